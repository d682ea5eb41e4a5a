import sql from 'sql-template-tag';
import { invalid } from '../../domain/errors.js';
import { dec, toDecimal, zero, type Big } from '../../domain/money.js';
import type { Ctx } from '../../models/context.js';
import { keepTime, type SummedEntry } from '../../models/time/kept-time.js';
import { execute } from '../../models/select.js';
import { addProjectHours } from '../projects/project-budget.js';

/** As much of an entry as its hours count by; of a running timer they are 0. */
type Counted = SummedEntry;

/** Entries as they were and as they are; one that changed is in both. */
interface Turnover {
  readonly before: readonly Counted[];
  readonly after: readonly Counted[];
  /** Ids of tickets and projects that are being deleted, on which nothing need be counted. */
  readonly deletedToo: ReadonlySet<string>;
}

interface Hours {
  readonly logged: Big;
  readonly billable: Big;
}

/**
 * Keeps the hours of the tickets and projects concerned, and the sums that reports read, always in the same order, so that requests
 * at once do not lock each other out. Only commands/time/change-time.ts calls it.
 */
export async function countHours(ctx: Ctx, turnover: Turnover): Promise<void> {
  for (const [ticket, hours] of sums('ticket_id', turnover)) await addTicketHours(ctx, ticket, hours);
  for (const [project, { logged }] of sums('project_id', turnover))
    if (!logged.eq(zero)) await addProjectHours(ctx, project, logged);
  await keepTime(ctx, turnover.before, turnover.after);
}

function sums(column: 'ticket_id' | 'project_id', { before, after, deletedToo }: Turnover): [string, Hours][] {
  const byId = new Map<string, Hours>();
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

async function addTicketHours(ctx: Ctx, ticketId: string, { logged, billable }: Hours): Promise<void> {
  if (logged.eq(zero) && billable.eq(zero)) return;
  const counted = await execute(
    ctx,
    sql`UPDATE tickets SET logged_hours = logged_hours + CAST(${toDecimal(logged)} AS DECIMAL(12, 2)),
               billable_hours = billable_hours + CAST(${toDecimal(billable)} AS DECIMAL(12, 2)), updated_at = ${ctx.now}
         WHERE id = ${ticketId} AND workspace_id = ${ctx.scope.workspaceId}`,
  );
  if (counted === 0) throw invalid('ticket_id', `does not exist: ${ticketId}`);
}
