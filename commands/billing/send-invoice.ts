import { newHostedToken } from '../../domain/billing/hosted-token.js';
import { invalidState } from '../../domain/errors.js';
import { assertAllowed, isSent } from '../../domain/billing/invoice-status.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { Invoice } from '../../models/billing/invoice.js';
import type { MailDraft } from '../../models/workspace/mail.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import type { Schemas } from '../../contract/contract.js';
import { partiesOf } from '../../queries/billing/invoice-parties.js';
import { changeInvoice, recordMailFailure } from './change-invoice.js';
import { applyAllCredit, lockCredit } from './payments/apply-credit.js';
import { announceStatus } from './e-invoice/change-state.js';
import { assertIssuable, issueInvoice } from './e-invoice/issue.js';
import { freezeParties } from './freeze-parties.js';
import { composeClientMail, queueClientMail } from '../workspace/client-mail.js';
import { ownTaxOf } from '../../queries/billing/taxes/own-tax.js';
import { invoiceMail, type InvoiceMail } from './invoice-mail.js';
import { recipientsOf } from './invoice-recipients.js';

/** An invoice and the recipients of its mail. */
export interface Mailed {
  readonly invoice: Invoice;
  readonly to: readonly string[];
}

/**
 * Locks an invoice that is about to be sent. If credit is applied automatically, that of its client is locked first, as whoever
 * allocates a payment locks it before its invoices.
 */
export async function lockToSend(ctx: Ctx, id: string): Promise<Locked<Invoice>> {
  if (await appliesCredit(ctx)) await lockCredit(ctx, await Invoice.get(ctx, id));
  return Invoice.lock(ctx, id);
}

const appliesCredit = async (ctx: Ctx): Promise<boolean> => (await workspaceOf(ctx)).apply_credit === 'automatically';

/**
 * Mails an invoice. The first mail makes it `sent`, gives it a hosted page and, by a setting, the credit of its client; later mails
 * change nothing.
 */
export async function sendInvoice(
  ctx: Ctx,
  before: Locked<Invoice>,
  request: Partial<Schemas['InvoiceSend']>,
): Promise<Mailed> {
  const mail = await mailToSend(ctx, before, request);
  const invoice = isSent(before.status) ? before : await markSent(ctx, before);
  await mailInvoice(ctx, invoice, mail);
  return { invoice, to: mail.to };
}

/** The mail that `sendInvoice` would queue for the same request now. Changes nothing. */
export async function previewInvoiceMail(
  ctx: Ctx,
  invoice: Invoice,
  request: Partial<Schemas['InvoiceSend']>,
): Promise<MailDraft> {
  const mail = await mailToSend(ctx, invoice, request);
  if (invoice.sent_at === null) await assertIssuable(ctx, invoice, await partiesOf(ctx, invoice));
  return composeClientMail(ctx, await invoiceMail(ctx, invoice, mail));
}

/** Throws `invalid_state` if the invoice cannot be sent. */
async function mailToSend(
  ctx: Ctx,
  invoice: Invoice,
  { to, cc, bcc, message, attach_pdf: attachPdf = true }: Partial<Schemas['InvoiceSend']>,
): Promise<InvoiceMail> {
  assertAllowed(invoice.status, 'send');
  if (invoice.status === 'draft' && (await workspaceOf(ctx)).require_invoice_approval)
    throw invalidState(
      'Invoices of this workspace must be approved before they are sent: submit the invoice and have it approved first',
    );
  return { kind: 'invoice', to: to ?? (await recipientsOf(ctx, invoice)), cc, bcc, message, attachPdf };
}

/** Queues a mail of an invoice. It is then the last one: an earlier failure no longer counts. */
export async function mailInvoice(ctx: Ctx, invoice: Invoice, mail: InvoiceMail): Promise<void> {
  await queueClientMail(ctx, await invoiceMail(ctx, invoice, mail));
  await recordMailFailure(ctx, invoice, false);
}

/** Marks a draft or approved invoice `sent`, and issues its electronic form, without a mail. */
async function markSent(ctx: Ctx, invoice: Locked<Invoice>): Promise<Invoice> {
  const e_invoice = await issueInvoice(ctx, invoice, await freezeParties(ctx, invoice));
  const sent = await changeInvoice(
    ctx,
    invoice,
    { status: 'sent', sent_at: ctx.now, hosted_token: newHostedToken(), e_invoice, ...(await ownTaxOf(ctx, invoice)) },
    { event: 'invoice.sent', ignoresDueDate: true },
  );
  if (e_invoice) await announceStatus(ctx, { invoice: sent, state: e_invoice });
  return (await appliesCredit(ctx)) ? applyAllCredit(ctx, await lockCredit(ctx, sent), sent) : sent;
}
