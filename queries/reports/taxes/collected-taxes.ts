/**
 * The taxes in what was paid of invoices in a range of days, less refunds: money counts from the day on which it is on an invoice,
 * because only then is its tax known (docs/decisions/payments.md). What a range adds to the taxes of an invoice is the difference between
 * its last day and the day before its first, and so ranges add up.
 */
import sql, { type Sql } from 'sql-template-tag';
import { collectedShares, lessShares } from '../../../domain/billing/taxes/collected-shares.js';
import type { TaxShare } from '../../../domain/billing/taxes/tax-amounts.js';
import { roundingShare, splitRounding } from '../../../domain/billing/taxes/rounding-share.js';
import { roundingIn } from '../../../domain/billing/total-rounding.js';
import { grouped } from '../../../domain/grouped.js';
import { dec, sum, zero, type Decimal } from '../../../domain/money.js';
import { addDays, type Day, type DayRange } from '../../../domain/time.js';
import { CreditNote } from '../../../models/billing/credit-note.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { PaymentAllocation } from '../../../models/billing/payment-allocation.js';
import type { Ctx } from '../../../models/context.js';
import { identifier, padded, scoped, select, whatever } from '../../../models/select.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import type { AddTaxes } from './invoiced-taxes.js';
import { asText, batchesOf, sharesOfOneTax, sharesOfRow, type OneTaxRow, type TaxedRow } from './stored-taxes.js';
import { TaxSums } from './tax-sums.js';

/** The taxes in payments less refunds of a range of days. */
export async function collectedTaxes(ctx: Ctx, range: DayRange): Promise<TaxSums> {
  const sums = new TaxSums();
  await eachCollectedTax(ctx, range, (documents) => sums.add(documents));
  return sums;
}

/**
 * Passes on all taxes of the range; those in other currencies than `into` are apart by day. Invoices with one tax that are wholly paid
 * within the range are added up by the database; the others are read in batches.
 */
export async function eachCollectedTax(ctx: Ctx, range: DayRange, add: AddTaxes, into?: string): Promise<void> {
  const [rows, ids] = await Promise.all([paidWithin(ctx, range, into), partlyWithin(ctx, range, into)]);
  for (const row of rows)
    add({
      currency: row.currency,
      day: range.to,
      shares: sharesOfOneTax(row),
      rounding: dec(row.rounding),
      kind: 'invoices',
      count: row.documents,
    });
  for (const batch of batchesOf(ids)) await addParts(ctx, range, batch, { add, into });
}

/** Invoices `i` with payments in the range, and their sum as `moved.paid`. */
const moved = (ctx: Ctx, { from, to }: DayRange): Sql =>
  sql`(SELECT p.invoice_id, SUM(p.amount) AS paid FROM payment_allocations p FORCE INDEX (${identifier('payment_allocations_date_index')})
        WHERE ${scoped(ctx, PaymentAllocation, 'p')} AND p.date BETWEEN ${from} AND ${to} GROUP BY p.invoice_id) moved
      JOIN invoices i ON i.id = moved.invoice_id AND ${scoped(ctx, Invoice, 'i')}`;

/** Nothing before the range, nothing credited, and all of it paid: then the range has exactly the taxes of the invoice. What is converted is read by day. */
const isWhole = (ctx: Ctx, { from }: DayRange, into: string | undefined): Sql =>
  sql`(${into === undefined ? whatever : sql`i.currency = ${into}`} AND i.tax_shares IS NULL AND i.amount_credited = 0 AND moved.paid = i.total AND NOT EXISTS
        (SELECT 1 FROM payment_allocations e WHERE ${scoped(ctx, PaymentAllocation, 'e')} AND e.invoice_id = i.id AND e.date < ${from}))`;

function paidWithin(ctx: Ctx, range: DayRange, into: string | undefined): Promise<OneTaxRow[]> {
  const firm = seeingAll(ctx);
  const taxes = asText(sql`i.taxes`);
  return select<OneTaxRow>(
    ctx,
    sql`SELECT i.currency, i.tax_rate, ${taxes} AS taxes, SUM(i.subtotal) AS net, SUM(i.tax_amount) AS tax,
               SUM(i.total - i.subtotal - i.tax_amount) AS rounding, COUNT(*) AS documents
          FROM ${moved(firm, range)} WHERE ${isWhole(firm, range, into)} GROUP BY i.currency, i.tax_rate, ${taxes}`,
  );
}

