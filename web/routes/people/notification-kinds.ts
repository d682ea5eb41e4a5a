/** Which kinds of notifications a person can receive at all, by their rights. */
import type { NotificationKind, User } from 'docket-sdk';
import { may, permissionsOf, type Subject } from '../../../domain/people/policy.js';

const canReceive: Readonly<Record<NotificationKind, (subject: Subject) => boolean>> = {
  ticket_assigned: () => true,
  mentioned: () => true,
  client_replied: () => true,
  ticket_answered: () => true,
  sla_warning: () => true,
  sla_breached: () => true,
  // Viewers log nothing.
  time_rejected: (subject) => may(subject, 'contribute'),
  expense_rejected: (subject) => may(subject, 'contribute'),
  time_missing: (subject) => may(subject, 'contribute'),
  // Anyone within the firm can be the manager of a project.
  budget_crossed: ({ role }) => role !== 'contractor',
  approval_requested: (subject) => may(subject, 'manage_approvals'),
  approval_decided: (subject) => may(subject, 'manage_approvals'),
  invoice_overdue: (subject) => may(subject, 'can_manage_invoices'),
  invoice_paid: (subject) => may(subject, 'can_manage_invoices'),
  invoice_mail_failed: (subject) => may(subject, 'can_manage_invoices'),
  payment_disputed: (subject) => may(subject, 'can_manage_invoices'),
  refund_failed: (subject) => may(subject, 'can_manage_invoices'),
  retainer_near_limit: (subject) => may(subject, 'can_manage_invoices'),
  retainer_ending: (subject) => may(subject, 'can_manage_invoices'),
};

export function kindsFor({ role, permissions }: User): NotificationKind[] {
  const subject = { role, permissions: permissionsOf(role, permissions ?? null) };
  // `Object.entries` types keys as strings; these are the record's own.
  const kinds = Object.entries(canReceive) as [NotificationKind, (of: Subject) => boolean][];
  return kinds.filter(([, receives]) => receives(subject)).map(([kind]) => kind);
}
