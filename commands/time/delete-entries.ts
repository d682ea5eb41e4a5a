import sql, { join } from 'sql-template-tag';
import { invalidState } from '../../domain/errors.js';
import { batchesOf } from '../../models/database/batches.js';
import type { Ctx } from '../../models/context.js';
import { emitAll } from '../../models/events/event.js';
import { execute } from '../../models/select.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { serializeTimeEntry } from '../../serializers/time-entry.js';
import { everything } from '../../serializers/view.js';
import { settleTime } from './settle-time.js';

/** What is being deleted with all the time that names any of it, by the column of the entries; all of it is locked. */
export type Going = { readonly [Column in 'client_id' | 'project_id' | 'ticket_id']?: readonly string[] };

/**
 * Deletes the time of what goes itself, whoever logged it. An entry may also name a project or a ticket that stays: its hours are
 * taken from that. Throws `invalid_state` where an entry is billed, or dated before `lock_time_before` and the user no owner.
 */
export async function deleteEntriesOf(ctx: Ctx, going: Going): Promise<void> {
  const entries = await entriesOf(ctx, going);
  for (const entry of entries) assertMayGo(ctx, entry);
  await removeEntries(ctx, entries, new Set(Object.values(going).flat()));
}

/** The entries that name any of what goes, each once; they are locked. */
async function entriesOf(ctx: Ctx, going: Going): Promise<TimeEntry[]> {
  const entries = new Map<string, TimeEntry>();
  for (const [column, ids] of Object.entries(going))
    for (const some of batchesOf(ids)) {
      const found = await TimeEntry.in(seeingAll(ctx)).whereIn(column, some).orderBy('id').forUpdate();
      for (const entry of found) entries.set(entry.id, entry);
    }
  return [...entries.values()];
}

/** Deletes entries, which are locked, and tells of each. `goingToo` is what goes with them, on which nothing is counted any more. */
export async function removeEntries(
  ctx: Ctx,
  entries: readonly TimeEntry[],
  goingToo?: ReadonlySet<string>,
): Promise<void> {
  // Those that were read, and not what may have come in between: that would go without being told of or taken from any sum.
  for (const some of batchesOf(entries)) {
    const ids = some.map((entry) => entry.id);
    await execute(
      ctx,
      sql`DELETE FROM time_entries WHERE workspace_id = ${ctx.scope.workspaceId} AND id IN (${join(ids)})`,
    );
  }
  await emitAll(
    ctx,
    'time_entry.deleted',
    entries.map((entry) => ({ data: serializeTimeEntry(entry, everything) })),
  );
  await settleTime(
    ctx,
    entries.map((before) => ({ before })),
    goingToo,
  );
}

function assertMayGo(ctx: Ctx, entry: TimeEntry): void {
  if (entry.invoice_line_id !== null)
    throw invalidState(`The time entry ${entry.id} is billed: void its invoice first, or keep what it belongs to`);
  const { lock_time_before: lock } = ctx.workspace;
  if (lock !== null && entry.date < lock && ctx.scope.role !== 'owner')
    throw invalidState(`Time before ${lock} is locked and would be deleted too: ask an owner`);
}
