/** The taxes of invoices and credit notes of a range of days, each by its own date. */
import sql, { type Sql } from 'sql-template-tag';
import { roundingIn } from '../../../domain/billing/total-rounding.js';
import { dec } from '../../../domain/money.js';
import type { DayRange } from '../../../domain/time.js';
import { CreditNote } from '../../../models/billing/credit-note.js';
import type { Ctx } from '../../../models/context.js';
import { constant, identifier, scoped, select } from '../../../models/select.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
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
  readonly kind: TaxedDocuments['kind'];
  readonly from: Sql;
  readonly where: Sql;
  readonly day: Sql;
  readonly id: Sql;
  readonly taxes: Sql;
}

const invoicesIn = (ctx: Ctx, range: DayRange): Source => ({
  kind: 'invoices',
  from: invoicesByDate,
  where: revenueWithin(ctx, range),
  day: sql`i.invoice_date`,
  id: sql`i.id`,
  taxes: sql`i.taxes`,
});

/** Credit notes store the taxes of their shares unless they have one plain rate. */
const creditNotesIn = (ctx: Ctx, { from, to }: DayRange): Source => ({
  kind: 'credit_notes',
  from: sql`credit_notes i FORCE INDEX (${identifier('credit_notes_credit_date_index')})`,
  where: sql`${scoped(seeingAll(ctx), CreditNote, 'i')} AND i.credit_date BETWEEN ${from} AND ${to}`,
  day: sql`i.credit_date`,
  id: sql`i.id`,
  taxes: sql`NULL`,
});

/** Documents with one tax are added up by the database; the others are read in batches. */
export async function invoicedTaxes(ctx: Ctx, range: DayRange): Promise<TaxSums> {
  const sums = new TaxSums();
  await Promise.all(
    [invoicesIn(ctx, range), creditNotesIn(ctx, range)].flatMap((source) => [
      addOneTax(ctx, source, sums),
      addSeveral(ctx, source, sums),
    ]),
  );
  return sums;
}

async function addOneTax(ctx: Ctx, { kind, from, where, taxes }: Source, sums: TaxSums): Promise<void> {
  const rows = await select<OneTaxRow>(
    ctx,
    sql`SELECT i.currency, i.tax_rate, ${asText(taxes)} AS taxes, SUM(i.subtotal) AS net, SUM(i.tax_amount) AS tax,
               SUM(i.total - i.subtotal - i.tax_amount) AS rounding, COUNT(*) AS documents
          FROM ${from} WHERE ${where} AND i.tax_shares IS NULL GROUP BY i.currency, i.tax_rate, ${asText(taxes)}`,
  );
  for (const row of rows)
    sums.add({
      currency: row.currency,
      shares: sharesOfOneTax(row),
      rounding: dec(row.rounding),
      kind,
      count: row.documents,
    });
}

type SeveralRow = TaxedRow & { readonly id: string; readonly day: string };

async function addSeveral(ctx: Ctx, source: Source, sums: TaxSums): Promise<void> {
  let rows = await readSeveral(ctx, source, undefined);
  for (;;) {
    for (const row of rows)
      sums.add({
        currency: row.currency,
        shares: sharesOfRow(row),
        rounding: roundingIn(row),
        kind: source.kind,
        count: 1,
      });
    if (rows.length < batchSize) return;
    rows = await readSeveral(ctx, source, rows.at(-1));
  }
}

const readSeveral = (ctx: Ctx, { from, where, day, id }: Source, last: SeveralRow | undefined): Promise<SeveralRow[]> =>
  select<SeveralRow>(
    ctx,
    sql`SELECT ${id} AS id, ${day} AS day, i.currency, i.tax_rate, NULL AS taxes, ${asText(sql`i.tax_shares`)} AS tax_shares, i.subtotal,
               i.tax_amount, i.total
          FROM ${from} WHERE ${where} AND i.tax_shares IS NOT NULL AND ${after(day, id, last)}
         ORDER BY ${day}, ${id} LIMIT ${constant(batchSize)}`,
  );
