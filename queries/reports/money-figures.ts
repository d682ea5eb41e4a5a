/** Sums of invoices, credit notes and payments of the whole firm, by currency, for reports. */
import sql, { join, type Sql } from 'sql-template-tag';
import { owedStatuses, revenueStatuses, sentOnce } from '../../domain/billing/invoice-status.js';
import { dec, sum, zero, type Big, type Decimal } from '../../domain/money.js';
import type { Day, DayRange } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { grouped } from '../../domain/grouped.js';
import { CreditNote } from '../../models/billing/credit-note.js';
import { Invoice } from '../../models/billing/invoice.js';
import { PaymentAllocation } from '../../models/billing/payment-allocation.js';
import { Payment } from '../../models/billing/payment.js';
import { identifier, scoped, select } from '../../models/select.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { byDay, type MaybeOfDay, type OfDay } from './converted/by-day.js';

/** How sums are grouped, beside by currency; `all` is one sum for each currency. */
export type MoneyDimension = 'all' | 'month' | 'client';

interface Keyed {
  /** A month (`YYYY-MM`), the id of a client, or null with the dimension `all`. */
  readonly key: string | null;
  readonly currency: string;
}

interface KeyRow {
  readonly group_key: string | null;
  readonly currency: string;
}

const keyed = ({ group_key: key, currency }: KeyRow): Keyed => ({ key, currency });

export interface Invoiced extends Keyed {
  /** Before tax: this is revenue. */
  readonly net: Big;
  /** With tax. */
  readonly gross: Big;
}

export interface Collected extends Keyed {
  readonly amount: Big;
}

/** A condition over invoices `i`: they count as revenue, and `invoice_date` is in a range of days. */
export const revenueWithin = (ctx: Ctx, { from, to }: DayRange): Sql =>
  sql`${scoped(seeingAll(ctx), Invoice, 'i')} AND i.status IN (${join(revenueStatuses)}) AND i.invoice_date BETWEEN ${from} AND ${to}`;

/** Invoices by the index on the date. The optimizer may prefer the one on statuses, which excludes almost nothing. */
export const invoicesByDate = sql`invoices i FORCE INDEX (${identifier('invoices_invoice_date_index')})`;

const keysOf = (date: Sql, client = sql`i.client_id`): Record<MoneyDimension, Sql> => ({
  all: sql`NULL`,
  month: sql`DATE_FORMAT(${date}, '%Y-%m')`,
  client,
});
const invoiceKeys = keysOf(sql`i.invoice_date`);
const paymentKeys = keysOf(sql`p.date`, sql`p.client_id`);
const creditKeys = keysOf(sql`n.credit_date`);

/** The invoices to include: all, or only those of neither an agreement nor a recurring invoice. */
export type Billed = 'everything' | 'not_recurring';

/** Invoiced amounts of a range of days, less those credited in it: a credit note counts on its own date. */
export const invoiced = (
  ctx: Ctx,
  range: DayRange,
  by: MoneyDimension,
  billed: Billed = 'everything',
): Promise<Invoiced[]> => readInvoiced(ctx, range, by, { billed });

/** As `invoiced`, with amounts in other currencies than `into` also by day. */
export const invoicedByDay = (
  ctx: Ctx,
  range: DayRange,
  by: MoneyDimension,
  into: string,
): Promise<(Invoiced & OfDay)[]> => readInvoiced(ctx, range, by, { into });

async function readInvoiced(
  ctx: Ctx,
  range: DayRange,
  by: MoneyDimension,
  { billed, into }: { readonly billed?: Billed; readonly into?: string },
): Promise<(Invoiced & OfDay)[]> {
  const only = billed === 'not_recurring' ? sql` AND i.agreement_id IS NULL AND i.recurring_invoice_id IS NULL` : sql``;
  const invoiceDays = byDay('i.currency', 'i.invoice_date', into);
  const creditDays = byDay('n.currency', 'n.credit_date', into);
  const [rows, credits] = await Promise.all([
    select<AmountRow>(
      ctx,
      sql`SELECT ${invoiceKeys[by]} AS group_key, i.currency, ${invoiceDays.column}SUM(i.subtotal) AS net, SUM(i.total) AS gross
            FROM ${invoicesByDate} WHERE ${revenueWithin(ctx, range)}${only} GROUP BY group_key, i.currency${invoiceDays.group}`,
    ),
    select<AmountRow>(
      ctx,
      sql`SELECT ${creditKeys[by]} AS group_key, n.currency, ${creditDays.column}-SUM(n.subtotal) AS net, -SUM(n.total) AS gross
            FROM credit_notes n JOIN invoices i ON i.id = n.invoice_id AND i.workspace_id = n.workspace_id
           WHERE ${scoped(seeingAll(ctx), CreditNote, 'n')} AND n.credit_date BETWEEN ${range.from} AND ${range.to}${only}
           GROUP BY group_key, n.currency${creditDays.group}`,
    ),
  ]);
  const groups = grouped(
    [...rows, ...credits],
    ({ group_key, currency, day = '' }) => `${group_key ?? ''} ${currency} ${day}`,
  );
  return [...groups.values()].map((parts) => ({
    ...keyed(parts[0]),
    day: parts[0].day ?? range.to,
    net: sum(parts.map(({ net }) => dec(net))),
    gross: sum(parts.map(({ gross }) => dec(gross))),
  }));
}

