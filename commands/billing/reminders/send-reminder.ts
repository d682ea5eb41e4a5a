import sql from 'sql-template-tag';
import { assertAllowed, isPastDue } from '../../../domain/billing/invoice-status.js';
import { higherOf, type ReminderLevel } from '../../../domain/billing/reminders/schedule.js';
import { invalidState } from '../../../domain/errors.js';
import { today } from '../../../domain/time.js';
import type { Schemas } from '../../../contract/contract.js';
import type { Locked } from '../../../models/base.js';
import { InvoiceReminder } from '../../../models/billing/invoice-reminder.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import type { Ctx } from '../../../models/context.js';
import type { MailDraft } from '../../../models/workspace/mail.js';
import { lateInterestOf } from '../../../queries/billing/reminders/late-interest.js';
import { serializeSentReminder } from '../../../serializers/invoice-reminder.js';
import { composeClientMail } from '../../workspace/client-mail.js';
import { changeInvoice } from '../change-invoice.js';
import { invoiceMail, type ReminderMail } from '../invoice-mail.js';
import { recipientsOf } from '../invoice-recipients.js';
import { mailInvoice, type Mailed } from '../send-invoice.js';

/** Mails a reminder of an invoice, and records it. Each level is mailed once. */
export async function remindOfInvoice(
  ctx: Ctx,
  before: Locked<Invoice>,
  request: Schemas['InvoiceRemind'],
  isAutomatic = false,
): Promise<Mailed> {
  const mail = await reminderToSend(ctx, before, request);
  const { level = null } = request;
  const reminder = await InvoiceReminder.insert(ctx, {
    invoice_id: before.id,
    level,
    is_automatic: isAutomatic,
    sent_by_id: isAutomatic ? null : ctx.scope.userId,
    late_interest: mail.interest?.amount ?? null,
  });
  const context = { reminder: serializeSentReminder(reminder) };
  const invoice = await changeInvoice(ctx, before, remindedBy(ctx, before, level), {
    event: 'invoice.updated',
    context,
  });
  await mailInvoice(ctx, invoice, mail);
  return { invoice, to: mail.to };
}

const remindedBy = (ctx: Ctx, { reminder_count, reminder_level }: Invoice, level: ReminderLevel | null) => ({
  last_reminder_at: ctx.now,
  reminder_count: reminder_count + 1,
  reminder_level: level === null ? reminder_level : higherOf(level, reminder_level),
});

/** The mail that `remindOfInvoice` would queue for the same request now. Changes nothing. */
export async function previewInvoiceReminder(
  ctx: Ctx,
  invoice: Invoice,
  request: Schemas['InvoiceRemind'],
): Promise<MailDraft> {
  return composeClientMail(ctx, await invoiceMail(ctx, invoice, await reminderToSend(ctx, invoice, request)));
}

/** Throws `invalid_state` unless an invoice of this status and due date can have a reminder of the level. */
async function reminderToSend(
  ctx: Ctx,
  invoice: Invoice,
  { to, message, level }: Schemas['InvoiceRemind'],
): Promise<ReminderMail> {
  assertAllowed(invoice.status, 'remind');
  const day = today(ctx.now, ctx.workspace.timezone);
  assertTimely(invoice, level, day);
  if (level) await assertNotSent(ctx, invoice, level);
  const interest = (await lateInterestOf(ctx, [invoice], day)).get(invoice.id);
  const reminder = { kind: 'reminder', level: level ?? null, interest, message, attachPdf: true } as const;
  return { ...reminder, to: to ?? (await recipientsOf(ctx, invoice)) };
}

function assertTimely(invoice: Invoice, level: ReminderLevel | undefined, day: string): void {
  const isOverdue = isPastDue(invoice, day);
  if (level === 'before_due' && isOverdue)
    throw invalidState(
      `This invoice was due on ${invoice.due_date}: before_due is for invoices that are not overdue`,
      'level',
    );
  if (level !== 'before_due' && !isOverdue)
    throw invalidState(
      `This invoice is due on ${invoice.due_date}: reminders of overdue invoices can be sent after that day, and before_due until then`,
    );
}

async function assertNotSent(ctx: Ctx, { id }: Invoice, level: ReminderLevel): Promise<void> {
  const sent = await InvoiceReminder.first(ctx, sql`t.invoice_id = ${id} AND t.level = ${level}`);
  if (sent)
    throw invalidState(
      `The reminder ${level} of this invoice was sent on ${today(sent.created_at, ctx.workspace.timezone)}: leave level out to send a neutral one`,
      'level',
    );
}
