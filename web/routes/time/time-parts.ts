/** Parts of My time that load on first use. All must work without a connection, so they are also loaded ahead. */
import { lazyPart } from '../../ui/part.js';

export const LazyTimeList = lazyPart(async () => import('./time-list.js').then((module) => module.TimeList));
export const LazyDayView = lazyPart(async () => import('./day-view.js').then((module) => module.DayView));
export const LazyEntryDrawer = lazyPart(async () => import('./entry-drawer.js').then((module) => module.EntryDrawer));
export const LazyCellEntries = lazyPart(async () => import('./cell-entries.js').then((module) => module.CellEntries));
export const LazyCellNote = lazyPart(async () => import('./cell-note.js').then((module) => module.CellNote));
export const LazyWeekLegend = lazyPart(async () => import('./week-legend.js').then((module) => module.WeekLegend));
export const LazyWorkField = lazyPart(async () =>
  import('../../entities/time-entry/work-field.js').then((module) => module.WorkField),
);
