/** Loads ahead all parts that must work without a connection: the timer, the week, its entries, search. */
import { useEffect } from 'react';
import {
  LazyCellEntries,
  LazyCellNote,
  LazyDayView,
  LazyEntryDrawer,
  LazyTimeList,
  LazyWeekLegend,
  LazyWorkField,
} from '../routes/time/time-parts.js';
import { LazyListMenus } from '../entities/saved-view/list-menus-part.js';
import { LazyPersonField } from '../routes/time/person-chooser.js';
import { LazyLongTimerQuestion } from '../timer/long-timer.js';
import { LazyStartTimer } from '../timer/timer-bar.js';
import { LazyDayPicker, LazyDayRange } from '../ui/day-field.js';
import { loadStale } from '../api/change.js';
import { LazyToastRegion } from '../ui/toasts.js';
import { loadMessages } from '../messages/load.js';
import { LazySearchContent } from './search-palette.js';

/** The most likely ones first. `loadedAhead` in scripts/bootstrap/web-budget.mjs limits their size. */
const parts: readonly { readonly load: () => Promise<unknown> }[] = [
  LazyToastRegion,
  { load: async () => loadStale().catch(() => undefined) },
  { load: async () => loadMessages('common', 'values').catch(() => undefined) },
  LazyStartTimer,
  {
    load: async () =>
      import('../api/delayed.js').then(
        ({ resumeDelayed }) => resumeDelayed(),
        () => undefined,
      ),
  },
  { load: async () => import('../routes/time/time-route.js').catch(() => undefined) },
  LazyEntryDrawer,
  LazyDayPicker,
  LazyTimeList,
  LazyListMenus,
  LazyDayRange,
  LazySearchContent,
  LazyWorkField,
  LazyCellEntries,
  LazyCellNote,
  LazyWeekLegend,
  LazyDayView,
  LazyPersonField,
  LazyLongTimerQuestion,
];

/** Pause between parts in browsers without `requestIdleCallback`. */
const idleMs = 2_000;

/** Loads the parts one by one while the browser is idle. Failed ones are tried again when the connection is back. */
export function useLoadAhead(): void {
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const loadAll = async (): Promise<void> => {
      for (const part of parts) {
        await idle();
        if (signal.aborted) return;
        await part.load();
      }
    };
    void loadAll();
    globalThis.addEventListener('online', () => void loadAll(), { signal });
    return () => ending.abort();
  }, []);
}

const idle = async (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, idleMs);
  });
