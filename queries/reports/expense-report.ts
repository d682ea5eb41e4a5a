import { grouped } from '../../domain/grouped.js';
import sql, { type Sql } from 'sql-template-tag';
import { dec, roundMoney, sum, toDecimal, toNumber, type Big, type Decimal } from '../../domain/money.js';
import type { DayRange } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { Expense } from '../../models/expenses/expense.js';
import { scoped, select } from '../../models/select.js';
import type { Query, Schemas } from '../../contract/contract.js';
import { assertInto } from '../../domain/billing/exchange-rates/into.js';
import { conversionOf } from '../billing/exchange-rates/rate-book.js';
import { rangeOf } from '../day-range.js';
import { groupName } from '../group-name.js';
import { byDay, type MaybeOfDay } from './converted/by-day.js';

type Grouping = Schemas['ExpenseGrouping'];
type Figures = Schemas['ExpenseFigures'];
type Report = Schemas['ExpenseReport'];

const groupings: Record<Grouping, { readonly key: Sql; readonly named?: Parameters<typeof groupName>[1] }> = {
  category: { key: sql`t.category` },
  client: { key: sql`t.client_id`, named: 'clients' },
  project: { key: sql`t.project_id`, named: 'projects' },
  user: { key: sql`t.user_id`, named: 'users' },
  month: { key: sql`DATE_FORMAT(t.date, '%Y-%m')` },
};

interface Row extends MaybeOfDay {
  readonly group_key: string | null;
  readonly group_name: string | null;
  readonly currency: string;
  readonly count: number;
  readonly amount: Decimal;
  readonly billable_amount: Decimal;
  readonly markup_amount: Decimal;
}

/** Sums of the expenses that the user may see, over a range of days, without rejected ones. */
export async function expenseReport(ctx: Ctx, query: Query<'getExpenseReport'>): Promise<Report> {
  const period = rangeOf(ctx, query);
  const { in: into } = query;
  assertInto(into);
  const rows = await readRows(ctx, query.group_by, period);
  return {
    period: { from: period.from, to: period.to },
    ...reportOf(rows, query.group_by, ctx.workspace.currency),
    ...(into !== undefined && { converted: await converted(ctx, query.group_by, period, into) }),
  };
}

/** The expenses of all currencies in one, each at the rate of its day. */
async function converted(
  ctx: Ctx,
  by: Grouping,
  period: DayRange,
  into: string,
): Promise<Schemas['ConvertedExpenses']> {
  const rows = await readRows(ctx, by, period, into);
  const dated = rows.map((row) => ({ ...row, day: row.day ?? period.to }));
  const conversion = await conversionOf(ctx, into, dated);
  const inOne = dated.map((row): Row => {
    const amount = (value: Decimal): Decimal => toDecimal(conversion.orZero(dec(value), row.currency, row.day));
    return {
      ...row,
      currency: into,
      amount: amount(row.amount),
      billable_amount: amount(row.billable_amount),
      markup_amount: amount(row.markup_amount),
    };
  });
  return { ...reportOf(inOne, by, into), ...conversion.notes() };
}

function reportOf(rows: readonly Row[], by: Grouping, own: string) {
  const groups = [...grouped(rows, ({ group_key: key }) => key)].map(([key, some]) => ({
    key,
    name: some[0]?.group_name ?? null,
    figures: figuresOf(some, own),
  }));
  const sorted =
    by === 'month'
      ? groups.toSorted((a, b) => ((a.key ?? '') < (b.key ?? '') ? -1 : 1))
      : groups.toSorted((a, b) => b.figures.amount - a.figures.amount);
  return { totals: figuresOf(rows, own), ...arrays[by](sorted) };
}

function readRows(ctx: Ctx, by: Grouping, { from, to }: DayRange, into?: string): Promise<Row[]> {
  const days = byDay('t.currency', 't.date', into);
  const { key, named } = groupings[by];
  return select<Row>(
    ctx,
    sql`SELECT totals.*, ${groupName(ctx, named)} AS group_name
      FROM (SELECT ${days.column}${key} AS group_key, t.currency, COUNT(*) AS count, SUM(t.amount) AS amount,
                   SUM(t.billable_amount) AS billable_amount, SUM(IF(t.billable, t.billable_amount - t.amount, 0)) AS markup_amount
              FROM expenses t
             WHERE ${scoped(ctx, Expense, 't')} AND t.date BETWEEN ${from} AND ${to} AND t.approval_status <> 'rejected'
             GROUP BY group_key, t.currency${days.group}) AS totals
     ORDER BY totals.group_key, totals.currency`,
  );
}

function figuresOf(rows: readonly Row[], own: string): Figures {
  const byCurrency = grouped(rows, ({ currency }) => currency);
  const amounts = (currency: string) => {
    const some = byCurrency.get(currency) ?? [];
    const total = (of: (row: Row) => Decimal): Big => roundMoney(sum(some.map((row) => dec(of(row)))), currency);
    return {
      amount: toNumber(total((row) => row.amount)),
      billable_amount: toNumber(total((row) => row.billable_amount)),
      markup_amount: toNumber(total((row) => row.markup_amount)),
    };
  };
  const others = [...byCurrency.keys()].filter((currency) => currency !== own).toSorted();
  return {
    count: rows.reduce((all, { count }) => all + count, 0),
    ...amounts(own),
    other_currencies: others.map((currency) => ({ currency, ...amounts(currency) })),
  };
}

const isCategory = (key: string | null): key is Schemas['ExpenseCategory'] => key !== null;

interface Group {
  readonly key: string | null;
  readonly name: string | null;
  readonly figures: Figures;
}

/** The array of the response for each grouping. */
const arrays: Record<Grouping, (groups: readonly Group[]) => Omit<Partial<Report>, 'period' | 'totals' | 'converted'>> =
  {
    category: (groups) => ({
      by_category: groups.flatMap(({ key, figures }) => (isCategory(key) ? [{ category: key, ...figures }] : [])),
    }),
    client: (groups) => ({
      by_client: groups.map(({ key, name, figures }) => ({ client_id: key, client_name: name, ...figures })),
    }),
    project: (groups) => ({
      by_project: groups.map(({ key, name, figures }) => ({ project_id: key, project_title: name, ...figures })),
    }),
    user: (groups) => ({
      by_user: groups.map(({ key, name, figures }) => ({ user_id: key ?? '', user_name: name ?? '', ...figures })),
    }),
    month: (groups) => ({ by_month: groups.map(({ key, figures }) => ({ month: key ?? '', ...figures })) }),
  };
