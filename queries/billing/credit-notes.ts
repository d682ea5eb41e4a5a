import sql from 'sql-template-tag';
import { dec, toNumber, zero, type Decimal } from '../../domain/money.js';
import { CreditNote, namesOfNote, type NamedCreditNote } from '../../models/billing/credit-note.js';
import { Invoice } from '../../models/billing/invoice.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import type { Schemas } from '../../contract/contract.js';
import { among } from '../filters.js';
import { incremental, listOf, type Grouped, type SummaryQuery } from '../list.js';
import { convertedTotals } from './exchange-rates/converted-totals.js';
import type { Dated } from './exchange-rates/rate-book.js';

interface Counted {
  readonly counted: number;
}

export const creditNoteList = listOf<'listCreditNotes'>()<NamedCreditNote, Schemas['CreditNoteListSummary'], Counted>({
  model: CreditNote,
  columns: sql`t.*, ${namesOfNote}`,
  joins: sql`LEFT JOIN invoices i ON i.id = t.invoice_id AND i.workspace_id = t.workspace_id
             LEFT JOIN clients c ON c.id = t.client_id AND c.workspace_id = t.workspace_id`,
  filters: {
    client_id: among('t.client_id'),
    invoice_id: among('t.invoice_id'),
    from: (day) => sql`t.credit_date >= ${day}`,
    to: (day) => sql`t.credit_date <= ${day}`,
    updated_since: incremental,
  },
  references: { client_id: Client, invoice_id: Invoice },
  sorts: { credit_date: 't.credit_date', total: 't.total' },
  sortNeeds: { total: 'can_see_rates' },
  summary: { columns: sql`COUNT(*) AS counted`, read: readSummary },
});

interface CurrencyRow {
  readonly currency: string;
  readonly credited: Decimal;
  readonly before_tax: Decimal;
}

async function readSummary(
  { counted }: Counted,
  ctx: Ctx,
  sums: Grouped,
  { in: into }: SummaryQuery,
): Promise<Schemas['CreditNoteListSummary']> {
  const added = sql`SUM(t.total) AS credited, SUM(t.subtotal) AS before_tax`;
  const rows = counted === 0 ? [] : await sums<CurrencyRow>('t.currency', added);
  const byDay =
    counted === 0 || into === undefined ? [] : await sums<CurrencyRow & Dated>('t.currency', added, 't.credit_date');
  const own = rows.find(({ currency }) => currency === ctx.workspace.currency);
  return {
    count: counted,
    ...totalsOf(own),
    other_currencies: rows
      .filter((row) => row !== own && !dec(row.credited).eq(zero))
      .map((row) => ({ currency: row.currency, ...totalsOf(row) })),
    ...(into !== undefined && { converted: await convertedSummary(ctx, into, byDay) }),
  };
}

async function convertedSummary(
  ctx: Ctx,
  into: string,
  rows: readonly (CurrencyRow & Dated)[],
): Promise<Schemas['ConvertedCreditTotals']> {
  const { totalOf, notes } = await convertedTotals(
    ctx,
    into,
    rows.map(({ currency, day, credited, before_tax }) => ({ currency, day, sums: { credited, before_tax } })),
  );
  return { total_credited: totalOf('credited'), total_before_tax: totalOf('before_tax'), ...notes() };
}

const totalsOf = (row: CurrencyRow | undefined) => ({
  total_credited: row ? toNumber(row.credited) : 0,
  total_before_tax: row ? toNumber(row.before_tax) : 0,
});
