/** Subject and text of mails to clients as a workspace may change them, with placeholders. */
import type { Schemas } from '../../contract/contract.js';
import type { FieldError } from '../errors.js';
import {
  closingProblem,
  fillPlaceholders,
  placeholderProblem,
  placeholdersIn,
  type PlaceholderValues,
} from './placeholders.js';

export type MailTemplateKind = Schemas['MailTemplateKind'];
export type MailPlaceholder = Schemas['MailPlaceholderName'];

/** What the placeholders of a mail stand for; those that are left out have no value. */
export type MailValues = Partial<PlaceholderValues<MailPlaceholder>>;

/** Subject and text, with placeholders. */
export interface MailTexts {
  readonly subject: string;
  readonly text: string;
}

/** What every template may name. */
const common = ['firm.name', 'client.name', 'contact.name', 'greeting'] as const;

const ofInvoice = [
  ...common,
  'message',
  'invoice.number',
  'invoice.title',
  'invoice.subject',
  'invoice.date',
  'invoice.due_date',
  'invoice.total',
  'invoice.outstanding',
] as const;
const ofReminder = [...ofInvoice, 'invoice.days_overdue', 'invoice.overdue', 'invoice.late_interest'] as const;
const ofApproval = [...common, 'message', 'approval.title', 'approval.type', 'approval.due_date'] as const;

export const mailPlaceholders: Readonly<Record<MailTemplateKind, readonly MailPlaceholder[]>> = {
  invoice: ofInvoice,
  reminder_before_due: ofReminder,
  reminder_first: ofReminder,
  reminder_second: ofReminder,
  reminder_last: ofReminder,
  credit_note: [...common, 'message', 'credit_note.number', 'credit_note.date', 'credit_note.total', 'invoice.number'],
  statement: [...common, 'message', 'statement.from', 'statement.to', 'statement.balance'],
  approval_request: ofApproval,
  approval_reminder: ofApproval,
  ticket_reply: [...common, 'ticket.number', 'ticket.title', 'user.name', 'reply.text'],
  portal_invitation: [...common, 'portal.access'],
};

/** All kinds, in the order in which they are listed. */
export const mailTemplateKinds = Object.keys(mailPlaceholders) as readonly MailTemplateKind[];

/** The placeholders that a text must have: a mail about a reply is useless without it. */
const required: Partial<Record<MailTemplateKind, readonly MailPlaceholder[]>> = { ticket_reply: ['reply.text'] };

export const isRequired = (kind: MailTemplateKind, name: MailPlaceholder): boolean =>
  required[kind]?.includes(name) ?? false;

/** What is wrong with the texts of a template. */
export function templateProblems(kind: MailTemplateKind, { subject, text }: MailTexts): FieldError[] {
  const problems = Object.entries({ subject, text }).flatMap(([field, content]) => {
    const message = placeholderProblem(content, mailPlaceholders[kind]) ?? closingProblem(content);
    return message === undefined ? [] : [{ field, message }];
  });
  if (problems.length > 0) return problems;
  const used = placeholdersIn(text);
  return (required[kind] ?? [])
    .filter((name) => !used.has(name))
    .map((name) => ({ field: 'text', message: `must contain {{${name}}}: the mail would be useless without it` }));
}

/** A template with values in place of its placeholders. */
export interface FilledMail {
  readonly subject: string;
  /** Those of which something is left. */
  readonly paragraphs: readonly string[];
  /** Placeholders without a value, each once. */
  readonly missing: readonly MailPlaceholder[];
}

const emptyLines = /(?:\r?\n[ \t]*){2,}/;

/**
 * Fills a template. A personal message that its text has no place for comes first: whoever wrote it wants it to be read.
 */
export function fillTemplate(kind: MailTemplateKind, { subject, text }: MailTexts, given: MailValues): FilledMail {
  const values = Object.fromEntries(mailPlaceholders[kind].map((name) => [name, given[name] ?? null]));
  const all = values as PlaceholderValues<MailPlaceholder>;
  const line = fillPlaceholders(subject, all);
  const parts = text.split(emptyLines).map((part) => fillPlaceholders(part, all));
  const message = placeholdersIn(text).has('message') ? null : all.message;
  return {
    subject: line.text,
    paragraphs: [message ?? '', ...parts.map((part) => part.text)].filter((part) => part.trim() !== ''),
    missing: [...new Set([...line.missing, ...parts.flatMap(({ missing }) => missing)])],
  };
}
