/** The parts of My time that are loaded when they are first shown. All work without a connection, so they are also loaded ahead. */
import { lazyPart } from '../../ui/part.js';

export const TimeList = lazyPart(async () => import('./time-list.js').then((module) => module.TimeList));
export const DayView = lazyPart(async () => import('./day-view.js').then((module) => module.DayView));
export const EntryDrawer = lazyPart(async () => import('./entry-drawer.js').then((module) => module.EntryDrawer));
export const CellEntries = lazyPart(async () => import('./cell-entries.js').then((module) => module.CellEntries));
export const WorkField = lazyPart(async () =>
  import('../../entities/time-entry/work-field.js').then((module) => module.WorkField),
);
