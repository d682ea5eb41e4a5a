/**
 * What events mean to users: for each type of event that notifies anyone, the kind of notification and its recipients.
 * Pure; commands/notifications/ finds the users.
 */
import type { EventData, EventType, Schemas } from '../../contract/contract.js';
import { today } from '../time.js';
import type { NotificationKind } from './notification-settings.js';

/** An event as it is stored. */
export interface NotedEvent {
  readonly id: string;
  readonly type: EventType;
  readonly resource_id: string;
  readonly data: unknown;
  readonly context: Schemas['EventContext'];
  readonly user_id: string | null;
  readonly contact_id: string | null;
}

/**
 * Who is notified: users by id, users with a right, the manager of a project, those who watch a ticket, or the user who
 * submitted an invoice for approval.
 */
export type Recipients =
  | { readonly users: readonly (string | null)[] }
  | { readonly managerOf: string }
  | { readonly watchersOf: string }
  | { readonly may: 'administer' | 'can_manage_invoices' }
  | { readonly submitterOf: string };

/** A notification to be made, for everyone among its recipients. */
export interface Notice {
  readonly kind: NotificationKind;
  readonly to: Recipients;
  readonly subject: { readonly type: Schemas['NotificationSubjectType']; readonly id: string };
  readonly details: Schemas['NotificationDetails'];
  /** The comment that it is about. */
  readonly activityId?: string;
}

type Writer<T extends EventType> = (
  data: EventData<T>,
  context: Schemas['EventContext'],
  event: NotedEvent,
  timezone: string,
) => readonly Notice[];

const toUser = (...users: readonly (string | null | undefined)[]): Recipients => ({
  users: users.map((id) => id ?? null),
});
const toBookkeepers: Recipients = { may: 'can_manage_invoices' };
/** The user, or if there is none, owners and admins. */
const toUserOrAdmins = (id: string | null | undefined): Recipients => (id == null ? { may: 'administer' } : toUser(id));

const toManagerOf = (projectId: string | null): Recipients[] => (projectId === null ? [] : [{ managerOf: projectId }]);

/** A notice about the object of the event. */
const notice = (
  kind: NotificationKind,
  to: Recipients,
  type: Notice['subject']['type'],
  id: string,
  details: Notice['details'] = {},
): Notice => ({ kind, to, subject: { type, id }, details });

const ofSla =
  (kind: 'sla_warning' | 'sla_breached'): Writer<'ticket.sla_warning' | 'ticket.sla_breached'> =>
  ({ id, assignee_id }, { target }) => [
    notice(kind, toUserOrAdmins(assignee_id), 'ticket', id, target === undefined ? {} : { target }),
  ];

const ofLimit =
  (limit: 'near' | 'over'): Writer<'agreement.near_limit' | 'agreement.over_limit'> =>
  ({ id }) => [notice('retainer_near_limit', toBookkeepers, 'agreement', id, { limit })];

const ofDecision =
  (decision: 'approved' | 'rejected'): Writer<'approval.approved' | 'approval.rejected'> =>
  ({ id, requested_by_id, project_id, decision: made }) =>
    [toUser(requested_by_id), ...toManagerOf(project_id)].map((to) =>
      notice('approval_decided', to, 'approval', id, { decision, reason: made?.comment ?? null }),
    );

/** An invoice is submitted for approval within the firm, approved, or returned as a draft. */
const ofInvoiceMove: Writer<'invoice.updated'> = ({ id }, { changes, reason }) => {
  const { from, to } = changes?.['status'] ?? {};
  if (to === 'pending_approval') return [notice('approval_requested', toBookkeepers, 'invoice', id)];
  if (from !== 'pending_approval' || (to !== 'approved' && to !== 'draft')) return [];
  const decision = to === 'approved' ? 'approved' : 'rejected';
  return [notice('approval_decided', { submitterOf: id }, 'invoice', id, { decision, reason: reason ?? null })];
};

type Changed = Schemas['EventContext']['changes'];

/** The invoice for which a payment was received, or else its client. */
const aboutMoney = (
  kind: 'payment_disputed' | 'refund_failed',
  { invoice_id: invoiceId, client_id: clientId }: Schemas['ClientPayment'],
  details: Notice['details'],
): Notice =>
  invoiceId === null
    ? notice(kind, toBookkeepers, 'client', clientId, details)
    : notice(kind, toBookkeepers, 'invoice', invoiceId, details);

