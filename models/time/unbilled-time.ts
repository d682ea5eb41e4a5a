/**
 * Unbilled time, kept next to the entries: what is unbilled of each client's day, by project and by whether the firm has approved
 * it. Nothing is ever added to it or taken away: every change leaves an increment that names the client and the day, and the worker
 * that folds it counts that day anew (docs/decisions/unbilled-time.md). So a day that no increment names is as its entries are.
 */
import sql, { type Sql } from 'sql-template-tag';
import { zero } from '../../domain/money.js';
import type { Day } from '../../domain/time.js';
import type { Ctx } from '../context.js';
import { scoped, select, type ScopedModel } from '../select.js';
import { seeingAll } from '../workspace/workspace-context.js';
import { leaveIncrements } from './time-rollups.js';
import { TimeEntry } from './time-entry.js';

/** Of the whole firm: only reports read it, for those who see everyone's time. `''` stands for no project. */
export const UnbilledTime: ScopedModel = { tableName: 'unbilled_time', limitVisible: () => undefined };

/** The ticket of an entry `t`, as `k`; nothing without one. */
export const withTicket: Sql = sql`LEFT JOIN tickets k ON k.id = t.ticket_id AND k.workspace_id = t.workspace_id`;

/**
 * Whether an entry `t` is unbilled work for a client, unless its project is billed otherwise than by time: the conditions of
 * `unbilledTime` (queries/billing/billable-time.ts), put in the columns that an index holds. Only a running timer has no hours, and
 * only what is to be billed has billable ones.
 */
export const isUnbilled: Sql = sql`t.billed = 0 AND t.billable_hours > 0 AND t.client_id IS NOT NULL AND t.agreement_id IS NULL
           AND t.approval_status <> 'rejected' AND (k.billing_type IS NULL OR k.billing_type = 'time_and_materials')`;

/** As `unbilled_time` has them, of an entry `t`. */
export const projectOfEntry: Sql = sql`COALESCE(t.project_id, '')`;
export const isApproved: Sql = sql`(t.approval_status = 'approved')`;

/** A day of a client. */
export interface ClientDay {
  readonly client_id: string;
  readonly date: Day;
}

/**
 * Has the days of entries `t` counted anew that are billed otherwise from now on without a change that passes the gate: a line bills
 * or releases them, or their ticket is billed otherwise. Holds them, so that none goes to another day meanwhile.
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
