import sql, { type Sql } from 'sql-template-tag';
import type { Renderer } from '../../../documents/renderer.js';
import { namedCreditNote } from '../../../models/billing/credit-note.js';
import { Invoice } from '../../../models/billing/invoice.js';
import type { Ctx } from '../../../models/context.js';
import { select } from '../../../models/select.js';
import { creditNotePdf, invoicePdf } from '../../billing/invoice-pdf.js';
import { entryNames } from './format.js';
import type { ZipWriter } from './zip-writer.js';

/** How many ids are in memory at a time. */
const idsAtOnce = 200;

/** Writes the PDFs of all sent invoices and of all credit notes; returns how many there are. */
export async function writeDocuments(ctx: Ctx, renderer: Renderer, zip: ZipWriter): Promise<number> {
  let count = 0;
  for await (const id of idsOf(ctx, sql`invoices t`, sql` AND t.sent_at IS NOT NULL`)) {
    const invoice = await Invoice.find(ctx, id);
    if (!invoice) continue;
    await zip.addBytes(entryNames.invoice(invoice.invoice_number), await invoicePdf(ctx, renderer, invoice));
    count += 1;
  }
  for await (const id of idsOf(ctx, sql`credit_notes t`, sql``)) {
    const note = await namedCreditNote(ctx, id);
    await zip.addBytes(entryNames.creditNote(note.credit_note_number), await creditNotePdf(ctx, renderer, note));
    count += 1;
  }
  return count;
}

async function* idsOf(ctx: Ctx, table: Sql, wanted: Sql): AsyncGenerator<string, void> {
  let last = '';
  for (;;) {
    const rows = await select<{ id: string }>(
      ctx,
      sql`SELECT t.id FROM ${table} WHERE t.workspace_id = ${ctx.scope.workspaceId} AND t.id > ${last}${wanted} ORDER BY t.id LIMIT ${idsAtOnce}`,
    );
    yield* rows.map(({ id }) => id);
    if (rows.length < idsAtOnce) return;
    last = rows.at(-1)?.id ?? '';
  }
}
