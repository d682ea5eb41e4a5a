/** Mails with data that are made up: what templates look like, and what their placeholders stand for. */
import { addDays } from '../../domain/time.js';
import type { MailTemplateKind, MailValues } from '../../domain/workspace/mail-templates.js';
import { createFormats } from '../formats.js';
import type { InvoiceDocument } from '../invoice-document.js';
import { presentInvoiceMail } from './invoice-mail.js';
import type { MailPage } from './mail-page.js';
import {
  approvalTypeIn,
  creditNoteValues,
  greetedValues,
  invoiceValues,
  portalAccessIn,
  reminderValues,
} from './mail-values.js';
import { wordsFor, type Language, type MessageKey } from '../messages/words.js';

/** What samples take from the workspace. */
export interface SampleSetting extends Pick<
  InvoiceDocument,
  'locale' | 'currency' | 'workspace' | 'payment' | 'footer'
> {
  /** ISO 3166-1 alpha-2; null if it is not known. */
  readonly country: string | null;
  /** YYYY-MM-DD */
  readonly today: string;
  /** The number of its first invoice. */
  readonly number: string;
  readonly paymentTermsDays: number;
  /** Days since the due date of the invoice that a reminder is about. */
  readonly daysAfterDue: number;
  readonly chargesInterest: boolean;
}

export interface SampleMail extends Pick<MailPage, 'facts' | 'footer'> {
  readonly language: Language;
  /** The label of its button. */
  readonly label: string;
  readonly values: MailValues;
}

/** Understood in all languages, like the names. */
const made = { client: 'Acme Corporation', contact: 'Pat Jones', subject: 'Website', total: '1200', interest: '4.50' };

type Sample = Omit<SampleMail, 'label'>;
type Make = (setting: SampleSetting, values: MailValues) => Sample;

/** The label of the button, and what else the mail has. */
const samples: Readonly<Record<MailTemplateKind, readonly [label: MessageKey, make: Make]>> = {
  invoice: ['view_invoice', ofInvoice],
  reminder_before_due: ['view_invoice', ofReminder],
  reminder_first: ['view_invoice', ofReminder],
  reminder_second: ['view_invoice', ofReminder],
  reminder_last: ['view_invoice', ofReminder],
  credit_note: ['view_invoice', ofCreditNote],
  statement: ['view_statement', ofStatement],
  approval_request: ['approval_open', ofApproval],
  approval_reminder: ['approval_open', ofApproval],
  ticket_reply: ['answer_ticket', ofTicket],
  portal_invitation: ['set_password', ofInvitation],
};

export function sampleMail(kind: MailTemplateKind, setting: SampleSetting): SampleMail {
  const words = wordsFor(setting.locale);
  const [label, make] = samples[kind];
  const values = { 'client.name': made.client, ...greetedValues(made.contact, null, words) };
  return { label: words.say(label), ...make(setting, values) };
}

function ofInvoice(setting: SampleSetting, values: MailValues): Sample {
  const due_date = addDays(setting.today, setting.paymentTermsDays);
  const invoice = sampleDocument(setting, { due_date });
  return { ...presentInvoiceMail(invoice), values: { ...invoiceValues(invoice), ...values } };
}

function ofReminder(setting: SampleSetting, values: MailValues): Sample {
  const { today, daysAfterDue: days, paymentTermsDays, chargesInterest } = setting;
  const words = wordsFor(setting.locale);
  const due_date = addDays(today, -days);
  const invoice = sampleDocument(setting, { invoice_date: addDays(due_date, -paymentTermsDays), due_date });
  const { date, money } = createFormats(setting.country, setting.currency, setting.locale);
  const interest = chargesInterest && days > 0 ? money(made.interest) : null;
  const facts = interest === null ? [] : [[words.say('late_interest_until', { date: date(today) }), interest] as const];
  return {
    ...presentInvoiceMail(invoice, facts),
    values: { ...invoiceValues(invoice), ...reminderValues(days, interest, words), ...values },
  };
}

function ofCreditNote(setting: SampleSetting, values: MailValues): Sample {
  const note = sampleDocument(setting, {
    invoice_number: `${setting.number}-CN1`,
    credits: setting.number,
    due_date: null,
    outstanding: '0',
    payment: null,
  });
  return { ...presentInvoiceMail(note), values: { ...creditNoteValues(note), ...values } };
}

function ofStatement({ locale, country, currency, today }: SampleSetting, values: MailValues): Sample {
  const { language, say } = wordsFor(locale);
  const { date, money } = createFormats(country, currency, locale);
  const balance = money(made.total);
  return {
    language,
    facts: [[say('closing_balance'), balance]],
    values: {
      ...values,
      'statement.from': date(`${today.slice(0, 7)}-01`),
      'statement.to': date(today),
      'statement.balance': balance,
    },
  };
}

function ofApproval({ locale, country, currency, today }: SampleSetting, values: MailValues): Sample {
  const words = wordsFor(locale);
  const { date } = createFormats(country, currency, locale);
  const due = date(addDays(today, 7));
  const { say, language } = words;
  return {
    language,
    facts: [
      [say('approval_milestone'), made.subject],
      [say('approval_due'), due],
    ],
    footer: say('approval_footer', { client: made.client }),
    values: {
      ...values,
      'approval.title': made.subject,
      'approval.type': approvalTypeIn('milestone', words),
      'approval.due_date': due,
    },
  };
}

function ofTicket({ locale }: SampleSetting, values: MailValues): Sample {
  const { language, say } = wordsFor(locale);
  return {
    language,
    facts: [
      [say('ticket'), 'TKT-1042'],
      [say('ticket_title'), made.subject],
    ],
    footer: say('mail_ticket_wish_portal'),
    values: {
      ...values,
      'ticket.number': 'TKT-1042',
      'ticket.title': made.subject,
      'user.name': 'Dana Whitfield',
      'reply.text': '…',
    },
  };
}

function ofInvitation({ locale, workspace }: SampleSetting, values: MailValues): Sample {
  const words = wordsFor(locale);
  return {
    language: words.language,
    values: { ...values, 'portal.access': portalAccessIn('full', words) },
    footer: words.count('mail_link_days', 7, { sender: workspace.name }),
  };
}

const sampleDocument = (setting: SampleSetting, given: Partial<InvoiceDocument>): InvoiceDocument => ({
  locale: setting.locale,
  workspace: setting.workspace,
  client: { name: made.client, lines: [], tax_id: null, tax_number: null, country: setting.country },
  contact_name: null,
  invoice_number: setting.number,
  credits: null,
  void: false,
  invoice_date: setting.today,
  due_date: setting.today,
  delivery: null,
  po_number: null,
  references: { buyer: null, contract: null, project: null, accounting: null },
  currency: setting.currency,
  subject: made.subject,
  lines: [],
  prices_include_tax: false,
  subtotal: made.total,
  taxes: [],
  rounding: '0',
  total: made.total,
  amount_paid: '0',
  amount_credited: '0',
  outstanding: made.total,
  payment: setting.payment,
  notes: null,
  footer: setting.footer,
  ...given,
});
