import { randomBytes } from 'node:crypto';
import { invalidState } from '../../domain/errors.js';
import { assertAllowed, isPastDue, isSent } from '../../domain/billing/invoice-status.js';
import { today } from '../../domain/time.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import type { Schemas } from '../../contract/contract.js';
import { changeInvoice } from './change-invoice.js';
import { freezeParties } from './freeze-parties.js';
import { mailInvoice } from './invoice-mail.js';
import { recipientsOf } from './invoice-recipients.js';

/** An invoice and the recipients of its mail. */
export interface Mailed {
  readonly invoice: Invoice;
  readonly to: readonly string[];
}

/** A secret for the link to the hosted page: 256 random bits. */
const newHostedToken = (): string => randomBytes(32).toString('base64url');

/** Mails an invoice. The first mail makes it `sent` and gives it a hosted page; later mails change nothing. */
export async function sendInvoice(
  ctx: Ctx,
  before: Locked<Invoice>,
  request: Partial<Schemas['InvoiceSend']>,
): Promise<Mailed> {
  assertAllowed(before.status, 'send');
  if (before.status === 'draft' && (await workspaceOf(ctx)).require_invoice_approval)
    throw invalidState(
      'Invoices of this workspace must be approved before they are sent: submit the invoice and have it approved first',
    );
  const to = request.to ?? (await recipientsOf(ctx, before));
  const invoice = isSent(before.status) ? before : await markSent(ctx, before);
  const { cc, bcc, message, attach_pdf: attachPdf = true } = request;
  await mailInvoice(ctx, invoice, { kind: 'invoice', to, cc, bcc, message, attachPdf });
  return { invoice, to };
}

/** Marks a draft or approved invoice `sent`, without a mail. */
async function markSent(ctx: Ctx, invoice: Locked<Invoice>): Promise<Invoice> {
  await freezeParties(ctx, invoice);
  return changeInvoice(
    ctx,
    invoice,
    { status: 'sent', sent_at: ctx.now, hosted_token: newHostedToken() },
    { event: 'invoice.sent', ignoresDueDate: true },
  );
}

/** Mails a reminder of an overdue invoice. */
export async function remindOfInvoice(
  ctx: Ctx,
  before: Locked<Invoice>,
  request: Schemas['InvoiceRemind'],
): Promise<Mailed> {
  assertAllowed(before.status, 'remind');
  if (!isPastDue(before, today(ctx.now, ctx.workspace.timezone)))
    throw invalidState(`This invoice is due on ${before.due_date}: reminders can be sent for overdue invoices only`);
  const to = request.to ?? (await recipientsOf(ctx, before));
  const reminded = { last_reminder_at: ctx.now, reminder_count: before.reminder_count + 1 };
  const invoice = await changeInvoice(ctx, before, reminded, { event: 'invoice.updated' });
  await mailInvoice(ctx, invoice, { kind: 'reminder', to, message: request.message, attachPdf: true });
  return { invoice, to };
}
