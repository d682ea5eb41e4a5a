/**
 * The table `unbilled_time`: unbilled hours and value by client, day, project and whether the firm has approved the
 * time. Its rows are never changed by differences. Every change leaves an increment with the client and the day, and
 * the worker that folds it recounts that day (docs/decisions/unbilled-time.md). So the rows of a day without increments
 * agree with its entries.
 */
import sql, { type Sql } from 'sql-template-tag';
import { zero } from '../../domain/money.js';
import type { Day } from '../../domain/time.js';
import type { Ctx } from '../context.js';
import { scoped, select, type ScopedModel } from '../select.js';
import { seeingAll } from '../workspace/workspace-context.js';
import { leaveIncrements } from './time-rollups.js';
import { TimeEntry } from './time-entry.js';

/**
 * The table, without limits of visibility: only reports for users who see everyone's time read it. `''` means no
 * project.
 */
export const UnbilledTime: ScopedModel = { tableName: 'unbilled_time', limitVisible: () => undefined };

/** Joins the ticket (alias `k`) of an entry (alias `t`); its columns are null if there is none. */
export const withTicket: Sql = sql`LEFT JOIN tickets k ON k.id = t.ticket_id AND k.workspace_id = t.workspace_id`;

/**
 * The condition that an entry (alias `t`, its ticket `k`) is unbilled work for a client. Whether its project is billed
 * by time is not checked. These are the conditions of `unbilledTime` (queries/billing/billable-time.ts), in terms of
 * columns that an index holds: running timers and entries that are not to be billed have 0 `billable_hours`.
 */
export const isUnbilled: Sql = sql`t.billed = 0 AND t.billable_hours > 0 AND t.client_id IS NOT NULL AND t.agreement_id IS NULL
           AND t.approval_status <> 'rejected' AND (k.billing_type IS NULL OR k.billing_type = 'time_and_materials')`;

/** The values of an entry (alias `t`) for the columns `project_id` and `approved` of `unbilled_time`. */
export const projectOfEntry: Sql = sql`COALESCE(t.project_id, '')`;
export const isApproved: Sql = sql`(t.approval_status = 'approved')`;

/** A day of a client. */
export interface ClientDay {
  readonly client_id: string;
  readonly date: Day;
}

/**
 * Leaves increments for the days of entries (alias `t`), so that these are recounted. It must be called for changes of
 * billing that do not pass the gate of time (commands/time/change-time.ts): an invoice line bills or releases entries,
 * or the billing type of their ticket changes. It locks the entries, so that none moves to another day meanwhile.
 */
export async function countAnew(ctx: Ctx, fitting: Sql): Promise<void> {
  const entries = await select<ClientDay>(
    ctx,
    sql`SELECT t.client_id, t.date FROM time_entries t
         WHERE ${scoped(seeingAll(ctx), TimeEntry, 't')} AND ${fitting} AND t.client_id IS NOT NULL ORDER BY t.id FOR UPDATE`,
  );
  await leaveIncrements(
    ctx,
    distinctDays(entries).map(({ client_id, date }) => [[date, '', client_id, '', '', ''], nothing]),
  );
}

export const distinctDays = (days: readonly ClientDay[]): ClientDay[] => [
  ...new Map(days.map((day) => [`${day.client_id} ${day.date}`, day])).values(),
];

const nothing = { hours: zero, billable_hours: zero, value: zero, cost: zero };
