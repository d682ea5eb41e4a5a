/** What the placeholders of mails to clients stand for, as their readers write it. */
import type { MailValues } from '../../domain/workspace/mail-templates.js';
import { createFormats } from '../formats.js';
import type { InvoiceDocument } from '../invoice-document.js';
import type { Words } from '../messages/words.js';

/** What a mail says of its recipients: a personal message greets as it likes. */
export const greetedValues = (name: string | null, message: string | null, { say }: Words): MailValues => ({
  'contact.name': name,
  greeting: name === null || message !== null ? null : say('mail_hello', { name }),
  message,
});

export function invoiceValues(invoice: InvoiceDocument): MailValues {
  const { date, money } = createFormats(invoice.client.country, invoice.currency, invoice.locale);
  const { invoice_number: number, subject, due_date: due } = invoice;
  const hasSubject = subject !== null && subject !== '';
  return {
    'client.name': invoice.client.name,
    'invoice.number': number,
    'invoice.title': hasSubject ? `${number} (${subject})` : number,
    'invoice.subject': hasSubject ? subject : null,
    'invoice.date': date(invoice.invoice_date),
    'invoice.due_date': due === null ? null : date(due),
    'invoice.total': money(invoice.total),
    'invoice.outstanding': money(invoice.outstanding),
  };
}

/** What a reminder says beside `invoiceValues`: days since the due date, and interest as an amount with its currency. */
export const reminderValues = (days: number, interest: string | null, { count }: Words): MailValues => ({
  'invoice.days_overdue': days > 0 ? String(days) : null,
  'invoice.overdue': days > 0 ? count('overdue', days) : null,
  'invoice.late_interest': interest,
});

export function creditNoteValues(note: InvoiceDocument): MailValues {
  const { date, money } = createFormats(note.client.country, note.currency, note.locale);
  return {
    'client.name': note.client.name,
    'credit_note.number': note.invoice_number,
    'credit_note.date': date(note.invoice_date),
    'credit_note.total': money(note.total),
    'invoice.number': note.credits,
  };
}

/** What a client is to approve, as part of a sentence. */
export const approvalTypeIn = (type: 'milestone' | 'hours', { say }: Words): string =>
  say(type === 'milestone' ? 'approval_what_milestone' : 'approval_what_hours');

/** What a contact with this access may do in the portal, as a sentence. */
export const portalAccessIn = (access: 'view' | 'full', { say }: Words): string =>
  say(access === 'full' ? 'mail_portal_welcome_full' : 'mail_portal_welcome_view');
