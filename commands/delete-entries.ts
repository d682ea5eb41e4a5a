import sql, { join } from 'sql-template-tag';
import { invalidState } from '../domain/errors.js';
import { batchesOf } from '../models/batches.js';
import type { Ctx } from '../models/context.js';
import { emitAll } from '../models/event.js';
import { keepTime } from '../models/kept-time.js';
import { execute } from '../models/select.js';
import { TimeEntry } from '../models/time-entry.js';
import { seeingAll } from '../models/workspace-context.js';
import { serializeTimeEntry } from '../serializers/time-entry.js';
import { everything } from '../serializers/view.js';
import { moveHours } from './draw-hours.js';

/**
 * Deletes the time of a ticket, a project or a client that goes itself, whoever logged it; so nothing is counted back on that, but
 * the hours drawn on agreements are, and the sums that reports read. Throws `invalid_state` where an entry is billed, or dated before
 * `lock_time_before` and the user no owner.
 */
export async function deleteEntriesOf(
  ctx: Ctx,
  parent: 'ticket_id' | 'project_id' | 'client_id',
  id: string,
): Promise<void> {
  const entries = await TimeEntry.in(seeingAll(ctx)).where(parent, id).orderBy('id').forUpdate();
  for (const entry of entries) assertMayGo(ctx, entry);
  if (entries.length === 0) return;
  // Those that were read, and not what may have come in between: that would go without being told of or taken from any sum.
  for (const some of batchesOf(entries)) {
    const ids = some.map((entry) => entry.id);
    await execute(
      ctx,
      sql`DELETE FROM time_entries WHERE workspace_id = ${ctx.scope.workspaceId} AND id IN (${join(ids)})`,
    );
  }
  await keepTime(ctx, entries, []);
  await moveHours(
    ctx,
    entries.map((before) => ({ before })),
  );
  await emitAll(
    ctx,
    'time_entry.deleted',
    entries.map((entry) => ({ data: serializeTimeEntry(entry, everything) })),
  );
}

function assertMayGo(ctx: Ctx, entry: TimeEntry): void {
  if (entry.invoice_line_id !== null)
    throw invalidState(`The time entry ${entry.id} is billed: void its invoice first, or keep what it belongs to`);
  const { lock_time_before: lock } = ctx.workspace;
  if (lock !== null && entry.date < lock && ctx.scope.role !== 'owner')
    throw invalidState(`Time before ${lock} is locked and would be deleted too: ask an owner`);
}
