/** Unbilled work in parts: of a client, a project and a currency, what may be billed apart from what awaits approval. */
import sql, { join, type Sql } from 'sql-template-tag';
import { dec, roundMoney, zero, type Big, type Decimal } from '../../domain/money.js';
import type { Day } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { Expense } from '../../models/expenses/expense.js';
import { identifier, scoped, select } from '../../models/select.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import { awaitsClient } from '../approvals/client-approved.js';
import { unbilledExpense } from '../billing/billable-expenses.js';
import { unbilledTime } from '../billing/billable-time.js';

/** Spans of age, the oldest work first. */
export const ages = ['over_90_days', '61_90_days', '31_60_days', '0_30_days'] as const;
type Age = (typeof ages)[number];

type Column = 'aged_more' | 'aged_90' | 'aged_60' | 'aged_30';

const columns: Record<Age, { readonly column: Column; readonly holds: Sql }> = {
  over_90_days: { column: 'aged_more', holds: sql`age > 90` },
  '61_90_days': { column: 'aged_90', holds: sql`age BETWEEN 61 AND 90` },
  '31_60_days': { column: 'aged_60', holds: sql`age BETWEEN 31 AND 60` },
  '0_30_days': { column: 'aged_30', holds: sql`age <= 30` },
};
const sums = ages.map((age) => {
  const { column, holds } = columns[age];
  return sql`SUM(IF(${holds}, u.value, 0)) AS ${identifier(column)}`;
});

interface Named {
  readonly client_id: string;
  readonly client_name: string;
  readonly project_id: string | null;
  readonly project_title: string | null;
  readonly currency: string;
  readonly oldest_date: Day;
}

type Row = Named & Readonly<Record<Column, Decimal>> & { readonly awaits: number; readonly hours: Decimal };

/** Amounts are rounded. */
export interface UnbilledPart extends Named {
  readonly awaits: boolean;
  readonly hours: Big;
  readonly timeValue: Big;
  readonly expenses: Big;
  /** Both by the age of the work; they add up to it. */
  readonly byAge: Readonly<Record<Age, Big>>;
}

/** All unbilled work of the workspace that is for clients, by the conditions of from-time; its age is counted to a day. */
export async function unbilledParts(ctx: Ctx, asOf: Day): Promise<UnbilledPart[]> {
  const { require_time_approval: timeApproved, require_expense_approval: expensesApproved } = await workspaceOf(ctx);
  const time = await addedUp(
    ctx,
    sql`SELECT t.client_id, t.project_id, NULL AS own_currency, ((${timeApproved} AND t.approval_status <> 'approved') OR ${awaitsClient}) AS awaits,
               t.hours, t.value, t.date, DATEDIFF(${asOf}, t.date) AS age
          FROM time_entries t
         WHERE ${scoped(seeingAll(ctx), TimeEntry, 't')} AND t.client_id IS NOT NULL AND ${unbilledTime} AND t.approval_status <> 'rejected'`,
  );
  const expenses = await addedUp(
    ctx,
    sql`SELECT t.client_id, t.project_id, t.currency AS own_currency, (${expensesApproved} AND t.approval_status <> 'approved') AS awaits,
               0 AS hours, t.billable_amount AS value, t.date, DATEDIFF(${asOf}, t.date) AS age
          FROM expenses t
         WHERE ${scoped(seeingAll(ctx), Expense, 't')} AND t.client_id IS NOT NULL AND ${unbilledExpense} AND t.approval_status <> 'rejected'`,
  );
  return [
    ...time.map((row) => partOf(row, (value) => ({ timeValue: value, expenses: zero }))),
    ...expenses.map((row) => partOf(row, (value) => ({ timeValue: zero, expenses: value }))),
  ];
}

/** Work without its own currency is in its client's. */
const addedUp = (ctx: Ctx, work: Sql): Promise<Row[]> =>
  select<Row>(
    ctx,
    sql`SELECT g.*, COALESCE(g.own_currency, c.currency) AS currency, c.name AS client_name, p.title AS project_title
          FROM (SELECT u.client_id, u.project_id, u.own_currency, u.awaits, SUM(u.hours) AS hours, MIN(u.date) AS oldest_date, ${join(sums)}
                  FROM (${work}) u GROUP BY u.client_id, u.project_id, u.own_currency, u.awaits) g
          JOIN clients c ON c.id = g.client_id AND c.workspace_id = ${ctx.scope.workspaceId}
          LEFT JOIN projects p ON p.id = g.project_id AND p.workspace_id = ${ctx.scope.workspaceId}`,
  );

/** Rounds the whole once, and each age as far as the whole has come with it: rounded alone, ages would not add up. */
function partOf(row: Row, valuesOf: (value: Big) => Pick<UnbilledPart, 'timeValue' | 'expenses'>): UnbilledPart {
  const { currency } = row;
  let exact = zero;
  let shown = zero;
  const next = (age: Age): Big => {
    exact = exact.plus(dec(row[columns[age].column]));
    const before = shown;
    shown = roundMoney(exact, currency);
    return shown.minus(before);
  };
  const byAge = {
    over_90_days: next('over_90_days'),
    '61_90_days': next('61_90_days'),
    '31_60_days': next('31_60_days'),
    '0_30_days': next('0_30_days'),
  };
  const { client_id, client_name, project_id, project_title, oldest_date } = row;
  return {
    client_id,
    client_name,
    project_id,
    project_title,
    currency,
    oldest_date,
    awaits: row.awaits === 1,
    hours: dec(row.hours),
    ...valuesOf(shown),
    byAge,
  };
}
