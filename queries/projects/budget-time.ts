/** The time of one project: by day, and by user and ticket. */
import sql, { type Sql } from 'sql-template-tag';
import { dec, type Big, type Decimal } from '../../domain/money.js';
import type { TimeOnTicket } from '../../domain/projects/budget-work.js';
import type { Day } from '../../domain/time.js';
import type { Schemas } from '../../contract/contract.js';
import type { Ctx } from '../../models/context.js';
import { limitOf, scoped, selectSums, whatever } from '../../models/select.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { TimeEntry } from '../../models/time/time-entry.js';

/** What entries of a day add up to. */
export interface TimeOfDay {
  readonly date: Day;
  readonly hours: Big;
  readonly value: Big;
}

interface Sums {
  readonly hours: Decimal;
  readonly value: Decimal;
}

interface DayRow extends Sums {
  readonly date: Day;
}

interface WorkRow extends Sums {
  readonly date: null;
  readonly user_id: string;
  readonly user_name: string;
  readonly billable_hours: Decimal;
  readonly billed_hours: Decimal;
  readonly to_bill_hours: Decimal;
  readonly to_bill_value: Decimal;
  readonly cost: Decimal;
  readonly ticket_id: string | null;
  readonly number: string;
  readonly title: string;
  readonly phase_id: string | null;
  readonly billing_type: Schemas['BillingType'];
  readonly sees_ticket: number;
}

/**
 * The time of a project that the reader may see. Both groupings are read by one statement, so that they show the same
 * moment, from an index that has all columns of the entries.
 */
export async function budgetTime(
  ctx: Ctx,
  projectId: string,
): Promise<{ readonly days: readonly TimeOfDay[]; readonly work: readonly TimeOnTicket[] }> {
  const ofProject = sql`FROM time_entries t FORCE INDEX (time_entries_project_id_index)
     WHERE ${scoped(ctx, TimeEntry, 't')} AND t.project_id = ${projectId}`;
  const rows = await selectSums<DayRow | WorkRow>(
    ctx,
    sql`(${byDay(ofProject)}) UNION ALL (${byUserAndTicket(ctx, ofProject)})`,
  );
  return {
    days: rows
      .filter((row) => row.date !== null)
      .map(({ date, hours, value }) => ({ date, hours: dec(hours), value: dec(value) })),
    work: rows.filter((row) => row.date === null).map(workOf),
  };
}

const byDay = (ofProject: Sql): Sql => sql`
  SELECT t.date, SUM(t.hours) AS hours, SUM(t.value) AS value, NULL AS user_id, NULL AS user_name, NULL AS billable_hours, NULL AS billed_hours,
         NULL AS to_bill_hours, NULL AS to_bill_value, NULL AS cost, NULL AS ticket_id, NULL AS number, NULL AS title, NULL AS phase_id,
         NULL AS billing_type, NULL AS sees_ticket
    ${ofProject} GROUP BY t.date HAVING SUM(t.hours) > 0`;

/** `isUnbilled` of queries/reports/unbilled-time.ts, in terms of columns that the index holds; the ticket is checked later. */
const isToBill = sql`t.billed = 0 AND t.billable_hours > 0 AND t.agreement_id IS NULL AND t.approval_status <> 'rejected'`;

const byUserAndTicket = (ctx: Ctx, ofProject: Sql): Sql => sql`
  SELECT NULL AS date, g.hours, g.value, g.user_id, u.name AS user_name, g.billable_hours, g.billed_hours, g.to_bill_hours, g.to_bill_value, g.cost,
         g.ticket_id, k.number, k.title, k.phase_id, k.billing_type, (${limitOf(ctx, Ticket, 'k') ?? whatever}) AS sees_ticket
    FROM (SELECT t.user_id, t.ticket_id, SUM(t.hours) AS hours, SUM(t.value) AS value, SUM(t.billable_hours) AS billable_hours,
                 SUM(IF(t.billed, t.hours, 0)) AS billed_hours, SUM(IF(${isToBill}, t.hours, 0)) AS to_bill_hours,
                 SUM(IF(${isToBill}, t.value, 0)) AS to_bill_value, SUM(t.hours * COALESCE(t.cost_rate, 0)) AS cost
            ${ofProject} GROUP BY t.user_id, t.ticket_id) g
    JOIN users u ON u.id = g.user_id AND u.workspace_id = ${ctx.scope.workspaceId}
    LEFT JOIN tickets k ON k.id = g.ticket_id AND k.workspace_id = ${ctx.scope.workspaceId}
   WHERE g.hours > 0`;

const workOf = (row: WorkRow): TimeOnTicket => ({
  user: { id: row.user_id, name: row.user_name },
  ticket:
    row.ticket_id === null
      ? null
      : {
          id: row.ticket_id,
          number: row.number,
          title: row.title,
          phaseId: row.phase_id,
          billingType: row.billing_type,
          isVisible: row.sees_ticket === 1,
        },
  hours: dec(row.hours),
  billableHours: dec(row.billable_hours),
  value: dec(row.value),
  billedHours: dec(row.billed_hours),
  toBill: { hours: dec(row.to_bill_hours), value: dec(row.to_bill_value) },
  cost: dec(row.cost),
});
