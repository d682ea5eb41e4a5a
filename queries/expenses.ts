import sql, { type Sql } from 'sql-template-tag';
import { dec, toNumber, type Decimal } from '../domain/money.js';
import { reachOf } from '../domain/policy.js';
import { Client } from '../models/client.js';
import type { Ctx } from '../models/context.js';
import { Expense } from '../models/expense.js';
import { Project } from '../models/project.js';
import { User } from '../models/user.js';
import type { Query, Schemas } from '../openapi/contract.js';
import type { NamedExpense } from '../serializers/expense.js';
import { listOf, type Grouped } from './list.js';

const nameJoins: Sql = sql`JOIN users u ON u.id = t.user_id
  LEFT JOIN clients c ON c.id = t.client_id
  LEFT JOIN projects p ON p.id = t.project_id`;

const sums: Sql = sql`SUM(t.amount) AS amount, SUM(t.billable_amount) AS billable_amount`;

export const expenseList = listOf<'listExpenses'>()<NamedExpense, Schemas['ExpenseListSummary']>({
  model: Expense,
  columns: sql`t.*, u.name AS user_name, c.name AS client_name, p.title AS project_title`,
  joins: nameJoins,
  filters: {
    client_id: (id) => sql`t.client_id = ${id}`,
    project_id: (id) => sql`t.project_id = ${id}`,
    user_id: (id) => sql`t.user_id = ${id}`,
    category: (category) => sql`t.category = ${category}`,
    from: (day) => sql`t.date >= ${day}`,
    to: (day) => sql`t.date <= ${day}`,
    billable: (flag) => sql`t.billable = ${flag}`,
    billed: (flag) => sql`t.billed = ${flag}`,
    approval_status: (status) => sql`t.approval_status = ${status}`,
    updated_since: (since) => sql`t.updated_at >= ${new Date(since)}`,
  },
  references: { client_id: Client, project_id: Project, user_id: User },
  index: indexFor,
  sorts: { date: 't.date', created_at: 't.created_at', amount: 't.amount' },
  summary: {
    columns: sql`${sums}, SUM(t.approval_status = 'pending') AS pending,
      MIN(t.currency) AS first_currency, MAX(t.currency) AS last_currency`,
    read: readSummary,
  },
});

const parents = ['client_id', 'project_id', 'user_id', 'category'] as const;

/** What has one of these stands together in an index of its own, days in order; what mixes several is left to the optimizer. */
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
  readonly currency: string;
  readonly amount: Decimal;
  readonly billable_amount: Decimal;
}

interface Totals {
  readonly amount: Decimal | null;
  readonly billable_amount: Decimal | null;
  readonly pending: Decimal | null;
  readonly first_currency: string | null;
  readonly last_currency: string | null;
}

/** The sums are read again by currency only where there is more than one. */
async function readSummary(
  row: Record<string, unknown>,
  ctx: Ctx,
  grouped: Grouped,
): Promise<Schemas['ExpenseListSummary']> {
  const totals = row as unknown as Totals;
  const all = (await sumsByCurrency(totals, grouped)).map(({ currency, amount, billable_amount }) => ({
    currency,
    total_amount: toNumber(dec(amount)),
    billable_amount: toNumber(dec(billable_amount)),
  }));
  const own = all.find(({ currency }) => currency === ctx.workspace.currency);
  return {
    total_amount: own?.total_amount ?? 0,
    billable_amount: own?.billable_amount ?? 0,
    pending_approval: Number(totals.pending ?? 0),
    other_currencies: all.filter((other) => other !== own),
  };
}

async function sumsByCurrency(totals: Totals, grouped: Grouped): Promise<readonly Sums[]> {
  const { amount, billable_amount, first_currency: currency, last_currency } = totals;
  if (currency === null || amount === null || billable_amount === null) return [];
  if (currency === last_currency) return [{ currency, amount, billable_amount }];
  return (await grouped('t.currency', sums)) as unknown as Sums[];
}
