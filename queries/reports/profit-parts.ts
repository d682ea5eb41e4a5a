/** Revenue, cost and hours of the whole firm by client and project, from rollups where possible. */
import sql from 'sql-template-tag';
import { dec, sum, zero, type Big, type Decimal } from '../../domain/money.js';
import type { DayRange } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { CreditNote } from '../../models/billing/credit-note.js';
import { Expense } from '../../models/expenses/expense.js';
import { RevenueShares } from '../../models/billing/revenue-shares.js';
import { identifier, scoped, select } from '../../models/select.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Conversion } from '../../domain/billing/exchange-rates/conversion.js';
import { conversionOf } from '../billing/exchange-rates/rate-book.js';
import { byDay, type MaybeOfDay } from './converted/by-day.js';
import type { DatedAmount } from './converted/converted-sums.js';
import { timeFigures } from './time-figures.js';

/** Revenue, time or expenses of a client, on one of its projects or on none. */
export interface ProfitPart extends ProfitSums {
  /** Null for work without a client. */
  readonly client: string | null;
  readonly project: string | null;
}

export type Amounts = ReadonlyMap<string, Big>;

export interface ProfitSums {
  /** In the client's currency, which is that of all its invoices. */
  readonly revenue: Big;
  /** In the workspace's currency, not rounded. */
  readonly cost: Big;
  /** Expenses in other currencies than the workspace's, by currency. */
  readonly expensesByCurrency: Amounts;
  readonly hours: Big;
}

const nothing: ProfitSums = { revenue: zero, cost: zero, expensesByCurrency: new Map(), hours: zero };

/** All parts of a range of days, of all clients or of one. */
export async function profitParts(ctx: Ctx, range: DayRange, clientId?: string): Promise<ProfitPart[]> {
  const firm = seeingAll(ctx);
  const [invoiced, credited, time, expenses] = await Promise.all([
    invoicedOf(firm, range, clientId),
    creditedOf(firm, range, clientId),
    timeFigures(firm, { range, by: ['client', 'project'], clientId }),
    expensesOf(firm, range, clientId),
  ]);
  const spent = ({ currency, amount }: AmountRow) =>
    currency === ctx.workspace.currency
      ? { cost: dec(amount) }
      : { expensesByCurrency: new Map([[currency, dec(amount)]]) };
  return [
    ...[...invoiced, ...credited].map((row) => ({ ...nothing, ...placeOf(row), revenue: dec(row.amount) })),
    ...time.map(({ keys: { client, project }, cost, hours }) => ({ ...nothing, client, project, cost, hours })),
    ...expenses.map((row) => ({ ...nothing, ...placeOf(row), ...spent(row) })),
  ];
}

/**
 * As `profitParts`, all in one currency, each at the rate of its day. The cost of time is in the workspace's currency: only if this is
 * another one is it read by day, from the entries.
 */
export async function convertedProfitParts(
  ctx: Ctx,
  range: DayRange,
  into: string,
  clientId?: string,
): Promise<{ readonly parts: ProfitPart[]; readonly conversion: Conversion }> {
  const firm = seeingAll(ctx);
  const { currency: own } = ctx.workspace;
  const [invoiced, credited, time, expenses] = await Promise.all([
    invoicedOf(firm, range, clientId, into),
    creditedOf(firm, range, clientId, into),
    timeFigures(firm, { range, by: own === into ? ['client', 'project'] : ['client', 'project', 'day'], clientId }),
    expensesOf(firm, range, clientId, into),
  ]);
  const dated = (row: AmountRow) => ({
    ...placeOf(row),
    currency: row.currency,
    day: row.day ?? range.to,
    amount: dec(row.amount),
  });
  const revenue = [...invoiced, ...credited].map(dated);
  const spent = expenses.map(dated);
  const worked = time.map(({ keys, cost, hours }) => ({
    client: keys.client,
    project: keys.project,
    currency: own,
    day: keys.day ?? range.to,
    amount: cost,
    hours,
  }));
  const conversion = await conversionOf(ctx, into, [...revenue, ...spent, ...worked]);
  const inOne = ({ amount, currency, day }: DatedAmount): Big => conversion.orZero(amount, currency, day);
  const at = ({ client, project }: Pick<ProfitPart, 'client' | 'project'>) => ({ ...nothing, client, project });
  const parts = [
    ...revenue.map((row) => ({ ...at(row), revenue: inOne(row) })),
    ...worked.map((row) => ({ ...at(row), hours: row.hours, cost: inOne(row) })),
    ...spent.map((row) => ({ ...at(row), cost: inOne(row) })),
  ];
  return { parts, conversion };
}

