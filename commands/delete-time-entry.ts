import type { Ctx } from '../models/context.js';
import { emit } from '../models/event.js';
import type { TimeEntry } from '../models/time-entry.js';
import { serializeTimeEntry } from '../serializers/time-entry.js';
import { everything } from '../serializers/view.js';
import { countHours } from './count-hours.js';
import { moveHours } from './draw-hours.js';
import { assertMayChange } from './time-entry-rules.js';

/** Deletes an entry, or discards a running timer, and takes its hours from the project. `entry` is locked. */
export async function deleteTimeEntry(ctx: Ctx, entry: TimeEntry): Promise<void> {
  assertMayChange(ctx, entry);
  await entry.remove(ctx);
  await emit(ctx, 'time_entry.deleted', serializeTimeEntry(entry, everything));
  await moveHours(ctx, [{ before: entry }]);
  await countHours(ctx, { gone: [entry] });
}
