/** What must work without a connection is loaded before it is asked for: the timer, the week, its entries, search. */
import { useEffect } from 'react';
import { CellEntries, DayView, EntryDrawer, TimeList, WorkField } from '../routes/time/time-parts.js';
import { PersonField } from '../routes/time/whose.js';
import { LongTimerQuestion } from '../timer/long-timer.js';
import { StartTimer } from '../timer/timer-bar.js';
import { DayPicker } from '../ui/day-field.js';
import { Searching } from './search-palette.js';

/** What is likely to be asked for next comes first. Their size is limited by `loadedAhead` in scripts/bootstrap/web-budget.mjs. */
const parts: readonly { readonly load: () => Promise<unknown> }[] = [
  StartTimer,
  { load: async () => import('../routes/time/time-route.js').catch(() => undefined) },
  EntryDrawer,
  DayPicker,
  TimeList,
  Searching,
  WorkField,
  CellEntries,
  DayView,
  PersonField,
  LongTimerQuestion,
];

/** For browsers that do not tell when they are idle. */
const idleMs = 2_000;

/** Loads one after the other while the browser has nothing else to do; what fails is tried again when a connection is back. */
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
