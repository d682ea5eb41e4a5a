/**
 * The views and the columns of a list. The view in use is in the address as `saved`, beside the filters that it began
 * with, so that reload, Back and links keep both.
 */
import type { SavedView, SavedViewScreen } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { readFilters, type Filters } from '../../api/filters.js';
import { useSession } from '../../api/session.js';
import { Part } from '../../ui/part.js';
import type { TableProps } from '../../ui/table/table.js';
import { namedColumns, standardLayout, type TableLayout } from '../../ui/table/table-layout.js';
import { setChangedLayout, useChangedLayout } from './layouts.js';
import { LazyListMenus } from './list-menus-part.js';
import { isOwnColumns, isSameLayout, isSameQuery, layoutOf, searchOfView, viewsOptions } from './saved-views.js';
import type { ScreenQuery } from './saved-views.js';
import { useOwnColumns } from './use-own-columns.js';

interface ListViewOptions<Row, Query extends object> {
  readonly screen: SavedViewScreen;
  /** The filters of its list: they are what a view holds of the address. */
  readonly rules: Filters<Query>;
  /** Names of others that a view holds too. */
  readonly besides?: readonly string[];
  readonly columns: TableProps<Row>['columns'];
}

export interface ListView<Row> {
  /** For the `Table`. */
  readonly table: Pick<TableProps<Row>, 'columns' | 'layout' | 'onLayout' | 'isWaiting'>;
  /** For the `FilterBar`. */
  readonly menus: ReactNode;
}

export function useListView<Row, Query extends object>(options: ListViewOptions<Row, Query>): ListView<Row> {
  const { screen, rules, besides = [], columns } = options;
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { user } = useSession();
  const read = (given: ScreenQuery): ScreenQuery => queryOf(rules, besides, given);
  const query = read(search);
  const found = useQuery(viewsOptions(screen));
  const views = found.data ?? [];
  const current = views.find(({ id }) => id === search['saved']);
  const show = (view: SavedView | 'all', isReplaced = false): void => {
    const names = new Set([...Object.keys(rules.parameters), ...besides, 'saved']);
    const rest = Object.fromEntries(Object.entries(search).filter(([name]) => !names.has(name)));
    const next = view === 'all' ? { saved: 'all' } : { ...searchOfView(view), saved: view.id };
    void navigate({ to: '.', search: { ...rest, ...next }, replace: isReplaced, resetScroll: false });
  };
  const isWaiting = useDefaultView({
    isBare: Object.keys(query).length === 0 && search['saved'] === undefined,
    isPending: found.isPending,
    preset: views.find((view) => view.is_default && view.user_id === user.id),
    show,
  });
  const layouts = useLayout(screen, views, current);
  const named = useMemo(() => namedColumns(columns), [columns]);
  return {
    table: { columns: named, layout: layouts.layout, onLayout: layouts.change, isWaiting },
    menus: (
      <Part fallback={null} isField>
        <LazyListMenus
          screen={screen}
          views={views}
          current={current}
          isChanged={current !== undefined && (layouts.isChanged || !isSameQuery(read(searchOfView(current)), query))}
          query={query}
          read={read}
          onShow={show}
          columns={named}
          layout={layouts.layout}
          onLayout={layouts.change}
          onSaved={layouts.forget}
        />
      </Part>
    ),
  };
}

function queryOf<Query extends object>(
  rules: Filters<Query>,
  besides: readonly string[],
  given: ScreenQuery,
): ScreenQuery {
  const read: Readonly<Record<string, unknown>> = readFilters(rules, given);
  const { page: _page, per_page: _perPage, cursor: _cursor, ...filters } = read;
  const others = besides.filter((name) => given[name] !== undefined).map((name) => [name, given[name]] as const);
  return { ...filters, ...Object.fromEntries(others) };
}

interface Opening {
  /** The address names neither filters nor a view. */
  readonly isBare: boolean;
  readonly isPending: boolean;
  readonly preset: SavedView | undefined;
  readonly show: (view: SavedView | 'all', isReplaced?: boolean) => void;
}

/**
 * Opens the user's default view of a screen that is opened without filters, and returns whether the list has to wait for
 * it. Whoever clears the filters later sees the whole list, and a reload shows it again.
 */
function useDefaultView({ isBare, isPending, preset, show }: Opening): boolean {
  const [phase, setPhase] = useState<'new' | 'opening' | 'open'>(isBare ? 'new' : 'open');
  useEffect(() => {
    if (isPending || phase === 'opening') {
      if (!isBare) setPhase('open');
      return;
    }
    if (!isBare || (phase === 'new' && !preset)) setPhase('open');
    else if (preset) {
      if (phase === 'new') setPhase('opening');
      show(phase === 'new' ? preset : 'all', true);
    }
    // `show` is another function in each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isBare, isPending, preset, phase]);
  return isBare && (phase === 'opening' || (phase === 'new' && (isPending || preset !== undefined)));
}

/** The layout of the view in use, or of the user, with what they changed since. */
function useLayout(screen: SavedViewScreen, views: readonly SavedView[], current: SavedView | undefined) {
  const { user } = useSession();
  const save = useOwnColumns(screen);
  const own = views.find((view) => view.user_id === user.id && isOwnColumns(view));
  const ofUser = useMemo(() => own && layoutOf(own), [own]);
  const ofView = useMemo(() => current && layoutOf(current), [current]);
  const stored = ofView ?? ofUser ?? standardLayout;
  const key = `${screen} ${current?.id ?? ''}`;
  const changed = useChangedLayout(key);
  return {
    layout: changed ?? stored,
    isChanged: changed !== undefined && !isSameLayout(changed, stored),
    change: (layout: TableLayout): void => {
      setChangedLayout(key, layout);
      // A view changes only when it is updated.
      if (!current) save(layout);
    },
    forget: (): void => setChangedLayout(key, undefined),
  };
}
