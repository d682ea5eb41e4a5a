import type { Renderer } from '../documents/renderer.js';
import type { Ctx } from '../models/context.js';
import { Invoice } from '../models/invoice.js';
import type { MailAttachment } from '../models/mail.js';
import { systemContext } from '../models/workspace-context.js';
import { invoiceDocument } from './invoice-document.js';

/** Makes a file that a mail of a workspace names, as it is when the mail goes out. */
export async function renderMailAttachment(
  base: Pick<Ctx, 'db' | 'settings' | 'jobs'>,
  renderer: Renderer,
  workspaceId: string,
  { invoice_id: id }: MailAttachment,
): Promise<{ content: Buffer; content_type: string }> {
  const ctx = await systemContext(base, workspaceId);
  const document = await invoiceDocument(ctx, await Invoice.get(ctx, id));
  return { content: await renderer.renderInvoice(document), content_type: 'application/pdf' };
}
