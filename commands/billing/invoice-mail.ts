import { presentInvoiceMail } from '../../documents/invoice-mail.js';
import { wordsFor, type Words } from '../../documents/messages/words.js';
import { isUnsent } from '../../domain/billing/invoice-status.js';
import { pdfFilename } from '../../domain/billing/invoice-number.js';
import { portalInvoiceUrl } from '../../domain/page-links.js';
import { daysBetween, today } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { hostedUrl } from '../../serializers/invoice.js';
import { openingFor, soleInvoiceReader, type ClientMail } from '../workspace/client-mail.js';
import { attachmentsOf } from './e-invoice/attachments.js';
import { formOf } from './e-invoice/issue.js';
import { invoiceOverview } from './invoice-document.js';

/** Kind, recipients and options of a mail about an invoice. */
export interface InvoiceMail {
  readonly kind: 'invoice' | 'reminder';
  readonly to: readonly string[];
  readonly cc?: readonly string[] | undefined;
  readonly bcc?: readonly string[] | undefined;
  /** Personal text of the user who sends it. */
  readonly message?: string | undefined;
  readonly attachPdf: boolean;
}

/** The token of a hosted page in a preview, for an invoice that gets its token when it is sent. */
const tokenToCome = '…';

/** The mail of an invoice or of a reminder, in the language and with the details of the invoice's document. */
export async function invoiceMail(ctx: Ctx, invoice: Invoice, mail: InvoiceMail): Promise<ClientMail> {
  const overview = await invoiceOverview(ctx, invoice);
  const words = wordsFor(overview.locale);
  const [number, sender] = [invoice.invoice_number, ctx.workspace.name];
  return {
    ...presentInvoiceMail(overview),
    kind: mail.kind === 'reminder' ? 'invoice_reminder' : 'invoice',
    resource: { type: 'invoice', id: invoice.id },
    invoiceId: invoice.id,
    to: mail.to,
    cc: mail.cc,
    bcc: mail.bcc,
    subject: words.say(mail.kind === 'reminder' ? 'mail_reminder_subject' : 'invoice_from', { number, sender }),
    paragraphs: [
      ...(await openingFor(ctx, invoice.client_id, mail, words)),
      sentenceOf(ctx, invoice, mail.kind, words),
    ],
    ...(await invoiceLinks(ctx, invoice, mail, words)),
    attachments: attachmentsOf(
      { documentId: invoice.id, invoiceId: invoice.id, number },
      await formOf(ctx, invoice),
      mail.attachPdf ? { kind: 'invoice_pdf', invoice_id: invoice.id, filename: pdfFilename(number) } : undefined,
    ),
  };
}

/**
 * Links to the invoice: to the portal if the only recipient is a contact who may read it there, and to the hosted page,
 * which needs no password.
 */
export async function invoiceLinks(
  ctx: Ctx,
  invoice: Invoice,
  recipients: Pick<InvoiceMail, 'to' | 'cc' | 'bcc'>,
  { say }: Words,
): Promise<Pick<ClientMail, 'action' | 'portal'>> {
  const { settings, workspace } = ctx;
  const label = say('view_invoice');
  const { hosted_token, status } = invoice;
  const token = isUnsent(status) ? tokenToCome : hosted_token;
  const hosted = hostedUrl({ hosted_token: token }, settings.PUBLIC_URL);
  const reader = await soleInvoiceReader(ctx, invoice.client_id, recipients);
  const url = portalInvoiceUrl(settings, workspace, invoice.id);
  return {
    action: hosted === null ? undefined : { label, url: hosted },
    portal: reader && { label, url, contactId: reader.id, isSentWithout: true },
  };
}

function sentenceOf(ctx: Ctx, invoice: Invoice, kind: InvoiceMail['kind'], { say, count }: Words): string {
  const { invoice_number: number, subject } = invoice;
  if (kind === 'reminder') {
    const days = daysBetween(invoice.due_date, today(ctx.now, ctx.workspace.timezone));
    return count('mail_reminder', days, { number: subject === null ? number : `${number} (${subject})` });
  }
  return subject === null ? say('mail_invoice', { number }) : say('mail_invoice_about', { number, subject });
}
