import { dec, zero, type Big } from '../../domain/money.js';
import type { Ctx } from '../../models/context.js';
import { addTimeToRollups, type SummedEntry } from '../../models/time/time-rollups.js';
import { addProjectHours } from '../projects/project-budget.js';
import { addTicketHours, type TicketHours } from '../tickets/ticket-hours.js';

/** As much of an entry as its hours count by; of a running timer they are 0. */
type Counted = SummedEntry;

/** Entries as they were and as they are; one that changed is in both. */
interface Turnover {
  readonly before: readonly Counted[];
  readonly after: readonly Counted[];
  /** Ids of tickets and projects that are being deleted, on which nothing need be counted. */
  readonly deletedToo: ReadonlySet<string>;
}

/**
 * Keeps the hours of the projects and tickets concerned, and the sums that reports read. The statements always run in the same
 * order, so that concurrent requests do not lock each other out: projects before tickets, the order in which operations that
 * complete or delete a project hold them. Counting hours holds the project: a project finished by then accepts no new time. Only
 * commands/time/change-time.ts calls it.
 */
export async function countHours(ctx: Ctx, turnover: Turnover): Promise<void> {
  await Promise.all([countOnWork(ctx, turnover), addTimeToRollups(ctx, turnover.before, turnover.after)]);
}

/** One project after the other: one with a budget is held by its second statement only. */
async function countOnWork(ctx: Ctx, turnover: Turnover): Promise<void> {
  const had = new Set(turnover.before.map(({ project_id }) => project_id));
  for (const [project, { logged }] of sums('project_id', turnover))
    if (!logged.eq(zero)) await addProjectHours(ctx, project, logged, !had.has(project));
  const projects = projectsOfNew(turnover);
  await Promise.all(
    sums('ticket_id', turnover).map(([ticket, hours]) => addTicketHours(ctx, ticket, hours, projects.get(ticket))),
  );
}

/** By ticket, the project of time that was not on the ticket before. */
function projectsOfNew({ before, after }: Turnover): ReadonlyMap<string | null, string | null> {
  const had = new Set(before.map(({ ticket_id }) => ticket_id));
  return new Map(
    after.filter(({ ticket_id }) => !had.has(ticket_id)).map(({ ticket_id, project_id }) => [ticket_id, project_id]),
  );
}

function sums(column: 'ticket_id' | 'project_id', { before, after, deletedToo }: Turnover): [string, TicketHours][] {
  const byId = new Map<string, TicketHours>();
  const add = (entry: Counted, sign: Big): void => {
    const id = entry[column];
    if (id === null || deletedToo.has(id)) return;
    const hours = dec(entry.hours).times(sign);
    const { logged, billable } = byId.get(id) ?? { logged: zero, billable: zero };
    const counts = entry.billable && !entry.excluded;
    byId.set(id, { logged: logged.plus(hours), billable: counts ? billable.plus(hours) : billable });
  };
  for (const entry of before) add(entry, dec(-1));
  for (const entry of after) add(entry, dec(1));
  return [...byId].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
