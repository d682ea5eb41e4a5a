/** What the menus of a list know of it. */
import type { SavedView, SavedViewScreen } from 'docket-sdk';
import type { NamedColumn, TableLayout } from '../../ui/table/table-layout.js';
import type { ScreenQuery } from './saved-views.js';

export interface ListMenusProps {
  readonly columns: readonly NamedColumn[];
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
  readonly screen: SavedViewScreen;
  readonly views: readonly SavedView[];
  /** The view in use. */
  readonly current: SavedView | undefined;
  /** The filters, the order or the columns differ from it. */
  readonly isChanged: boolean;
  /** The filters and the order that the list has now. */
  readonly query: ScreenQuery;
  /** Takes from an address what a view holds. */
  readonly read: (search: ScreenQuery) => ScreenQuery;
  /** False if the screen opens without a view for everyone. */
  readonly hasDefault?: boolean;
  readonly onShow: (view: SavedView | 'all', isReplaced?: boolean) => void;
  /** The changed columns are saved. */
  readonly onSaved: () => void;
}