/** The other invoices with payments in the range, and those of which something was credited in it that was paid. */
async function partlyWithin(ctx: Ctx, range: DayRange, into: string | undefined): Promise<string[]> {
  const firm = seeingAll(ctx);
  const rows = await select<{ id: string }>(
    ctx,
    sql`SELECT moved.invoice_id AS id FROM ${moved(firm, range)} WHERE NOT ${isWhole(firm, range, into)}
         UNION
        SELECT n.invoice_id AS id FROM credit_notes n
         WHERE ${scoped(firm, CreditNote, 'n')} AND n.credit_date BETWEEN ${range.from} AND ${range.to} AND EXISTS
               (SELECT 1 FROM payment_allocations p WHERE ${scoped(firm, PaymentAllocation, 'p')} AND p.invoice_id = n.invoice_id AND p.date <= ${range.to})`,
  );
  return rows.map(({ id }) => id);
}

/** What was paid of an invoice on a day of the range, or on all days before it, whose `day` is empty. */
interface PaidRow {
  readonly invoice_id: string;
  readonly day: string;
  readonly paid: Decimal;
}

type CreditRow = TaxedRow & { readonly invoice_id: string; readonly credit_date: string };

async function addParts(
  ctx: Ctx,
  range: DayRange,
  ids: readonly string[],
  { add, into }: { readonly add: AddTaxes; readonly into: string | undefined },
): Promise<void> {
  const { invoices, payments, credits } = await readParts(ctx, range, ids);
  const paymentsOf = grouped(payments, ({ invoice_id }) => invoice_id);
  const creditsOf = grouped(credits, ({ invoice_id }) => invoice_id);
  for (const invoice of invoices) {
    const { currency } = invoice;
    const shares = chargesOf(invoice);
    const notes = creditsOf.get(invoice.id) ?? [];
    const paid = paymentsOf.get(invoice.id) ?? [];
    const on = (day: Day): TaxShare[] =>
      collectedShares({
        currency,
        shares,
        credited: notes.filter(({ credit_date }) => credit_date <= day).flatMap(chargesOf),
        paid: sum(paid.filter((row) => row.day <= day).map((row) => dec(row.paid))),
      });
    let before = on(addDays(range.from, -1));
    let count = lessShares(on(range.to), before).some(isSomething) ? 1 : 0;
    const isApart = into !== undefined && currency !== into;
    const days = isApart ? [...paid.map((row) => row.day), ...notes.map((note) => note.credit_date)] : [range.to];
    for (const day of [...new Set(days)].filter((each) => each >= range.from).toSorted()) {
      const until = on(day);
      const added = lessShares(until, before).filter(isSomething);
      before = until;
      if (added.length === 0) continue;
      add({ currency, day, ...splitRounding(added), kind: 'invoices', count });
      count = 0;
    }
  }
}

/** The shares of a document and its rounding, which together are its total. */
const chargesOf = (row: TaxedRow): TaxShare[] => [...sharesOfRow(row), ...roundingShare(roundingIn(row))];

const isSomething = (share: TaxShare): boolean => !share.net.eq(zero) || share.tax.some((tax) => !tax.eq(zero));

async function readParts(ctx: Ctx, { from, to }: DayRange, ids: readonly string[]) {
  const firm = seeingAll(ctx);
  const named = padded(ids);
  const taxed = sql`currency, tax_rate, ${asText(sql`tax_shares`)} AS tax_shares, subtotal, tax_amount, total`;
  const [invoices, payments, credits] = await Promise.all([
    select<TaxedRow & { readonly id: string }>(
      ctx,
      sql`SELECT id, ${asText(sql`taxes`)} AS taxes, ${taxed} FROM invoices i WHERE ${scoped(firm, Invoice, 'i')} AND i.id IN (${named}) ORDER BY i.id`,
    ),
    select<PaidRow>(
      ctx,
      sql`SELECT p.invoice_id, IF(p.date < ${from}, '', CAST(p.date AS CHAR)) AS day, SUM(p.amount) AS paid FROM payment_allocations p
           WHERE ${scoped(firm, PaymentAllocation, 'p')} AND p.invoice_id IN (${named}) AND p.date <= ${to} GROUP BY p.invoice_id, day`,
    ),
    select<CreditRow>(
      ctx,
      sql`SELECT n.invoice_id, n.credit_date, NULL AS taxes, ${taxed} FROM credit_notes n
           WHERE ${scoped(firm, CreditNote, 'n')} AND n.invoice_id IN (${named}) AND n.credit_date <= ${to}`,
    ),
  ]);
  return { invoices, payments, credits };
}
