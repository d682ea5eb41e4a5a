import { createFormats, type Formats } from '../../documents/formats.js';
import { presentInvoiceMail, type MailFact } from '../../documents/mails/invoice-mail.js';
import { invoiceValues, reminderValues } from '../../documents/mails/mail-values.js';
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
import { recipientValues, soleInvoiceReader, type ClientMail, type TemplateContent } from '../workspace/client-mail.js';
import { billingAddresses } from './billing-addresses.js';
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
  /** In place of that of the invoice, for the preview of a template. */
  readonly locale?: string | undefined;
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
  const present = await invoiceOverview(ctx, invoice);
  const overview = { ...present, locale: mail.locale ?? present.locale };
  const words = wordsFor(overview.locale);
  const formats = createFormats(overview.client.country, overview.currency, overview.locale);
  const number = invoice.invoice_number;
  const addresses = await billingAddresses(ctx, invoice.client_id, mail);
  const { template, values } = contentOf(ctx, invoice, mail, words, formats);
  return {
    ...presentInvoiceMail(overview, mail.kind === 'reminder' ? interestFacts(mail, words, formats) : []),
    kind: mail.kind === 'reminder' ? 'invoice_reminder' : 'invoice',
    resource: { type: 'invoice', id: invoice.id },
    invoiceId: invoice.id,
    ...addresses,
    content: {
      template,
      values: {
        ...invoiceValues(overview),
        ...values,
        ...(await recipientValues(ctx, invoice.client_id, mail, words)),
      },
    },
    ...(await invoiceLinks(ctx, invoice, addresses, words)),
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

/** The template of a mail, and what it says beside what mails of all invoices say. Reminders without a level have the text of the first. */
function contentOf(
  { now, workspace }: Ctx,
  { due_date: due }: Invoice,
  mail: InvoiceMail,
  words: Words,
  { money }: Pick<Formats, 'money'>,
): TemplateContent {
  if (mail.kind === 'invoice') return { template: 'invoice', values: {} };
  const days = daysBetween(due, today(now, workspace.timezone));
  const interest = mail.interest ? money(toDecimal(mail.interest.amount)) : null;
  return { template: `reminder_${mail.level ?? 'first'}`, values: reminderValues(days, interest, words) };
}

/** The line of late interest. */
const interestFacts = (
  { interest }: ReminderMail,
  { say }: Words,
  { date, money }: Pick<Formats, 'date' | 'money'>,
): MailFact[] =>
  interest ? [[say('late_interest_until', { date: date(interest.to) }), money(toDecimal(interest.amount))]] : [];
