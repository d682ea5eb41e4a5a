import sql, { type Sql } from 'sql-template-tag';
import { toNumber, type Decimal } from '../../domain/money.js';
import { reachOf } from '../../domain/people/policy.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { Expense } from '../../models/expenses/expense.js';
import { Project } from '../../models/projects/project.js';
import { User } from '../../models/people/user.js';
import type { Query, Schemas } from '../../contract/contract.js';
import type { NamedExpense } from '../../serializers/expense.js';
import { externalFilters } from '../external-filters.js';
import { among } from '../filters.js';
import { convertedTotals } from '../billing/exchange-rates/converted-totals.js';
import type { Dated } from '../billing/exchange-rates/rate-book.js';
import { incremental, listOf, type Grouped, type SummaryQuery } from '../list.js';
import { isByDay } from '../order-indexes.js';
import { currencyColumns, sumsByCurrency, type Currencies } from '../sums-by-currency.js';

const nameJoins: Sql = sql`LEFT JOIN users u ON u.id = t.user_id AND u.workspace_id = t.workspace_id
  LEFT JOIN clients c ON c.id = t.client_id AND c.workspace_id = t.workspace_id
  LEFT JOIN projects p ON p.id = t.project_id AND p.workspace_id = t.workspace_id`;

const sums: Sql = sql`COALESCE(SUM(t.amount), 0) AS amount, COALESCE(SUM(t.billable_amount), 0) AS billable_amount`;

export const expenseList = listOf<'listExpenses'>()<NamedExpense, Schemas['ExpenseListSummary'], Totals>({
  model: Expense,
  columns: sql`t.*, u.name AS user_name, c.name AS client_name, p.title AS project_title`,
  joins: nameJoins,
  filters: {
    client_id: among('t.client_id'),
    project_id: among('t.project_id'),
    user_id: among('t.user_id'),
    category: among('t.category'),
    from: (day) => sql`t.date >= ${day}`,
    to: (day) => sql`t.date <= ${day}`,
    billable: (flag) => sql`t.billable = ${flag}`,
    billed: (flag) => sql`t.billed = ${flag}`,
    approval_status: among('t.approval_status'),
    ...externalFilters('expenses'),
    updated_since: incremental,
  },
  references: { client_id: Client, project_id: Project, user_id: User },
  index: indexFor,
  isInOrder: (query, ctx) =>
    isByDay(
      query,
      ctx,
      parents.map((name) => query[name]),
    ),
  sorts: { date: 't.date', created_at: 't.created_at', amount: 't.amount' },
  summary: {
    columns: sql`${sums}, COUNT(IF(t.approval_status = 'pending', 1, NULL)) AS pending, ${currencyColumns}`,
    read: readSummary,
  },
});

const parents = ['client_id', 'project_id', 'user_id', 'category'] as const;

/** Each of `parents` has an index that continues with the day. With more than one of them, the optimizer chooses. */
function indexFor(query: Query<'listExpenses'>, { scope }: Ctx): string | undefined {
  const { approval_status, billable, billed, sort, updated_since } = query;
  const isOfSome = reachOf(scope) !== 'everyone';
  const given = parents.filter((name) => query[name] !== undefined || (name === 'user_id' && isOfSome));
  if (given.length > 1 || updated_since !== undefined) return undefined;
  if (given.length === 1) return `expenses_${given[0]}_index`;
  if (sort !== 'date') return undefined;
  const flags = [approval_status, billable, billed].filter((flag) => flag !== undefined);
  if (flags.length > 0) return undefined;
  return 'expenses_date_index';
}

interface Sums {
  readonly amount: Decimal;
  readonly billable_amount: Decimal;
}

interface Totals extends Sums, Currencies {
  readonly pending: number;
}

async function readSummary(
  totals: Totals,
  ctx: Ctx,
  grouped: Grouped,
  { in: into }: SummaryQuery,
): Promise<Schemas['ExpenseListSummary']> {
  const all = (await sumsByCurrency<Sums>(totals, sums, grouped)).map(({ currency, amount, billable_amount }) => ({
    currency,
    total_amount: toNumber(amount),
    billable_amount: toNumber(billable_amount),
  }));
  const own = all.find(({ currency }) => currency === ctx.workspace.currency);
  return {
    total_amount: own?.total_amount ?? 0,
    billable_amount: own?.billable_amount ?? 0,
    pending_approval: totals.pending,
    other_currencies: all.filter((other) => other !== own),
    ...(into !== undefined && {
      converted: await convertedSummary(ctx, into, await grouped('t.currency', sums, 't.date')),
    }),
  };
}

async function convertedSummary(
  ctx: Ctx,
  into: string,
  rows: readonly (Sums & Dated)[],
): Promise<Schemas['ConvertedExpenseTotals']> {
  const { totalOf, notes } = await convertedTotals(
    ctx,
    into,
    rows.map(({ currency, day, amount, billable_amount }) => ({ currency, day, sums: { amount, billable_amount } })),
  );
  return { total_amount: totalOf('amount'), billable_amount: totalOf('billable_amount'), ...notes() };
}
