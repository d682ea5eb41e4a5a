import sql from 'sql-template-tag';
import { EInvoiceFile } from '../../../models/billing/e-invoice-file.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { CreditNote } from '../../../models/billing/credit-note.js';
import type { Ctx } from '../../../models/context.js';
import { changing } from '../../../models/workspace/test-side.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { recordReport } from './change-state.js';
import { transports } from './transports/index.js';

const atOnce = 100;

/**
 * Asks the transports how far the documents have come that they have taken over, and records it. Opens its own transactions, so
 * `ctx.db` must be in none.
 */
export async function checkAwaitedEInvoices(ctx: Ctx): Promise<void> {
  const all = seeingAll(ctx);
  for (let last = ''; ;) {
    const files = await EInvoiceFile.all(all, sql`t.is_awaited = 1 AND t.id > ${last}`, {
      order: sql`t.id`,
      limit: atOnce,
    });
    for (const file of files) await check(all, file);
    last = files.at(-1)?.id ?? '';
    if (files.length < atOnce) return;
  }
}

async function check(
  ctx: Ctx,
  { id, document_id: documentId, invoice_id: invoiceId, xml, created_at }: EInvoiceFile,
): Promise<void> {
  const document = documentId === invoiceId ? await Invoice.get(ctx, invoiceId) : await CreditNote.get(ctx, documentId);
  if (!document.e_invoice) return;
  const report = await transports[document.e_invoice.via].status?.(ctx, { xml, sentAt: created_at });
  if (!report) return;
  await changing(ctx, async (held) => {
    await recordReport(held, { documentId, invoiceId }, report);
    const file = await EInvoiceFile.lock(held, id);
    await file.patch(held, { is_awaited: false });
  });
}
