/**
 * The taxes in payments less refunds of a range of days. What a range adds to the taxes of an invoice is the difference between
 * its last day and the day before its first, and so ranges add up.
 */
import sql, { type Sql } from 'sql-template-tag';
import { collectedShares, lessShares } from '../../../domain/billing/taxes/collected-shares.js';
import type { TaxShare } from '../../../domain/billing/taxes/tax-amounts.js';
import { roundingShare, splitRounding } from '../../../domain/billing/taxes/rounding-share.js';
import { roundingIn } from '../../../domain/billing/total-rounding.js';
import { grouped } from '../../../domain/grouped.js';
import { dec, zero, type Decimal } from '../../../domain/money.js';
import type { DayRange } from '../../../domain/time.js';
import { CreditNote } from '../../../models/billing/credit-note.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { Payment } from '../../../models/billing/payment.js';
import type { Ctx } from '../../../models/context.js';
import { identifier, padded, scoped, select } from '../../../models/select.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { asText, batchesOf, sharesOfOneTax, sharesOfRow, type OneTaxRow, type TaxedRow } from './stored-taxes.js';
import { TaxSums } from './tax-sums.js';

/** Invoices with one tax that are wholly paid within the range are added up by the database; the others are read in batches. */
export async function collectedTaxes(ctx: Ctx, range: DayRange): Promise<TaxSums> {
  const sums = new TaxSums();
  const [rows, ids] = await Promise.all([paidWithin(ctx, range), partlyWithin(ctx, range)]);
  for (const row of rows)
    sums.add({
      currency: row.currency,
      shares: sharesOfOneTax(row),
      rounding: dec(row.rounding),
      kind: 'invoices',
      count: row.documents,
    });
  for (const batch of batchesOf(ids)) await addParts(ctx, range, batch, sums);
  return sums;
}

/** Invoices `i` with payments in the range, and their sum as `moved.paid`. */
const moved = (ctx: Ctx, { from, to }: DayRange): Sql =>
  sql`(SELECT p.invoice_id, SUM(p.amount) AS paid FROM payments p FORCE INDEX (${identifier('payments_date_index')})
        WHERE ${scoped(ctx, Payment, 'p')} AND p.date BETWEEN ${from} AND ${to} GROUP BY p.invoice_id) moved
      JOIN invoices i ON i.id = moved.invoice_id AND ${scoped(ctx, Invoice, 'i')}`;

/** Nothing before the range, nothing credited, and all of it paid: then the range has exactly the taxes of the invoice. */
const isWhole = (ctx: Ctx, { from }: DayRange): Sql =>
  sql`(i.tax_shares IS NULL AND i.amount_credited = 0 AND moved.paid = i.total AND NOT EXISTS
        (SELECT 1 FROM payments e WHERE ${scoped(ctx, Payment, 'e')} AND e.invoice_id = i.id AND e.date < ${from}))`;

function paidWithin(ctx: Ctx, range: DayRange): Promise<OneTaxRow[]> {
  const firm = seeingAll(ctx);
  const taxes = asText(sql`i.taxes`);
  return select<OneTaxRow>(
    ctx,
    sql`SELECT i.currency, i.tax_rate, ${taxes} AS taxes, SUM(i.subtotal) AS net, SUM(i.tax_amount) AS tax,
               SUM(i.total - i.subtotal - i.tax_amount) AS rounding, COUNT(*) AS documents
          FROM ${moved(firm, range)} WHERE ${isWhole(firm, range)} GROUP BY i.currency, i.tax_rate, ${taxes}`,
  );
}

/** The other invoices with payments in the range, and those of which something was credited in it that was paid. */
async function partlyWithin(ctx: Ctx, range: DayRange): Promise<string[]> {
  const firm = seeingAll(ctx);
  const rows = await select<{ id: string }>(
    ctx,
    sql`SELECT moved.invoice_id AS id FROM ${moved(firm, range)} WHERE NOT ${isWhole(firm, range)}
         UNION
        SELECT n.invoice_id AS id FROM credit_notes n
         WHERE ${scoped(firm, CreditNote, 'n')} AND n.credit_date BETWEEN ${range.from} AND ${range.to} AND EXISTS
               (SELECT 1 FROM payments p WHERE ${scoped(firm, Payment, 'p')} AND p.invoice_id = n.invoice_id AND p.date <= ${range.to})`,
  );
  return rows.map(({ id }) => id);
}

interface PaidRow {
  readonly invoice_id: string;
  readonly earlier: Decimal;
  readonly until: Decimal;
}

type CreditRow = TaxedRow & { readonly invoice_id: string; readonly credit_date: string };

async function addParts(ctx: Ctx, range: DayRange, ids: readonly string[], sums: TaxSums): Promise<void> {
  const { invoices, payments, credits } = await readParts(ctx, range, ids);
  const paidBy = new Map(payments.map((row) => [row.invoice_id, row]));
  const creditsOf = grouped(credits, ({ invoice_id }) => invoice_id);
  for (const invoice of invoices) {
    const { currency } = invoice;
    const shares = chargesOf(invoice);
    const notes = creditsOf.get(invoice.id) ?? [];
    const paid = paidBy.get(invoice.id);
    const on = (amount: Decimal | undefined, some: readonly CreditRow[]): TaxShare[] =>
      collectedShares({ currency, shares, credited: some.flatMap(chargesOf), paid: amount ? dec(amount) : zero });
    const before = on(
      paid?.earlier,
      notes.filter(({ credit_date }) => credit_date < range.from),
    );
    const added = lessShares(on(paid?.until, notes), before).filter(isSomething);
    if (added.length > 0) sums.add({ currency, ...splitRounding(added), kind: 'invoices', count: 1 });
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
      sql`SELECT p.invoice_id, SUM(IF(p.date < ${from}, p.amount, 0)) AS earlier, SUM(p.amount) AS until FROM payments p
           WHERE ${scoped(firm, Payment, 'p')} AND p.invoice_id IN (${named}) AND p.date <= ${to} GROUP BY p.invoice_id`,
    ),
    select<CreditRow>(
      ctx,
      sql`SELECT n.invoice_id, n.credit_date, NULL AS taxes, ${taxed} FROM credit_notes n
           WHERE ${scoped(firm, CreditNote, 'n')} AND n.invoice_id IN (${named}) AND n.credit_date <= ${to}`,
    ),
  ]);
  return { invoices, payments, credits };
}
