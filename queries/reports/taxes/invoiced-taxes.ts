/** The taxes of invoices and credit notes of a range of days, each by its own date. */
import sql, { type Sql } from 'sql-template-tag';
import { roundingIn } from '../../../domain/billing/total-rounding.js';
import { dec } from '../../../domain/money.js';
import type { DayRange } from '../../../domain/time.js';
import { CreditNote } from '../../../models/billing/credit-note.js';
import type { Ctx } from '../../../models/context.js';
import { constant, identifier, scoped, select } from '../../../models/select.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { byDay, type MaybeOfDay, type OfDay } from '../converted/by-day.js';
import { invoicesByDate, revenueWithin } from '../money-figures.js';
import {
  after,
  asText,
  batchSize,
  sharesOfOneTax,
  sharesOfRow,
  type OneTaxRow,
  type TaxedRow,
} from './stored-taxes.js';
import { TaxSums, type TaxedDocuments } from './tax-sums.js';

/** Invoices or credit notes of a range of days. */
interface Source {
  readonly range: DayRange;
  readonly kind: TaxedDocuments['kind'];
  readonly from: Sql;
  readonly where: Sql;
  /** The column with the day on which it counts. */
  readonly date: string;
  readonly id: Sql;
  readonly taxes: Sql;
}

const invoicesIn = (ctx: Ctx, range: DayRange): Source => ({
  range,
  kind: 'invoices',
  from: invoicesByDate,
  where: revenueWithin(ctx, range),
  date: 'i.invoice_date',
  id: sql`i.id`,
  taxes: sql`i.taxes`,
});

/** Credit notes store the taxes of their shares unless they have one plain rate. */
const creditNotesIn = (ctx: Ctx, range: DayRange): Source => ({
  range,
  kind: 'credit_notes',
  from: sql`credit_notes i FORCE INDEX (${identifier('credit_notes_credit_date_index')})`,
  where: sql`${scoped(seeingAll(ctx), CreditNote, 'i')} AND i.credit_date BETWEEN ${range.from} AND ${range.to}`,
  date: 'i.credit_date',
  id: sql`i.id`,
  taxes: sql`NULL`,
});

/** Passes on documents with their shares and the day on which they count. */
export type AddTaxes = (documents: TaxedDocuments & OfDay) => void;

/** Documents with one tax are added up by the database; the others are read in batches. */
export async function invoicedTaxes(ctx: Ctx, range: DayRange): Promise<TaxSums> {
  const sums = new TaxSums();
  await eachInvoicedTax(ctx, range, (documents) => sums.add(documents));
  return sums;
}

/** Passes on all taxes of the range; those in other currencies than `into` are apart by day. */
export async function eachInvoicedTax(ctx: Ctx, range: DayRange, add: AddTaxes, into?: string): Promise<void> {
  await Promise.all(
    [invoicesIn(ctx, range), creditNotesIn(ctx, range)].flatMap((source) => [
      addOneTax(ctx, source, add, into),
      addSeveral(ctx, source, add),
    ]),
  );
}

async function addOneTax(
  ctx: Ctx,
  { kind, range, from, where, date, taxes }: Source,
  add: AddTaxes,
  into: string | undefined,
): Promise<void> {
  const days = byDay('i.currency', date, into);
  const rows = await select<OneTaxRow & MaybeOfDay>(
    ctx,
    sql`SELECT ${days.column}i.currency, i.tax_rate, ${asText(taxes)} AS taxes, SUM(i.subtotal) AS net, SUM(i.tax_amount) AS tax,
               SUM(i.total - i.subtotal - i.tax_amount) AS rounding, COUNT(*) AS documents
          FROM ${from} WHERE ${where} AND i.tax_shares IS NULL GROUP BY i.currency, i.tax_rate, ${asText(taxes)}${days.group}`,
  );
  for (const row of rows) {
    const { currency, day, documents: count } = row;
    add({ currency, day: day ?? range.to, shares: sharesOfOneTax(row), rounding: dec(row.rounding), kind, count });
  }
}

type SeveralRow = TaxedRow & { readonly id: string; readonly day: string };

async function addSeveral(ctx: Ctx, source: Source, add: AddTaxes): Promise<void> {
  let rows = await readSeveral(ctx, source, undefined);
  for (;;) {
    for (const row of rows)
      add({
        currency: row.currency,
        day: row.day,
        shares: sharesOfRow(row),
        rounding: roundingIn(row),
        kind: source.kind,
        count: 1,
      });
    if (rows.length < batchSize) return;
    rows = await readSeveral(ctx, source, rows.at(-1));
  }
}

function readSeveral(ctx: Ctx, { from, where, date, id }: Source, last: SeveralRow | undefined): Promise<SeveralRow[]> {
  const day = identifier(date);
  return select<SeveralRow>(
    ctx,
    sql`SELECT ${id} AS id, ${day} AS day, i.currency, i.tax_rate, NULL AS taxes, ${asText(sql`i.tax_shares`)} AS tax_shares, i.subtotal,
               i.tax_amount, i.total
          FROM ${from} WHERE ${where} AND i.tax_shares IS NOT NULL AND ${after(day, id, last)}
         ORDER BY ${day}, ${id} LIMIT ${constant(batchSize)}`,
  );
}
