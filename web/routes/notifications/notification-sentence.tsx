/** What a notification says: who did what. */
import type { Notification, NotificationKind } from 'docket-sdk';
import type { ReactNode } from 'react';
import { Hours, Percent } from '../../ui/amounts.js';
import { Icon, type IconName } from '../../ui/icon.js';
import { Day } from '../../ui/times.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

/** A whole sentence for each kind, because other languages order its words in their own way. */
const sentences: Readonly<Record<NotificationKind, (about: Parts) => ReactNode>> = {
  ticket_assigned: ({ who, what }) => rich('notifications.assigned', { who, what }),
  mentioned: ({ who, what }) => rich('notifications.mentioned', { who, what }),
  client_replied: ({ who, what }) => rich('notifications.clientReplied', { who, what }),
  ticket_answered: ({ who, what }) => rich('notifications.commented', { who, what }),
  time_rejected: ({ who, what, day }) => rich('notifications.timeRejected', { who, what, day }),
  expense_rejected: ({ who, what, day }) => rich('notifications.expenseRejected', { who, what, day }),
  approval_requested: ({ who, what, type }) =>
    rich(type === 'invoice' ? 'notifications.invoiceToApprove' : 'notifications.askedClient', { who, what }),
  approval_decided: ({ who, what, details }) =>
    rich(details.decision === 'rejected' ? 'notifications.rejected' : 'notifications.approved', { who, what }),
  budget_crossed: ({ what, details }) =>
    rich('notifications.budgetUsed', { what, percent: <Percent percent={details.threshold ?? 100} /> }),
  sla_warning: ({ what, details }) =>
    rich(details.target === 'resolution' ? 'notifications.resolutionSoon' : 'notifications.responseSoon', { what }),
  sla_breached: ({ what, details }) =>
    rich(details.target === 'resolution' ? 'notifications.resolutionMissed' : 'notifications.responseMissed', {
      what,
    }),
  invoice_overdue: ({ what, day }) => rich('notifications.invoiceOverdue', { what, day }),
  invoice_paid: ({ what }) => rich('notifications.invoicePaid', { what }),
  invoice_mail_failed: ({ what, details }) =>
    rich('notifications.invoiceMailFailed', { what, recipients: details.recipients?.join(', ') ?? '' }),
  payment_disputed: ({ what, day, details }) =>
    details.dispute === 'won'
      ? rich('notifications.disputeWon', { what })
      : details.dispute === 'lost'
        ? rich('notifications.disputeLost', { what })
        : rich('notifications.disputeOpened', { what, day }),
  refund_failed: ({ what, details }) => rich('notifications.refundFailed', { what, reason: details.reason ?? '' }),
  retainer_near_limit: ({ what, details }) =>
    rich(details.limit === 'over' ? 'notifications.retainerOver' : 'notifications.retainerNear', { what }),
  retainer_ending: ({ what, day }) => rich('notifications.retainerEnding', { what, day }),
  time_missing: ({ details }) =>
    rich('notifications.timeMissing', {
      hours: <Hours hours={details.hours} />,
      expected: <Hours hours={details.expected_hours} />,
      from: <Day day={details.from} />,
      to: <Day day={details.to} />,
    }),
};

interface Parts {
  readonly who: ReactNode;
  readonly what: ReactNode;
  readonly day: ReactNode;
  readonly type: Notification['subject']['type'];
  readonly details: Notification['details'];
}

export function NotificationSentence({ notification }: { readonly notification: Notification }) {
  const { kind, subject, actor, details } = notification;
  const named = [subject.number, subject.name].filter(Boolean).join(' ');
  return sentences[kind]({
    who: <strong dir="auto">{actor?.name ?? t('notifications.someone')}</strong>,
    what: <strong dir="auto">{named === '' ? t('notifications.noDescription') : named}</strong>,
    day: <Day day={details.date} />,
    type: subject.type,
    details,
  });
}

const icons: Readonly<Record<NotificationKind, IconName | '@'>> = {
  ticket_assigned: 'user',
  mentioned: '@',
  client_replied: 'mail',
  ticket_answered: 'ticket',
  time_rejected: 'clock',
  expense_rejected: 'expense',
  approval_requested: 'approve',
  approval_decided: 'approve',
  budget_crossed: 'projects',
  sla_warning: 'alert',
  sla_breached: 'alert',
  invoice_overdue: 'invoice',
  invoice_paid: 'invoice',
  invoice_mail_failed: 'mail',
  payment_disputed: 'alert',
  refund_failed: 'alert',
  retainer_near_limit: 'retainer',
  retainer_ending: 'retainer',
  time_missing: 'clock',
};

/** The sign of a kind. A mention has a sign of its own, so that it is seen among others without colour. */
export function KindSign({ kind }: { readonly kind: NotificationKind }) {
  const icon = icons[kind];
  return (
    <span className="notification-sign" data-kind={kind} aria-hidden="true">
      {icon === '@' ? icon : <Icon name={icon} />}
    </span>
  );
}
