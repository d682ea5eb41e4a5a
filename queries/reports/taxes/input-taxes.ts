/** The tax in the firm's expenses, without rejected ones, and without those that record none. */
import sql, { type Sql } from 'sql-template-tag';
import type { Schemas } from '../../../contract/contract.js';
import type { TaxCategory } from '../../../domain/billing/taxes/tax-rate-rules.js';
import { taxParts } from '../../../domain/expenses/invoice-tax-parts.js';
import { grouped } from '../../../domain/grouped.js';
import { dec, sum, toDecimal, zero, type Decimal } from '../../../domain/money.js';
import type { Day, DayRange } from '../../../domain/time.js';
import type { Ctx } from '../../../models/context.js';
import { Expense } from '../../../models/expenses/expense.js';
import { constant, scoped, select } from '../../../models/select.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { byDay, type MaybeOfDay } from '../converted/by-day.js';
import { after, asText, batchSize } from './stored-taxes.js';

/** The tax in expenses of one category and rate. */
export interface InputTax extends MaybeOfDay {
  readonly currency: string;
  readonly category: TaxCategory | null;
  readonly rate: Decimal | null;
  readonly taxable: Decimal;
  readonly tax: Decimal;
  readonly expenses: number;
}

/** The tax of a range of days; in other currencies than `into` also by day. */
export async function inputTaxes(ctx: Ctx, range: DayRange, into?: string): Promise<InputTax[]> {
  const [one, several] = await Promise.all([ofOneRate(ctx, range, into), ofInvoices(ctx, range, into)]);
  const alike = grouped(
    [...one, ...several],
    ({ day, currency, category, rate }) => `${day} ${currency} ${category} ${rate === null ? '' : dec(rate).toFixed()}`,
  );
  return [...alike.values()].flatMap(([first, ...others]) => (first ? [added(first, others)] : []));
}

function added(first: InputTax, others: readonly InputTax[]): InputTax {
  if (others.length === 0) return first;
  const all = [first, ...others];
  return {
    ...first,
    taxable: toDecimal(sum(all.map(({ taxable }) => dec(taxable)))),
    tax: toDecimal(sum(all.map(({ tax }) => dec(tax)))),
    expenses: all.reduce((count, { expenses }) => count + expenses, 0),
  };
}

const within = (ctx: Ctx, { from, to }: DayRange): Sql =>
  sql`${scoped(seeingAll(ctx), Expense, 't')} AND t.date BETWEEN ${from} AND ${to} AND t.approval_status <> 'rejected'`;

/** An electronic invoice with several rates has none as a whole. */
const mayHaveSeveral = sql`(t.tax_rate IS NULL AND t.e_invoice IS NOT NULL)`;

function ofOneRate(ctx: Ctx, range: DayRange, into: string | undefined): Promise<InputTax[]> {
  const days = byDay('t.currency', 't.date', into);
  return select<InputTax>(
    ctx,
    sql`SELECT ${days.column}t.currency, t.tax_category AS category, t.tax_rate AS rate, SUM(t.amount - t.tax_amount) AS taxable,
               SUM(t.tax_amount) AS tax, COUNT(*) AS expenses
          FROM expenses t
         WHERE ${within(ctx, range)} AND (t.tax_rate IS NOT NULL OR t.tax_amount <> 0) AND NOT ${mayHaveSeveral}
         GROUP BY t.currency, t.tax_category, t.tax_rate${days.group}`,
  );
}

interface InvoiceRow {
  readonly id: string;
  readonly date: Day;
  readonly currency: string;
  readonly amount: Decimal;
  readonly tax_amount: Decimal;
  /** JSON. */
  readonly taxes: string;
}

/** The tax of expenses that were recorded from invoices with several rates, by rate. */
async function ofInvoices(ctx: Ctx, range: DayRange, into: string | undefined): Promise<InputTax[]> {
  const found: InputTax[] = [];
  let rows = await readInvoices(ctx, range, undefined);
  for (;;) {
    found.push(...rows.flatMap((row) => partsOf(row, into)));
    if (rows.length < batchSize) return found;
    rows = await readInvoices(ctx, range, rows.at(-1));
  }
}

function partsOf({ taxes, date, ...expense }: InvoiceRow, into: string | undefined): InputTax[] {
  const { currency } = expense;
  const day = into === undefined ? {} : { day: currency === into ? null : date };
  return taxParts(expense, JSON.parse(taxes) as Schemas['ReceivedInvoiceTax'][])
    .filter(({ rate, tax }) => rate !== null || !tax.eq(zero))
    .map(({ category, rate, taxable, tax }) => ({
      ...day,
      currency,
      category,
      rate: rate && toDecimal(rate),
      taxable: toDecimal(taxable),
      tax: toDecimal(tax),
      expenses: 1,
    }));
}

function readInvoices(ctx: Ctx, range: DayRange, last: InvoiceRow | undefined): Promise<InvoiceRow[]> {
  const [date, id] = [sql`t.date`, sql`t.id`];
  return select<InvoiceRow>(
    ctx,
    sql`SELECT t.id, t.date, t.currency, t.amount, t.tax_amount, ${asText(sql`JSON_EXTRACT(t.e_invoice, '$.taxes')`)} AS taxes
          FROM expenses t
         WHERE ${within(ctx, range)} AND ${mayHaveSeveral} AND ${after(date, id, last && { day: last.date, id: last.id })}
         ORDER BY ${date}, ${id} LIMIT ${constant(batchSize)}`,
  );
}
