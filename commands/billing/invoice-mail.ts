import { presentInvoiceMail } from '../../documents/invoice-mail.js';
import { mailPage } from '../../documents/mail-page.js';
import { wordsFor, type Words } from '../../documents/messages/words.js';
import { pdfFilename } from '../../domain/billing/invoice-number.js';
import { daysBetween, today } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { queueMail } from '../../models/workspace/mail.js';
import { hostedUrl } from '../../serializers/invoice.js';
import { invoiceOverview } from './invoice-document.js';

/** Who receives an invoice, and how it is mailed. */
export interface InvoiceMail {
  readonly kind: 'invoice' | 'reminder';
  readonly to: readonly string[];
  readonly cc?: readonly string[] | undefined;
  readonly bcc?: readonly string[] | undefined;
  /** The sender's message. */
  readonly message?: string | undefined;
  readonly attachPdf: boolean;
}

/** Writes the mail of an invoice or of a reminder of it to the outbox, in the language and with the details of its documents. */
export async function mailInvoice(ctx: Ctx, invoice: Invoice, mail: InvoiceMail): Promise<void> {
  const overview = await invoiceOverview(ctx, invoice);
  const words = wordsFor(overview.locale);
  const url = hostedUrl(invoice, ctx.settings.PUBLIC_URL);
  const [number, sender] = [invoice.invoice_number, ctx.workspace.name];
  const bodies = mailPage({
    ...presentInvoiceMail(overview),
    sender,
    paragraphs: [...(mail.message ? [mail.message] : []), openingOf(ctx, invoice, mail.kind, words)],
    action: url === null ? undefined : { label: words.say('view_invoice'), url },
  });
  await queueMail(ctx, {
    to: mail.to,
    cc: mail.cc,
    bcc: mail.bcc,
    subject: words.say(mail.kind === 'reminder' ? 'mail_reminder_subject' : 'invoice_from', { number, sender }),
    ...bodies,
    attachments: mail.attachPdf ? [{ kind: 'invoice_pdf', invoice_id: invoice.id, filename: pdfFilename(number) }] : [],
  });
}

function openingOf(ctx: Ctx, invoice: Invoice, kind: InvoiceMail['kind'], { say, count }: Words): string {
  const { invoice_number: number, subject } = invoice;
  if (kind === 'reminder') {
    const days = daysBetween(invoice.due_date, today(ctx.now, ctx.workspace.timezone));
    return count('mail_reminder', days, { number: subject === null ? number : `${number} (${subject})` });
  }
  return subject === null ? say('mail_invoice', { number }) : say('mail_invoice_about', { number, subject });
}