export const addProfit = (parts: readonly ProfitSums[]): ProfitSums => ({
  revenue: sum(parts.map(({ revenue }) => revenue)),
  cost: sum(parts.map(({ cost }) => cost)),
  expensesByCurrency: addAmounts(parts.map(({ expensesByCurrency }) => expensesByCurrency)),
  hours: sum(parts.map(({ hours }) => hours)),
});

function addAmounts(all: readonly Amounts[]): Amounts {
  const sums = new Map<string, Big>();
  for (const [currency, amount] of all.flatMap((amounts) => [...amounts]))
    sums.set(currency, (sums.get(currency) ?? zero).plus(amount));
  return sums;
}

interface Row {
  readonly client_id: string | null;
  readonly project_id: string | null;
  readonly currency: string;
  readonly amount: Decimal;
}

type AmountRow = Row & MaybeOfDay;

const placeOf = ({ client_id: client, project_id: project }: Row) => ({ client, project });

function invoicedOf(firm: Ctx, range: DayRange, clientId?: string, into?: string): Promise<AmountRow[]> {
  const only = clientId === undefined ? sql`` : sql` AND i.client_id = ${clientId}`;
  const days = byDay('i.currency', 'r.date', into);
  return select<AmountRow>(
    firm,
    sql`SELECT ${days.column}i.client_id, NULLIF(r.project_id, '') AS project_id, i.currency, SUM(r.amount) AS amount
          FROM revenue_shares r JOIN invoices i ON i.id = r.invoice_id AND i.workspace_id = r.workspace_id
         WHERE ${scoped(firm, RevenueShares, 'r')} AND r.date BETWEEN ${range.from} AND ${range.to}${only}
         GROUP BY i.client_id, r.project_id, i.currency${days.group}`,
  );
}

/** Negative revenue of credit notes. In `revenue_shares` their rows have the credit note's id as `invoice_id`. */
function creditedOf(firm: Ctx, range: DayRange, clientId?: string, into?: string): Promise<AmountRow[]> {
  const only = clientId === undefined ? sql`` : sql` AND n.client_id = ${clientId}`;
  const days = byDay('n.currency', 'n.credit_date', into);
  return select<AmountRow>(
    firm,
    sql`SELECT ${days.column}n.client_id, NULLIF(r.project_id, '') AS project_id, n.currency, SUM(r.amount) AS amount
          FROM credit_notes n
          JOIN revenue_shares r ON r.workspace_id = n.workspace_id AND r.date = n.credit_date AND r.invoice_id = n.id
         WHERE ${scoped(firm, CreditNote, 'n')} AND ${scoped(firm, RevenueShares, 'r')}
           AND n.credit_date BETWEEN ${range.from} AND ${range.to}${only}
         GROUP BY n.client_id, r.project_id, n.currency${days.group}`,
  );
}

function expensesOf(firm: Ctx, range: DayRange, clientId?: string, into?: string): Promise<AmountRow[]> {
  const only = clientId === undefined ? sql`` : sql` AND t.client_id = ${clientId}`;
  const days = byDay('t.currency', 't.date', into);
  return select<AmountRow>(
    firm,
    sql`SELECT ${days.column}t.client_id, t.project_id, t.currency, SUM(t.amount) AS amount
          FROM expenses t FORCE INDEX (${identifier('expenses_date_index')})
         WHERE ${scoped(firm, Expense, 't')} AND t.date BETWEEN ${range.from} AND ${range.to} AND t.approval_status <> 'rejected'${only}
         GROUP BY t.client_id, t.project_id, t.currency${days.group}`,
  );
}
