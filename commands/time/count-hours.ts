/**
 * How a change of time reaches the rollups that reports read (docs/decisions/rollups.md,
 * docs/decisions/time-increments.md):
 * 1. The gate (change-time.ts) calls `countHours` in its transaction, with the entries before and after the change.
 * 2. Hours of projects and tickets change at once, by differences (`hours = hours + ?`): lists and budget alerts need
 *    them.
 * 3. `addTimeIncrements` (models/time/time-rollups.ts) only inserts increments, signed differences, so that no two
 *    requests wait for a row of `daily_time` or `monthly_time`.
 * 4. A worker folds the increments every few seconds (models/time/fold-time.ts): it adds them to the rollups and
 *    deletes them, in one transaction.
 * 5. Reports read rollups and increments in one statement, so every hour counts once at any moment.
 */
import { dec, zero, type Big } from '../../domain/money.js';
import type { Ctx } from '../../models/context.js';
import { addTimeIncrements, type SummedEntry } from '../../models/time/time-rollups.js';
import { addProjectHours } from '../projects/project-budget.js';
import { addTicketHours, type TicketHours } from '../tickets/ticket-hours.js';

/** The fields of an entry that sums depend on; a running timer has 0 hours. */
type Counted = SummedEntry;

/** Entries before and after a change; a changed entry is in both. */
interface EntryChanges {
  readonly before: readonly Counted[];
  readonly after: readonly Counted[];
  /** Ids of tickets and projects that are being deleted, whose hours need no update. */
  readonly deletedParents: ReadonlySet<string>;
}

/**
 * Updates the hours of projects and tickets, and adds increments for the rollups. The order of statements is fixed to
 * avoid deadlocks: projects before tickets, as in commands that complete or delete a project. Adding hours locks the
 * project, and throws `invalid_state` for new time on a finished one. Only commands/time/change-time.ts calls this.
 */
export async function countHours(ctx: Ctx, turnover: EntryChanges): Promise<void> {
  await Promise.all([countOnWork(ctx, turnover), addTimeIncrements(ctx, turnover.before, turnover.after)]);
}

/**
 * Projects one after the other, in the order of their ids: a project with a budget is locked by the second of two
 * statements, so sending them concurrently would not keep that order.
 */
async function countOnWork(ctx: Ctx, turnover: EntryChanges): Promise<void> {
  const had = new Set(turnover.before.map(({ project_id }) => project_id));
  for (const [project, { logged }] of sums('project_id', turnover))
    if (!logged.eq(zero)) await addProjectHours(ctx, project, logged, !had.has(project));
  const projects = projectsOfNew(turnover);
  await Promise.all(
    sums('ticket_id', turnover).map(([ticket, hours]) => addTicketHours(ctx, ticket, hours, projects.get(ticket))),
  );
}

/** The project of time that is new on a ticket, by ticket id. */
function projectsOfNew({ before, after }: EntryChanges): ReadonlyMap<string | null, string | null> {
  const had = new Set(before.map(({ ticket_id }) => ticket_id));
  return new Map(
    after.filter(({ ticket_id }) => !had.has(ticket_id)).map(({ ticket_id, project_id }) => [ticket_id, project_id]),
  );
}

function sums(
  column: 'ticket_id' | 'project_id',
  { before, after, deletedParents }: EntryChanges,
): [string, TicketHours][] {
  const byId = new Map<string, TicketHours>();
  const add = (entry: Counted, sign: Big): void => {
    const id = entry[column];
    if (id === null || deletedParents.has(id)) return;
    const hours = dec(entry.hours).times(sign);
    const { logged, billable } = byId.get(id) ?? { logged: zero, billable: zero };
    const counts = entry.billable && !entry.excluded;
    byId.set(id, { logged: logged.plus(hours), billable: counts ? billable.plus(hours) : billable });
  };
  for (const entry of before) add(entry, dec(-1));
  for (const entry of after) add(entry, dec(1));
  return [...byId].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
