/** The one gate of all time: whatever adds, changes or removes entries settles here what follows from it. */
import type { Ctx } from '../../models/context.js';
import type { TimeEntry } from '../../models/time/time-entry.js';
import { countHours } from './count-hours.js';
import { moveHours } from '../retainers/draw-hours.js';

/** An entry before and after a change; undefined where it is not there. */
export interface TimeChange {
  readonly before?: TimeEntry | undefined;
  readonly after?: TimeEntry | undefined;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Keeps every figure that the entries count in: the hours that agreements have left, those of tickets and projects, and the sums that
 * reports read. `goingToo` are ids of tickets and projects that are being deleted with the entries, on which nothing need be counted.
 */
export async function settleTime(ctx: Ctx, changes: readonly TimeChange[], goingToo = nothing): Promise<void> {
  await moveHours(ctx, changes);
  const gone = changes.flatMap(({ before }) => before ?? []);
  const come = changes.flatMap(({ after }) => after ?? []);
  await countHours(ctx, { gone, come, goingToo });
}
