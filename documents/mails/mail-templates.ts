/** Docket's own subject and text of mails to clients, which workspaces may change. */
import type { MailPlaceholder, MailTemplateKind, MailTexts } from '../../domain/workspace/mail-templates.js';
import { wordsFor, type Language, type MessageKey, type Words } from '../messages/words.js';

const the = (name: MailPlaceholder): string => `{{${name}}}`;

type Write = (words: Words) => MailTexts;

const blocks = (...all: readonly string[]): string => all.join('\n\n');

const sender = the('firm.name');

/** A reminder: its texts name the invoice, and for how long it has been owed. */
const reminder =
  (subject: MessageKey, text: MessageKey): Write =>
  ({ say }) => {
    const date = the('invoice.due_date');
    return {
      subject: say(subject, { number: the('invoice.number'), sender, date }),
      text: blocks(
        the('greeting'),
        the('message'),
        say(text, { number: the('invoice.title'), overdue: the('invoice.overdue'), date }),
      ),
    };
  };

const own: Readonly<Record<MailTemplateKind, Write>> = {
  invoice: ({ say }) => ({
    subject: say('invoice_from', { number: the('invoice.number'), sender }),
    text: blocks(the('greeting'), the('message'), say('mail_invoice', { number: the('invoice.title') })),
  }),
  reminder_before_due: reminder('mail_reminder_before_due_subject', 'mail_reminder_before_due'),
  reminder_first: reminder('mail_reminder_subject', 'mail_reminder'),
  reminder_second: reminder('mail_reminder_second_subject', 'mail_reminder_second'),
  reminder_last: reminder('mail_reminder_last_subject', 'mail_reminder_last'),
  credit_note: ({ say }) => ({
    subject: say('credit_note_from', { number: the('credit_note.number'), sender }),
    text: blocks(
      the('greeting'),
      the('message'),
      say('mail_credit_note', { number: the('credit_note.number'), invoice: the('invoice.number') }),
    ),
  }),
  statement: ({ say }) => ({
    subject: say('statement_from', { sender }),
    text: blocks(
      the('greeting'),
      the('message'),
      say('mail_statement', { from: the('statement.from'), to: the('statement.to') }),
    ),
  }),
  approval_request: ({ say }) => ({
    subject: say('approval_subject', { sender, title: the('approval.title') }),
    text: blocks(the('greeting'), say('approval_asks', { sender, what: the('approval.type') }), the('message')),
  }),
  approval_reminder: ({ say }) => ({
    subject: say('approval_reminder_subject', { sender, title: the('approval.title') }),
    text: blocks(the('greeting'), say('approval_still_waiting'), the('message')),
  }),
  ticket_reply: ({ say }) => ({
    // The number first, so that the mails of a ticket sort together.
    subject: `[${the('ticket.number')}] ${the('ticket.title')}`,
    text: blocks(the('greeting'), say('mail_ticket_replied', { author: the('user.name') }), the('reply.text')),
  }),
  portal_invitation: ({ say }) => ({
    subject: say('mail_portal_welcome_subject', { sender }),
    text: blocks(the('greeting'), say('mail_portal_welcome', { sender }), the('portal.access')),
  }),
};

export const ownTexts = (kind: MailTemplateKind, language: Language): MailTexts => own[kind](wordsFor(language));
