/**
 * The gate of time (docs/decisions/one-gate-for-time.md): time entries are added, changed and deleted only here. Each
 * change emits events and updates everything that depends on the entries, in `settleTime`:
 * - activities of tickets (`recordLoggedTime`);
 * - hours that agreements have left (`moveHours`), then hours of projects and tickets, and the increments of rollups
 *   (`countHours`);
 * - approvals that show an entry which is now different (`removeFromApprovals`).
 *
 * None of these reads what another writes, so all of them are sent to the database at once.
 */
import sql, { join } from 'sql-template-tag';
import { changesBetween } from '../../domain/changes.js';
import { toNumber } from '../../domain/money.js';
import type { Locked, Values } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { batchesOf } from '../../database/batches.js';
import { emitAll } from '../../models/events/event.js';
import { patchEach, type Edit } from '../../models/patch-all.js';
import { changeByIds, type PlanFor } from '../../models/each-by-id.js';
import { removeFromSearch } from '../../models/search/search-index.js';
import { removeMetadata } from '../../models/metadata-values.js';
import { execute } from '../../models/select.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { serializeTimeEntry } from '../../serializers/time-entry.js';
import { everything } from '../../serializers/view.js';
import { removeFromApprovals } from '../approvals/remove-from-approvals.js';
import { moveHours } from '../retainers/draw-hours.js';
import { recordActivities } from '../tickets/record-activity.js';
import { countHours } from './count-hours.js';

/** Adds an entry: finished work, or a timer that starts now. */
export function addTime(ctx: Ctx, values: Values<TimeEntry>): Promise<TimeEntry> {
  return TimeEntry.insert(ctx, values, (entry) => settleNew(ctx, [entry]));
}

/** Like `addTime`, for several entries, with few SQL statements. */
export function addTimes(ctx: Ctx, values: readonly Values<TimeEntry>[]): Promise<TimeEntry[]> {
  return TimeEntry.insertMany(ctx, values, (entries) => settleNew(ctx, entries));
}

async function settleNew(ctx: Ctx, entries: readonly TimeEntry[]): Promise<void> {
  await Promise.all([
    emitAll(
      ctx,
      'time_entry.created',
      entries.map((entry) => ({ data: serializeTimeEntry(entry, everything) })),
    ),
    settleTime(
      ctx,
      entries.map((after) => ({ after })),
    ),
  ]);
}

type ChangeEvent = 'time_entry.updated' | 'time_entry.timer_stopped' | 'time_entry.approved' | 'time_entry.rejected';

/** Changes an entry, emits `event`, and returns the new state. */
export async function changeTime(
  ctx: Ctx,
  before: Locked<TimeEntry>,
  values: Values<TimeEntry>,
  event: ChangeEvent = 'time_entry.updated',
): Promise<Locked<TimeEntry>> {
  const after = await before.patch(ctx, values);
  await settleChanged(ctx, [{ before, after }], event);
  return after;
}

/** Like `changeTime`, for several entries, with few SQL statements. */
export async function changeTimes(
  ctx: Ctx,
  edits: readonly Edit<TimeEntry>[],
  event: ChangeEvent = 'time_entry.updated',
): Promise<TimeEntry[]> {
  const changes = await patchEach(ctx, TimeEntry, edits);
  await settleChanged(ctx, changes, event);
  return changes.map(({ after }) => after);
}

/** Changes the entries that a request names; `planFor` returns the columns to change in each. */
export const changeNamedTime = (
  ctx: Ctx,
  ids: readonly string[],
  planFor: PlanFor<TimeEntry>,
  event?: ChangeEvent,
): Promise<TimeEntry[]> => changeByIds(ctx, TimeEntry, ids, planFor, (edits) => changeTimes(ctx, edits, event));

async function settleChanged(ctx: Ctx, changes: readonly Required<TimeChange>[], event: ChangeEvent): Promise<void> {
  const happenings = changes.map(({ before, after }) => {
    const data = serializeTimeEntry(after, everything);
    const isUpdate = event === 'time_entry.updated';
    return { data, context: isUpdate ? { changes: changesBetween(serializeTimeEntry(before, everything), data) } : {} };
  });
  await Promise.all([emitAll(ctx, event, happenings), settleTime(ctx, changes)]);
}

/**
 * Deletes entries. `deletedParents` has the ids of tickets and projects that are being deleted too, whose hours need no
 * update.
 */
export async function removeTime(
  ctx: Ctx,
  entries: readonly Locked<TimeEntry>[],
  deletedParents?: ReadonlySet<string>,
): Promise<void> {
  await removeFromSearch(
    ctx,
    TimeEntry.tableName,
    entries.map(({ id }) => id),
  );
  await removeMetadata(ctx, TimeEntry.tableName, entries);
  // Deletes by id, not by condition: an entry added in between would go without an event, and stay in the sums.
  for (const some of batchesOf(entries)) {
    const ids = some.map((entry) => entry.id);
    await execute(
      ctx,
      sql`DELETE FROM time_entries WHERE workspace_id = ${ctx.scope.workspaceId} AND id IN (${join(ids)})`,
    );
  }
  await Promise.all([
    emitAll(
      ctx,
      'time_entry.deleted',
      entries.map((entry) => ({ data: serializeTimeEntry(entry, everything) })),
    ),
    settleTime(
      ctx,
      entries.map((before) => ({ before })),
      deletedParents,
    ),
  ]);
}

/** A time entry before and after a change; `before` is undefined for a new entry, `after` for a deleted one. */
interface TimeChange {
  readonly before?: TimeEntry;
  readonly after?: TimeEntry;
}

async function settleTime(
  ctx: Ctx,
  changes: readonly TimeChange[],
  deletedParents: ReadonlySet<string> = new Set(),
): Promise<void> {
  const before = changes.flatMap((change) => change.before ?? []);
  const after = changes.flatMap((change) => change.after ?? []);
  // Lock order: agreements before projects and tickets.
  const moveAndCount = async (): Promise<void> => {
    await moveHours(ctx, changes);
    await countHours(ctx, { before, after, deletedParents });
  };
  await Promise.all([recordLoggedTime(ctx, changes), moveAndCount(), removeFromApprovals(ctx, changes)]);
}

/** Records logged time on its ticket. A running timer is not logged time yet. */
function recordLoggedTime(ctx: Ctx, changes: readonly TimeChange[]): Promise<void> {
  const logged = changes.flatMap(({ before, after }) => {
    const ticket_id = loggedOn(after);
    if (!after || ticket_id === null || ticket_id === loggedOn(before)) return [];
    const { user_id, description: content, hours } = after;
    return [{ type: 'time_logged' as const, ticket_id, user_id, content, new_value: String(toNumber(hours)) }];
  });
  return recordActivities(ctx, logged);
}

const loggedOn = (entry: TimeEntry | undefined): string | null =>
  entry?.running_user_id === null ? entry.ticket_id : null;
