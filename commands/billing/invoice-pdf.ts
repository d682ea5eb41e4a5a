import { createHash } from 'node:crypto';
import type { InvoiceDocument } from '../../documents/invoice.js';
import type { Renderer, Wish } from '../../documents/renderer.js';
import { rendererVersion } from '../../documents/version.js';
import type { Ctx } from '../../models/context.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { findKept, keep } from '../../models/billing/kept-document.js';
import { invoiceDocument } from './invoice-document.js';

/**
 * The PDF of an invoice as it is now. That of one that was sent is kept once it is drawn: it seldom changes, and whoever has its link
 * may ask for it as often as they like.
 */
export async function invoicePdf(
  ctx: Ctx,
  renderer: Renderer,
  invoice: Invoice,
  wish: Omit<Wish, 'workspaceId'> = {},
): Promise<Buffer> {
  const document = await invoiceDocument(ctx, invoice);
  const draw = (): Promise<Buffer> => renderer.renderInvoice({ ...wish, workspaceId: ctx.workspace.id }, document);
  if (invoice.sent_at === null) return draw();
  const digest = await digestOf(document);
  const kept = await findKept(ctx, digest);
  if (kept) return kept;
  const drawn = await draw();
  await keep(ctx, digest, drawn);
  return drawn;
}

const digestOf = async (document: InvoiceDocument): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify([await rendererVersion(), document]))
    .digest('hex');
