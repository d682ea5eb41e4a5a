/** What projects and clients bring in and cost, read from what is kept of invoices and time: of the whole firm, whoever asks. */
import sql from 'sql-template-tag';
import { dec, sum, zero, type Big, type Decimal } from '../../domain/money.js';
import type { DayRange } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { Expense } from '../../models/expenses/expense.js';
import { KeptRevenue } from '../../models/billing/kept-revenue.js';
import { identifier, scoped, select } from '../../models/select.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { timeFigures } from './time-figures.js';

/** Revenue, time or expenses of a client, on one of its projects or on none. */
export interface ProfitPart extends ProfitSums {
  /** Null for what is for no client. */
  readonly client: string | null;
  readonly project: string | null;
}

export interface ProfitSums {
  /** In the client's currency, in which all of its invoices are. */
  readonly revenue: Big;
  /** In the workspace's currency, not rounded. */
  readonly cost: Big;
  readonly hours: Big;
}

export interface ProfitParts {
  readonly parts: readonly ProfitPart[];
  /** What was spent in other currencies than the workspace's, by these. */
  readonly abroad: ReadonlyMap<string, Big>;
}

const nothing: ProfitSums = { revenue: zero, cost: zero, hours: zero };

/** All parts of a range of days, or those of one client. */
export async function profitParts(ctx: Ctx, range: DayRange, clientId?: string): Promise<ProfitParts> {
  const firm = seeingAll(ctx);
  const [revenue, time, expenses] = await Promise.all([
    revenueOf(firm, range, clientId),
    timeFigures(firm, { range, by: ['client', 'project'], clientId }),
    expensesOf(firm, range, clientId),
  ]);
  const isOwn = ({ currency }: ExpenseRow): boolean => currency === ctx.workspace.currency;
  return {
    parts: [
      ...revenue.map((row) => ({ ...nothing, ...placeOf(row), revenue: dec(row.amount) })),
      ...time.map(({ keys: { client, project }, cost, hours }) => ({ ...nothing, client, project, cost, hours })),
      ...expenses.filter(isOwn).map((row) => ({ ...nothing, ...placeOf(row), cost: dec(row.amount) })),
    ],
    abroad: byCurrency(expenses.filter((row) => !isOwn(row))),
  };
}

export const addProfit = (parts: readonly ProfitSums[]): ProfitSums => ({
  revenue: sum(parts.map(({ revenue }) => revenue)),
  cost: sum(parts.map(({ cost }) => cost)),
  hours: sum(parts.map(({ hours }) => hours)),
});

interface Row {
  readonly client_id: string | null;
  readonly project_id: string | null;
  readonly amount: Decimal;
}

interface ExpenseRow extends Row {
  readonly currency: string;
}

const placeOf = ({ client_id: client, project_id: project }: Row) => ({ client, project });

function revenueOf(firm: Ctx, { from, to }: DayRange, clientId?: string): Promise<Row[]> {
  const only = clientId === undefined ? sql`` : sql` AND i.client_id = ${clientId}`;
  return select<Row>(
    firm,
    sql`SELECT i.client_id, NULLIF(r.project_id, '') AS project_id, SUM(r.amount) AS amount
          FROM revenue_shares r JOIN invoices i ON i.id = r.invoice_id AND i.workspace_id = r.workspace_id
         WHERE ${scoped(firm, KeptRevenue, 'r')} AND r.date BETWEEN ${from} AND ${to}${only}
         GROUP BY i.client_id, r.project_id`,
  );
}

function expensesOf(firm: Ctx, { from, to }: DayRange, clientId?: string): Promise<ExpenseRow[]> {
  const only = clientId === undefined ? sql`` : sql` AND t.client_id = ${clientId}`;
  return select<ExpenseRow>(
    firm,
    sql`SELECT t.client_id, t.project_id, t.currency, SUM(t.amount) AS amount
          FROM expenses t FORCE INDEX (${identifier('expenses_date_index')})
         WHERE ${scoped(firm, Expense, 't')} AND t.date BETWEEN ${from} AND ${to} AND t.approval_status <> 'rejected'${only}
         GROUP BY t.client_id, t.project_id, t.currency`,
  );
}

function byCurrency(rows: readonly ExpenseRow[]): Map<string, Big> {
  const sums = new Map<string, Big>();
  for (const { currency, amount } of rows) sums.set(currency, (sums.get(currency) ?? zero).plus(dec(amount)));
  return sums;
}
