import { createFormats } from '../../documents/formats.js';
import { mailPage } from '../../documents/mail-page.js';
import { pdfFilename } from '../../domain/billing/invoice-number.js';
import { daysBetween, today } from '../../domain/time.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { queueMail } from '../../models/workspace/mail.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { hostedUrl } from '../../serializers/invoice.js';

/** To whom an invoice is mailed, and how. */
export interface InvoiceMail {
  readonly kind: 'invoice' | 'reminder';
  readonly to: readonly string[];
  readonly cc?: readonly string[] | undefined;
  readonly bcc?: readonly string[] | undefined;
  /** A word of the sender's own. */
  readonly message?: string | undefined;
  readonly attachPdf: boolean;
}

/** Writes the mail of an invoice or of a reminder of it to the outbox, with what it asks for in the client's own format. */
export async function mailInvoice(ctx: Ctx, invoice: Invoice, mail: InvoiceMail): Promise<void> {
  const client = await Client.get(seeingAll(ctx), invoice.client_id);
  const formats = createFormats(client.country, invoice.currency);
  const url = hostedUrl(invoice, ctx.settings.PUBLIC_URL);
  const sender = ctx.workspace.name;
  const bodies = mailPage({
    sender,
    paragraphs: [...(mail.message ? [mail.message] : []), openingOf(ctx, invoice, mail.kind)],
    facts: [
      ['Invoice', invoice.invoice_number],
      ['Amount due', formats.money(invoice.outstanding)],
      ['Due date', formats.date(invoice.due_date)],
    ],
    action: url === null ? undefined : { label: 'View the invoice', url },
  });
  const subject = `Invoice ${invoice.invoice_number} from ${sender}`;
  await queueMail(ctx, {
    to: mail.to,
    cc: mail.cc,
    bcc: mail.bcc,
    subject: mail.kind === 'reminder' ? `Reminder: ${subject}` : subject,
    ...bodies,
    attachments: mail.attachPdf
      ? [{ kind: 'invoice_pdf', invoice_id: invoice.id, filename: pdfFilename(invoice.invoice_number) }]
      : [],
  });
}

function openingOf(ctx: Ctx, invoice: Invoice, kind: InvoiceMail['kind']): string {
  const about = invoice.subject === null ? '' : ` for ${invoice.subject}`;
  if (kind === 'invoice') return `Here is our invoice ${invoice.invoice_number}${about}.`;
  const days = daysBetween(invoice.due_date, today(ctx.now, ctx.workspace.timezone));
  const late = days === 1 ? 'one day' : `${days} days`;
  return `Our invoice ${invoice.invoice_number}${about} has been due for ${late}. If you have paid it meanwhile, please ignore this.`;
}
