/** What clients download from the hosted page and the portal. */
import type { NamedCreditNote } from '../../../models/billing/credit-note.js';
import type { EInvoiceState } from '../../../models/billing/e-invoice-file.js';
import { Invoice } from '../../../models/billing/invoice.js';
import type { Ctx } from '../../../models/context.js';
import { isReadOnly } from '../../../models/workspace/read-only.js';
import { changing } from '../../../models/workspace/test-side.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import type { WholeFile } from '../../../documents/whole-file.js';
import { recordReport, type EInvoiceIds } from './change-state.js';
import { issuedFile, issuedFileOfNote } from './e-invoice-file.js';

/**
 * The electronic form of an invoice as it was issued, which counts as delivered once it was read, if this is how it is delivered.
 * Throws `not_found` if there is none.
 */
export const downloadInvoice = (ctx: Ctx, invoice: Invoice): WholeFile =>
  delivering(ctx, issuedFile(ctx, invoice), { documentId: invoice.id, invoiceId: invoice.id }, invoice.e_invoice);

/** The electronic form of a credit note, as `downloadInvoice` has it for invoices. */
export async function downloadCreditNote(ctx: Ctx, note: NamedCreditNote): Promise<WholeFile> {
  const invoice = await Invoice.get(seeingAll(ctx), note.invoice_id);
  const ids = { documentId: note.id, invoiceId: invoice.id };
  return delivering(ctx, issuedFileOfNote(ctx, invoice, note), ids, note.e_invoice);
}

const delivering = (ctx: Ctx, file: WholeFile, ids: EInvoiceIds, state: EInvoiceState | null): WholeFile => ({
  ...file,
  async bytes(renderer) {
    const bytes = await file.bytes(renderer);
    if (state?.via === 'download' && state.status !== 'delivered' && !isReadOnly(ctx.workspace)) {
      await changing(seeingAll(ctx), (writing) => recordReport(writing, ids, { status: 'delivered' }));
      ctx.jobs.wake();
    }
    return bytes;
  },
});