/** A dispute has to be answered, or was decided. Amounts, fees and days of one that is known notify nobody. */
function ofDispute(payment: Schemas['ClientPayment'], changes: Changed, timezone: string): Notice[] {
  const { dispute } = payment;
  const hasMoved = changes?.['dispute'] !== undefined || changes?.['dispute.status'] !== undefined;
  if (!dispute || !hasMoved) return [];
  const { status, reason, due_by } = dispute;
  if (status === 'won' || status === 'lost')
    return [aboutMoney('payment_disputed', payment, { dispute: status, reason })];
  if (status !== 'needs_response') return [];
  const date = due_by === null ? {} : { date: today(new Date(due_by), timezone) };
  return [aboutMoney('payment_disputed', payment, { dispute: status, reason, ...date })];
}

const ofRefund = (refund: Schemas['ClientPayment'], changes: Changed): Notice[] =>
  changes?.['refund_status']?.to === 'failed'
    ? [aboutMoney('refund_failed', refund, { reason: refund.refund_error })]
    : [];

const ofComment = (activity: Schemas['TicketActivity'] | undefined, notices: readonly Notice[]): Notice[] =>
  activity?.type === 'comment' ? notices.map((each) => ({ ...each, activityId: activity.id })) : [];

const writers: { readonly [T in EventType]?: Writer<T> } = {
  'ticket.assigned': ({ id, assignee_id }) => [notice('ticket_assigned', toUser(assignee_id), 'ticket', id)],
  'ticket.commented': ({ id, assignee_id }, { activity }, { contact_id }) =>
    ofComment(activity, [
      notice('mentioned', toUser(...(activity?.mentions ?? [])), 'ticket', id),
      ...(contact_id === null ? [] : [notice('client_replied', toUser(assignee_id), 'ticket', id)]),
      notice('ticket_answered', { watchersOf: id }, 'ticket', id),
    ]),
  // A comment that was edited may mention more users.
  'ticket.updated': ({ id }, { activity, activity_deleted }) =>
    activity_deleted === true
      ? []
      : ofComment(activity, [notice('mentioned', toUser(...(activity?.mentions ?? [])), 'ticket', id)]),
  'ticket.sla_warning': ofSla('sla_warning'),
  'ticket.sla_breached': ofSla('sla_breached'),
  'time_entry.rejected': ({ id, user_id, date, approval }) => [
    notice('time_rejected', toUser(user_id), 'time_entry', id, { date, reason: approval.reason }),
  ],
  'expense.rejected': ({ id, user_id, date, approval }) => [
    notice('expense_rejected', toUser(user_id), 'expense', id, { date, reason: approval.reason }),
  ],
  'approval.requested': ({ id, project_id }) =>
    toManagerOf(project_id).map((to) => notice('approval_requested', to, 'approval', id)),
  'approval.approved': ofDecision('approved'),
  'approval.rejected': ofDecision('rejected'),
  'invoice.updated': ofInvoiceMove,
  'invoice.overdue': ({ id, dates }) => [
    notice('invoice_overdue', toBookkeepers, 'invoice', id, dates.due_date === null ? {} : { date: dates.due_date }),
  ],
  'invoice.paid': ({ id }) => [notice('invoice_paid', toBookkeepers, 'invoice', id)],
  'invoice.mail_failed': ({ id }, { mail }) => [
    notice(
      'invoice_mail_failed',
      toBookkeepers,
      'invoice',
      id,
      mail === undefined ? {} : { recipients: mail.to, reason: mail.reason },
    ),
  ],
  'payment.updated': (payment, { changes }, _event, timezone) => [
    ...ofDispute(payment, changes, timezone),
    ...ofRefund(payment, changes),
  ],
  'project.budget_alert': ({ id, manager_id }, { threshold }) => [
    notice('budget_crossed', toUserOrAdmins(manager_id), 'project', id, threshold === undefined ? {} : { threshold }),
  ],
  'agreement.near_limit': ofLimit('near'),
  'agreement.over_limit': ofLimit('over'),
  'agreement.expiring_soon': ({ id, dates }) => [
    notice('retainer_ending', toBookkeepers, 'agreement', id, dates.end_date === null ? {} : { date: dates.end_date }),
  ],
};

/** Whether events of this type can notify anyone. */
export const isNoted = (type: EventType): boolean => type in writers;

/** The notices of an event, whose days are those of the time zone. If several reach the same user, the first one counts. */
export const noticesOf = (event: NotedEvent, timezone: string): readonly Notice[] =>
  writers[event.type]?.(event.data as never, event.context, event, timezone) ?? [];
