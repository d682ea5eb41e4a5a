import { createFormats, type Formats } from '../../documents/formats.js';
import { presentInvoiceMail, type MailFact } from '../../documents/invoice-mail.js';
import { reminderText } from '../../documents/reminder-text.js';
import { wordsFor, type Words } from '../../documents/messages/words.js';
import { isUnsent } from '../../domain/billing/invoice-status.js';
import { pdfFilename } from '../../domain/billing/invoice-number.js';
import { portalInvoiceUrl } from '../../domain/page-links.js';
import type { ReminderLevel } from '../../domain/billing/reminders/schedule.js';
import { toDecimal } from '../../domain/money.js';
import { daysBetween, today } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import type { Invoice } from '../../models/billing/invoice.js';
import type { AccruedInterest } from '../../queries/billing/reminders/late-interest.js';
import { hostedUrl } from '../../serializers/invoice.js';
import { openingFor, soleInvoiceReader, type ClientMail } from '../workspace/client-mail.js';
import { attachmentsOf } from './e-invoice/attachments.js';
import { formOf } from './e-invoice/issue.js';
import { invoiceOverview } from './invoice-document.js';

/** Recipients and options of a mail about an invoice. */
interface MailOptions {
  readonly to: readonly string[];
  readonly cc?: readonly string[] | undefined;
  readonly bcc?: readonly string[] | undefined;
  /** Personal text of the user who sends it. */
  readonly message?: string | undefined;
  readonly attachPdf: boolean;
}

interface PlainMail extends MailOptions {
  readonly kind: 'invoice';
}

export interface ReminderMail extends MailOptions {
  readonly kind: 'reminder';
  /** Null for a neutral text. */
  readonly level: ReminderLevel | null;
  readonly interest: AccruedInterest | undefined;
}

export type InvoiceMail = PlainMail | ReminderMail;

/** The token of a hosted page in a preview, for an invoice that gets its token when it is sent. */
const tokenToCome = '…';

/** The mail of an invoice or of a reminder, in the language and with the details of the invoice's document. */
export async function invoiceMail(ctx: Ctx, invoice: Invoice, mail: InvoiceMail): Promise<ClientMail> {
  const overview = await invoiceOverview(ctx, invoice);
  const words = wordsFor(overview.locale);
  const { date, money } = createFormats(overview.client.country, overview.currency, overview.locale);
  const number = invoice.invoice_number;
  const { subject, text } = wordsOf(ctx, invoice, mail, words, date);
  return {
    ...presentInvoiceMail(overview, mail.kind === 'reminder' ? interestFacts(mail, words, { date, money }) : []),
    kind: mail.kind === 'reminder' ? 'invoice_reminder' : 'invoice',
    resource: { type: 'invoice', id: invoice.id },
    invoiceId: invoice.id,
    to: mail.to,
    cc: mail.cc,
    bcc: mail.bcc,
    subject,
    paragraphs: [...(await openingFor(ctx, invoice.client_id, mail, words)), text],
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

function wordsOf(
  ctx: Ctx,
  { invoice_number: number, subject: about, due_date: due }: Invoice,
  mail: InvoiceMail,
  words: Words,
  date: (day: string) => string,
): { readonly subject: string; readonly text: string } {
  const sender = ctx.workspace.name;
  if (mail.kind === 'invoice')
    return {
      subject: words.say('invoice_from', { number, sender }),
      text:
        about === null
          ? words.say('mail_invoice', { number })
          : words.say('mail_invoice_about', { number, subject: about }),
    };
  const days = daysBetween(due, today(ctx.now, ctx.workspace.timezone));
  return reminderText(mail.level ?? 'first', { number, about, sender, due: date(due), days }, words);
}

/** The line of late interest. */
const interestFacts = (
  { interest }: ReminderMail,
  { say }: Words,
  { date, money }: Pick<Formats, 'date' | 'money'>,
): MailFact[] =>
  interest ? [[say('late_interest_until', { date: date(interest.to) }), money(toDecimal(interest.amount))]] : [];