interface AmountRow extends KeyRow, MaybeOfDay {
  readonly net: Decimal;
  readonly gross: Decimal;
}

/** Payments less refunds, by their own dates, whatever they pay: credit is collected too. */
export const collected = (ctx: Ctx, range: DayRange, by: MoneyDimension): Promise<Collected[]> =>
  readCollected(ctx, range, by);

/** As `collected`, with amounts in other currencies than `into` also by day. */
export const collectedByDay = (
  ctx: Ctx,
  range: DayRange,
  by: MoneyDimension,
  into: string,
): Promise<(Collected & OfDay)[]> => readCollected(ctx, range, by, into);

async function readCollected(
  ctx: Ctx,
  range: DayRange,
  by: MoneyDimension,
  into?: string,
): Promise<(Collected & OfDay)[]> {
  const days = byDay('p.currency', 'p.date', into);
  const rows = await select<KeyRow & MaybeOfDay & { amount: Decimal }>(
    ctx,
    sql`SELECT ${paymentKeys[by]} AS group_key, p.currency, ${days.column}SUM(p.amount) AS amount
          FROM payments p FORCE INDEX (${identifier('payments_date_index')})
         WHERE ${scoped(seeingAll(ctx), Payment, 'p')} AND p.date BETWEEN ${range.from} AND ${range.to}
         GROUP BY group_key, p.currency${days.group}`,
  );
  return rows.map((row) => ({ ...keyed(row), day: row.day ?? range.to, amount: dec(row.amount) }));
}

/** A figure of rows of the dimension `all`, by currency. */
export const byCurrency = <Row extends Keyed>(
  rows: readonly Row[],
  read: (row: Row) => Big,
): ReadonlyMap<string, Big> => new Map(rows.map((row) => [row.currency, read(row)]));

/** The outstanding amount of today, by currency; equal to the totals of the aging report. */
export async function outstandingNow(ctx: Ctx): Promise<ReadonlyMap<string, Big>> {
  return amountsByCurrency(
    ctx,
    sql`SELECT i.currency, SUM(i.outstanding) AS amount FROM invoices i
         WHERE ${scoped(seeingAll(ctx), Invoice, 'i')} AND i.status IN (${join(owedStatuses)}) GROUP BY i.currency`,
  );
}

/**
 * The outstanding amount at the end of a day, by currency: today's outstanding amounts of invoices dated up to that
 * day, plus what was paid and credited on them since. Invoices that are void or written off today count as if they had been
 * so then.
 */
export async function outstandingOn(ctx: Ctx, day: Day): Promise<ReadonlyMap<string, Big>> {
  const firm = seeingAll(ctx);
  const parts = await Promise.all([
    amountsByCurrency(
      ctx,
      sql`SELECT i.currency, SUM(i.outstanding) AS amount FROM invoices i
           WHERE ${scoped(firm, Invoice, 'i')} AND i.status IN (${join(owedStatuses)}) AND i.invoice_date <= ${day} GROUP BY i.currency`,
    ),
    amountsByCurrency(
      ctx,
      sql`SELECT p.currency, SUM(p.amount) AS amount FROM payment_allocations p JOIN invoices i ON i.id = p.invoice_id AND i.workspace_id = p.workspace_id
           WHERE ${scoped(firm, PaymentAllocation, 'p')} AND p.date > ${day} AND i.invoice_date <= ${day} AND i.status IN (${join(sentOnce)})
             AND i.amount_credited = 0
           GROUP BY p.currency`,
    ),
    owedOfCreditedOn(ctx, day),
  ]);
  const currencies = new Set(parts.flatMap((part) => [...part.keys()]));
  return new Map([...currencies].map((code) => [code, sum(parts.map((part) => part.get(code) ?? zero))]));
}

/**
 * For invoices with credit notes: the open amount on the day minus today's outstanding amount. Each invoice is
 * calculated by itself, because an overpayment of one is refundable, and does not reduce the debt on another.
 */
function owedOfCreditedOn(ctx: Ctx, day: Day): Promise<ReadonlyMap<string, Big>> {
  const firm = seeingAll(ctx);
  return amountsByCurrency(
    ctx,
    sql`SELECT owed.currency, SUM(GREATEST(owed.then_open, 0) - owed.counted) AS amount
          FROM (SELECT i.currency, IF(i.status IN (${join(owedStatuses)}), i.outstanding, 0) AS counted, i.total - COALESCE((
                  SELECT SUM(p.amount) FROM payment_allocations p WHERE ${scoped(firm, PaymentAllocation, 'p')} AND p.invoice_id = i.id AND p.date <= ${day}), 0)
                  - COALESCE((SELECT SUM(n.total) FROM credit_notes n
                     WHERE ${scoped(firm, CreditNote, 'n')} AND n.invoice_id = i.id AND n.credit_date <= ${day}), 0) AS then_open
                  FROM invoices i
                 WHERE ${scoped(firm, Invoice, 'i')} AND i.invoice_date <= ${day} AND i.status IN (${join(sentOnce)})
                   AND i.id IN (SELECT c.invoice_id FROM credit_notes c WHERE ${scoped(firm, CreditNote, 'c')})) owed
         GROUP BY owed.currency`,
  );
}

async function amountsByCurrency(ctx: Ctx, statement: Sql): Promise<ReadonlyMap<string, Big>> {
  const rows = await select<{ currency: string; amount: Decimal }>(ctx, statement);
  return new Map(rows.map(({ currency, amount }) => [currency, dec(amount)]));
}
