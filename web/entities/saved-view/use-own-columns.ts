/** Stores the user's columns of a screen, for when no view is in use. */
import type { SavedView, SavedViewScreen } from 'docket-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import type { TableLayout } from '../../ui/table/table-layout.js';
import { bodyOf, isOwnColumns, viewsOptions } from './saved-views.js';
import { t } from '../../messages/text.js';

export function useOwnColumns(screen: SavedViewScreen): (layout: TableLayout) => void {
  const client = useQueryClient();
  const { user } = useSession();
  const { queryKey } = viewsOptions(screen);
  const save = useChange({
    operation: 'updateSavedView',
    // The second change waits until the first has created the view.
    mutationScope: `columns of ${screen}`,
    send: async (layout: TableLayout) => {
      const views = await client.ensureQueryData(viewsOptions(screen));
      const own = views.find((view) => view.user_id === user.id && isOwnColumns(view));
      const body = bodyOf({}, layout, true);
      const saved = await (own
        ? docket.savedViews.update(own.id, body)
        : docket.savedViews.create({ screen, name: t('common.ownColumns'), ...body }));
      client.setQueryData<SavedView[]>(queryKey, (known = []) => [...known.filter(({ id }) => id !== saved.id), saved]);
    },
  });
  return (layout) => save.mutate(layout);
}
