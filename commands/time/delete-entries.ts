import { invalidState } from '../../domain/errors.js';
import type { Locked } from '../../models/base.js';
import { batchesOf } from '../../database/batches.js';
import type { Ctx } from '../../models/context.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { isOneOf } from '../../models/select.js';
import { removeTime } from './change-time.js';

/**
 * Ids of clients, projects or tickets that are being deleted with all their time, by the column of the entries that
 * names them. The rows must be locked.
 */
export type DeletedParents = { readonly [Column in 'client_id' | 'project_id' | 'ticket_id']?: readonly string[] };

/**
 * Deletes the time of clients, projects or tickets that are being deleted, whoever logged it. Subtracts the hours from
 * a project or ticket that stays. Throws `invalid_state` if an entry is billed, or if it is dated before
 * `lock_time_before` and the user is not an owner.
 */
export async function deleteEntriesOf(ctx: Ctx, going: DeletedParents): Promise<void> {
  const entries = await entriesOf(ctx, going);
  for (const entry of entries) assertMayGo(ctx, entry);
  await removeTime(ctx, entries, new Set(Object.values(going).flat()));
}

/** Locks the entries that name any of these rows; each entry once. */
async function entriesOf(ctx: Ctx, going: DeletedParents): Promise<Locked<TimeEntry>[]> {
  const entries = new Map<string, Locked<TimeEntry>>();
  for (const [column, ids] of Object.entries(going))
    for (const some of batchesOf(ids)) {
      const found = await TimeEntry.lockAll(seeingAll(ctx), isOneOf(`t.${column}`, some));
      for (const entry of found) entries.set(entry.id, entry);
    }
  return [...entries.values()];
}

function assertMayGo(ctx: Ctx, entry: TimeEntry): void {
  if (entry.invoice_line_id !== null)
    throw invalidState(
      `The time entry ${entry.id} is billed: void its invoice first, or keep the client, project or ticket that it belongs to`,
    );
  const { lock_time_before: lock } = ctx.workspace;
  if (lock !== null && entry.date < lock && ctx.scope.role !== 'owner')
    throw invalidState(`Time before ${lock} is locked, and some of it would be deleted too: ask an owner to do this`);
}
