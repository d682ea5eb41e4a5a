/** Records what became of a mail: on its invoice too, and with events. */
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { Invoice } from '../../models/billing/invoice.js';
import { settleMail, type ClaimedMail, type MailOutcome } from '../../models/queues/mail-queue.js';
import { isLastOfInvoice, Mail } from '../../models/workspace/mail.js';
import { alsoDuringDeletion } from '../../models/workspace/read-only.js';
import { changing } from '../../models/workspace/test-side.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { invoiceSettings } from '../../queries/billing/invoice-settings.js';
import { everything } from '../../serializers/view.js';
import { serializeInvoice } from '../../serializers/invoice.js';
import { serializeMail } from '../../serializers/mail.js';
import { recordMailFailure } from './change-invoice.js';
import { recordMailedEInvoices } from './e-invoice/record-mail.js';

/** A mail that no attempt will follow: with `sent_at`, it has reached other recipients than those `to` whom it could not be delivered. */
export interface FailedMail extends MailOutcome {
  readonly status: 'failed';
  readonly error: string;
  readonly to: readonly string[];
}

/**
 * Records the result of the last attempt and emits `mail.failed`, and `invoice.mail_failed` for the mail of an invoice, in one transaction; does nothing if another
 * worker has the mail by now.
 */
export async function recordFailedMail(
  base: Pick<Ctx, 'db' | 'settings' | 'jobs'>,
  claimed: ClaimedMail,
  outcome: FailedMail,
): Promise<void> {
  await changing(alsoDuringDeletion(await systemContext(base, claimed.mail.workspace_id)), async (ctx) => {
    if (!(await settleMail(ctx, claimed, outcome))) return;
    const { to, error: reason, sent_at: sentAt } = outcome;
    await announceFailure(ctx, await Mail.get(ctx, claimed.mail.id), { to, reason });
    await recordMailedEInvoices(
      ctx,
      claimed.mail,
      sentAt === undefined ? { status: 'rejected', error: reason } : { status: 'sent' },
    );
  });
}

/** Records any other result. With a mail that was sent or captured, emits `mail.sent` and records the electronic invoices that it carries, in one transaction. */
export async function recordSentMail(
  base: Pick<Ctx, 'db' | 'settings' | 'jobs'>,
  claimed: ClaimedMail,
  outcome: MailOutcome,
): Promise<void> {
  const { mail } = claimed;
  const isSent = outcome.status === 'sent' || outcome.status === 'captured';
  if (!isSent) return void (await settleMail(base, claimed, outcome));
  await changing(alsoDuringDeletion(await systemContext(base, mail.workspace_id)), async (ctx) => {
    if (!(await settleMail(ctx, claimed, outcome))) return;
    await emit(ctx, 'mail.sent', serializeMail(await Mail.get(ctx, mail.id)));
    await recordMailedEInvoices(ctx, mail, { status: 'sent' });
  });
}

/** Whom a mail did not reach, and why. */
type Failure = Pick<FailedMail, 'to'> & { readonly reason: string };

/** Emits the events of a mail that could not be delivered to some of its recipients, or all, and notes it at its invoice. */
export async function announceFailure(ctx: Ctx, mail: Mail, { to, reason }: Failure): Promise<void> {
  await emit(ctx, 'mail.failed', serializeMail(mail));
  const { invoice_id } = mail;
  // Locked, so that it is not mailed again meanwhile.
  const invoice = invoice_id === null ? undefined : await Invoice.lockFound(ctx, invoice_id);
  if (!invoice) return;
  if (await isLastOfInvoice(ctx, mail)) await recordMailFailure(ctx, invoice, true);
  const data = serializeInvoice(invoice, await invoiceSettings(ctx), everything);
  await emit(ctx, 'invoice.mail_failed', data, { mail: { to: [...to], reason } });
}
