import { createHash } from 'node:crypto';
import type { InvoiceDocument } from '../../documents/invoice-document.js';
import type { Renderer, RenderRequest } from '../../documents/renderer.js';
import { rendererVersion } from '../../documents/version.js';
import type { Ctx } from '../../models/context.js';
import type { NamedCreditNote } from '../../models/billing/credit-note.js';
import { Invoice } from '../../models/billing/invoice.js';
import { findStoredDocument, storeDocument } from '../../models/billing/stored-document.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { creditNoteDocument, invoiceDocument } from './invoice-document.js';

/**
 * The PDF of an invoice as it is now. The PDF of a sent invoice is cached in the database, because it rarely changes
 * and anyone with its link may request it often. Drafts are rendered each time.
 */
export async function invoicePdf(
  ctx: Ctx,
  renderer: Renderer,
  invoice: Invoice,
  request: Omit<RenderRequest, 'workspaceId'> = {},
): Promise<Buffer> {
  const document = await invoiceDocument(ctx, invoice);
  if (invoice.sent_at === null) return renderPdf(ctx, renderer, document, request);
  return renderCached(ctx, renderer, document, request);
}

/** The PDF of a credit note, cached in the database. */
export async function creditNotePdf(
  ctx: Ctx,
  renderer: Renderer,
  note: NamedCreditNote,
  request: Omit<RenderRequest, 'workspaceId'> = {},
): Promise<Buffer> {
  const invoice = await Invoice.get(seeingAll(ctx), note.invoice_id);
  return renderCached(ctx, renderer, await creditNoteDocument(ctx, invoice, note), request);
}

type RenderPdf = (
  ctx: Ctx,
  renderer: Renderer,
  document: InvoiceDocument,
  request: Omit<RenderRequest, 'workspaceId'>,
) => Promise<Buffer>;

const renderPdf: RenderPdf = (ctx, renderer, document, request) =>
  renderer.renderInvoice({ ...request, workspaceId: ctx.workspace.id }, document);

/** The PDF of a document, cached in the database. */
export const renderCached: RenderPdf = async (ctx, renderer, document, request) => {
  const digest = await digestOf(document);
  const storedPdf = await findStoredDocument(ctx, digest);
  if (storedPdf) return storedPdf;
  const pdf = await renderPdf(ctx, renderer, document, request);
  await storeDocument(ctx, digest, pdf);
  return pdf;
};

const digestOf = async (document: InvoiceDocument): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify([await rendererVersion(), document]))
    .digest('hex');
