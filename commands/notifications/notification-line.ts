/** What a mail says about a notification, in the language of its reader. */
import type { MessageKey } from '../../documents/messages/words.js';
import type { Schemas } from '../../contract/contract.js';
import type { TeamVoice } from '../workspace/team-mail.js';

type Notification = Schemas['Notification'];

/** The messages of kinds that always say the same. */
const plain = {
  ticket_assigned: 'notification_ticket_assigned',
  mentioned: 'notification_mentioned',
  client_replied: 'notification_client_replied',
  ticket_answered: 'notification_ticket_answered',
  time_rejected: 'notification_time_rejected',
  expense_rejected: 'notification_expense_rejected',
  budget_crossed: 'notification_budget_crossed',
  sla_warning: 'notification_sla_warning',
  sla_breached: 'notification_sla_breached',
  invoice_overdue: 'notification_invoice_overdue',
  invoice_paid: 'notification_invoice_paid',
  invoice_mail_failed: 'notification_invoice_mail_failed',
  refund_failed: 'notification_refund_failed',
  retainer_ending: 'notification_retainer_ending',
  time_missing: 'notification_time_missing',
} as const satisfies Partial<Record<Schemas['NotificationKind'], MessageKey>>;

function messageOf({ kind, subject, details }: Notification): MessageKey {
  if (kind === 'approval_requested')
    return subject.type === 'invoice' ? 'notification_invoice_to_approve' : 'notification_approval_requested';
  if (kind === 'approval_decided')
    return details.decision === 'rejected' ? 'notification_decision_rejected' : 'notification_decision_approved';
  if (kind === 'payment_disputed')
    return details.dispute === 'won'
      ? 'notification_dispute_won'
      : details.dispute === 'lost'
        ? 'notification_dispute_lost'
        : 'notification_dispute_opened';
  if (kind === 'retainer_near_limit')
    return details.limit === 'over' ? 'notification_retainer_over' : 'notification_retainer_near';
  return plain[kind];
}

/** The part of an SLA's time after which its warning comes, in percent. */
const slaWarningPercent = 80;

/** A line about a notification. Its names are those of now. */
export function notificationLine(notification: Notification, { words, formats }: TeamVoice): string {
  const { say } = words;
  const { kind, subject, actor, details } = notification;
  const threshold = kind === 'sla_warning' ? slaWarningPercent : (details.threshold ?? 100);
  const { from, to, hours = 0, expected_hours: expected = 0, date, recipients = [] } = details;
  const line = say(messageOf(notification), {
    who: actor?.name ?? say('someone'),
    what: [subject.number, subject.name].filter((each) => each !== null).join(' ') || say('no_description'),
    threshold: formats.percent(String(threshold / 100)),
    period: from === undefined || to === undefined ? '' : formats.period(from, to),
    hours: formats.hours(String(hours)),
    expected: formats.hours(String(expected)),
    recipients: recipients.join(', '),
  });
  return date === undefined ? line : `${line} (${formats.date(date)})`;
}
