/** Unbilled work by client, project and currency, separate for work that may be billed and work awaiting approval. */
import sql, { join, type Sql } from 'sql-template-tag';
import { dec, roundMoney, zero, type Big, type Decimal } from '../../domain/money.js';
import type { Day } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { Expense } from '../../models/expenses/expense.js';
import { Project } from '../../models/projects/project.js';
import { scoped, selectSums } from '../../models/select.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { workspaceOf, type Workspace } from '../../models/workspace/workspace.js';
import { lacksClientApproval } from '../approvals/client-approval.js';
import { unbilledExpense } from '../billing/billable-expenses.js';
import {
  ageColumns,
  ages,
  columnOfAge,
  isApproved,
  isOfAge,
  isUnbilled,
  unbilledGroups,
  withTicket,
  type Age,
  type AgeColumn,
} from './unbilled-time.js';

/** The value of the work `t`, by its age. */
const agedValues = (asOf: Day, value: Sql): Sql =>
  join(ages.map((age, at) => sql`SUM(IF(${isOfAge(age, asOf)}, ${value}, 0)) AS ${ageColumns[at]}`));

interface Named {
  readonly client_id: string;
  readonly client_name: string;
  readonly project_id: string | null;
  readonly project_title: string | null;
  readonly currency: string;
  readonly oldest_date: Day;
}

type Row = Named & Readonly<Record<AgeColumn, Decimal>> & { readonly awaits: number; readonly hours: Decimal };

/** Amounts are rounded to the minor unit of the currency. */
export interface UnbilledPart extends Named {
  readonly awaits: boolean;
  readonly hours: Big;
  readonly timeValue: Big;
  readonly expenses: Big;
  /** Time value and expenses by the age of the work; the spans add up to these. */
  readonly byAge: Readonly<Record<Age, Big>>;
}

/** All unbilled work for clients, by the conditions of `createInvoiceFromTime`. Its age is counted up to `asOf`. */
export async function unbilledParts(ctx: Ctx, asOf: Day): Promise<UnbilledPart[]> {
  const workspace = await workspaceOf(ctx);
  const time = await addedUp(ctx, timeSums(ctx, asOf, workspace));
  const expenses = await addedUp(ctx, expenseSums(ctx, asOf, workspace));
  return [
    ...time.map((row) => partOf(row, (value) => ({ timeValue: value, expenses: zero }))),
    ...expenses.map((row) => partOf(row, (value) => ({ timeValue: zero, expenses: value }))),
  ];
}

/**
 * Time is added up before its projects are joined. Only in projects that require the client's approval is each entry
 * checked for it.
 */
function timeSums(ctx: Ctx, asOf: Day, { require_time_approval }: Workspace): Sql {
  const sums = sql`MIN(t.date) AS oldest_date, SUM(t.hours) AS hours, ${agedValues(asOf, sql`t.value`)}`;
  const ofProject = sql`p.id = t.project_id AND p.workspace_id = ${ctx.scope.workspaceId}`;
  return sql`
    SELECT t.client_id, NULLIF(t.project_id, '') AS project_id, NULL AS own_currency, (${require_time_approval} AND NOT t.approved) AS awaits,
           MIN(t.oldest_date) AS oldest_date, SUM(t.hours) AS hours, ${join(ageColumns.map((name) => sql`SUM(t.${name}) AS ${name}`))}
      FROM (${unbilledGroups(ctx, asOf)}) t LEFT JOIN projects p ON ${ofProject}
     WHERE ${isByTime} AND COALESCE(p.require_client_approval, 0) = 0
     GROUP BY t.client_id, t.project_id, awaits
    UNION ALL
    SELECT t.client_id, t.project_id, NULL AS own_currency, ((${require_time_approval} AND NOT ${isApproved}) OR ${lacksClientApproval}) AS awaits, ${sums}
      FROM projects p JOIN time_entries t ON ${ofProject} ${withTicket}
     WHERE ${scoped(seeingAll(ctx), Project, 'p')} AND p.require_client_approval AND ${isByTime}
       AND ${scoped(seeingAll(ctx), TimeEntry, 't')} AND ${isUnbilled}
     GROUP BY t.client_id, t.project_id, awaits`;
}

/** A condition over the joined project `p`: there is none, or it is billed by time and materials. */
const isByTime = sql`(p.billing_type IS NULL OR p.billing_type = 'time_and_materials')`;

const expenseSums = (ctx: Ctx, asOf: Day, { require_expense_approval }: Workspace): Sql => sql`
  SELECT t.client_id, t.project_id, t.currency AS own_currency, (${require_expense_approval} AND NOT ${isApproved}) AS awaits,
         MIN(t.date) AS oldest_date, 0 AS hours, ${agedValues(asOf, sql`t.billable_amount`)}
    FROM expenses t
   WHERE ${scoped(seeingAll(ctx), Expense, 't')} AND t.client_id IS NOT NULL AND ${unbilledExpense} AND t.approval_status <> 'rejected'
   GROUP BY t.client_id, t.project_id, t.currency, awaits`;

/** Adds names to the sums. Expenses have their own currency; time is in its client's. */
const addedUp = (ctx: Ctx, sums: Sql): Promise<Row[]> =>
  selectSums<Row>(
    ctx,
    sql`SELECT g.*, COALESCE(g.own_currency, c.currency) AS currency, c.name AS client_name, p.title AS project_title
          FROM (${sums}) g
          JOIN clients c ON c.id = g.client_id AND c.workspace_id = ${ctx.scope.workspaceId}
          LEFT JOIN projects p ON p.id = g.project_id AND p.workspace_id = ${ctx.scope.workspaceId}`,
  );

/** Rounds running totals, oldest span first. A span is the difference of two, so all add up to the rounded whole. */
function partOf(row: Row, valuesOf: (value: Big) => Pick<UnbilledPart, 'timeValue' | 'expenses'>): UnbilledPart {
  const { currency } = row;
  let exact = zero;
  let shown = zero;
  const next = (age: Age): Big => {
    exact = exact.plus(dec(row[columnOfAge[age]]));
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
