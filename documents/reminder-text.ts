/** Subject and text of reminders, for each level. */
import type { ReminderLevel } from '../domain/billing/reminders/schedule.js';
import type { Words } from './messages/words.js';

/** What the texts name. */
export interface ReminderFacts {
  /** Number of the invoice. */
  readonly number: string;
  /** Subject of the invoice; null for none. */
  readonly about: string | null;
  /** Name of the firm. */
  readonly sender: string;
  /** The due date, as the client writes it. */
  readonly due: string;
  /** Days since the due date. */
  readonly days: number;
}

const keys = {
  before_due: { subject: 'mail_reminder_before_due_subject', text: 'mail_reminder_before_due' },
  first: { subject: 'mail_reminder_subject', text: 'mail_reminder' },
  second: { subject: 'mail_reminder_second_subject', text: 'mail_reminder_second' },
  last: { subject: 'mail_reminder_last_subject', text: 'mail_reminder_last' },
} as const satisfies Readonly<Record<ReminderLevel, object>>;

export function reminderText(
  level: ReminderLevel,
  { number, about, sender, due, days }: ReminderFacts,
  { say, count }: Words,
): { readonly subject: string; readonly text: string } {
  const named = about === null ? number : `${number} (${about})`;
  return {
    subject: say(keys[level].subject, { number, sender, date: due }),
    text:
      level === 'before_due'
        ? say(keys.before_due.text, { number: named, date: due })
        : count(keys[level].text, days, { number: named }),
  };
}
