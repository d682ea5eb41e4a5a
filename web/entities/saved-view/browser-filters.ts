/** Filters that users saved in this browser before views were kept on the server: moves them into the user's account. */
import { ApiError, type SavedViewScreen } from 'docket-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { invalidateAfter } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { standardLayout } from '../../ui/table/table-layout.js';
import { notify } from '../../ui/toast.js';
import { bodyOf, type ScreenQuery } from './saved-views.js';
import { t } from '../../messages/text.js';

interface Moving {
  readonly screen: SavedViewScreen;
  readonly read: (search: ScreenQuery) => ScreenQuery;
}

const keyOf = (screen: SavedViewScreen): string => `docket.filters.${screen.replace('_', '-')}`;

/** What the browser holds for a screen: names with the search of the address. */
function filtersIn(screen: SavedViewScreen): [name: string, search: string][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(screen)) ?? '{}');
    return Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  } catch {
    // A damaged entry has nothing to move.
    return [];
  }
}

/** Removes from the browser what the server has; what it refused stays, and is tried again the next time. */
function leave(screen: SavedViewScreen, left: readonly [string, string][]): void {
  if (left.length === 0) localStorage.removeItem(keyOf(screen));
  else localStorage.setItem(keyOf(screen), JSON.stringify(Object.fromEntries(left)));
}

export function useMoveFromBrowser({ screen, read }: Moving): () => Promise<void> {
  const router = useRouter();
  const client = useQueryClient();
  const { workspace } = useSession();
  return async () => {
    let left = filtersIn(screen);
    // The filters name objects of the live side.
    if (left.length === 0 || workspace.mode !== 'live') return;
    for (const [name, search] of left) {
      const query = read(router.options.parseSearch(search));
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that what is moved is never moved twice
      if (!(await isSaved({ screen, name, ...bodyOf(query, standardLayout) }))) continue;
      left = left.filter(([one]) => one !== name);
      leave(screen, left);
    }
    await invalidateAfter(client, 'createSavedView');
    if (left.length === 0) notify(t('views.viewsMovedToYourAccount'));
  };
}

/** A name that is taken means that another tab has moved it, or that the user has given it anew. */
async function isSaved(view: Parameters<typeof docket.savedViews.create>[0]): Promise<boolean> {
  try {
    await docket.savedViews.create(view);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'duplicate')) return false;
  }
  try {
    await docket.savedViews.create({ ...view, name: t('views.fromThisBrowser', { name: view.name }) });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.code === 'duplicate';
  }
}
