import type { Ctx } from '../../models/context.js';
import type { TimeEntry } from '../../models/time/time-entry.js';
import { removeEntries } from './delete-entries.js';
import { assertMayChange } from './time-entry-rules.js';

/** Deletes an entry, or discards a running timer. `entry` is locked. */
export async function deleteTimeEntry(ctx: Ctx, entry: TimeEntry): Promise<void> {
  assertMayChange(ctx, entry);
  await removeEntries(ctx, [entry]);
}
