import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { eachById } from '../../models/each-by-id.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { removeTime } from './change-time.js';
import { assertMayChange } from './time-entry-rules.js';

/** Deletes an entry, or discards a running timer. */
export async function deleteTimeEntry(ctx: Ctx, entry: Locked<TimeEntry>): Promise<void> {
  assertMayChange(ctx, entry);
  await removeTime(ctx, [entry]);
}

/** Like `deleteTimeEntry`, for several entries, all or none. */
export async function deleteTimeEntries(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const entries = await eachById(ctx, TimeEntry, ids, (entry) => {
    assertMayChange(ctx, entry);
    return entry;
  });
  await removeTime(ctx, entries);
}
