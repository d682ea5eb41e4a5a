import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import type { TimeEntry } from '../../models/time/time-entry.js';
import { removeTime } from './change-time.js';
import { assertMayChange } from './time-entry-rules.js';

/** Deletes an entry, or discards a running timer. */
export async function deleteTimeEntry(ctx: Ctx, entry: Locked<TimeEntry>): Promise<void> {
  assertMayChange(ctx, entry);
  await removeTime(ctx, [entry]);
}
