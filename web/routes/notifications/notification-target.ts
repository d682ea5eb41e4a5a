/** The screen that shows what a notification is about. */
import type { Notification, NotificationSubjectType } from 'docket-sdk';

interface NotificationTarget {
  readonly to:
    | '/tickets/$ticketId'
    | '/projects/$projectId'
    | '/retainers/$agreementId'
    | '/billing/invoices/$invoiceId'
    | '/clients/$clientId'
    | '/approvals'
    | '/time'
    | '/expenses';
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string | undefined>>;
  readonly hash?: string;
}

const targets: Readonly<Record<NotificationSubjectType, (notification: Notification) => NotificationTarget>> = {
  ticket: ({ subject, comment }) => ({
    to: '/tickets/$ticketId',
    params: { ticketId: subject.id },
    ...(comment && { hash: comment.id }),
  }),
  project: ({ subject }) => ({ to: '/projects/$projectId', params: { projectId: subject.id } }),
  agreement: ({ subject }) => ({ to: '/retainers/$agreementId', params: { agreementId: subject.id } }),
  invoice: ({ subject }) => ({ to: '/billing/invoices/$invoiceId', params: { invoiceId: subject.id } }),
  client: ({ subject }) => ({
    to: '/clients/$clientId',
    params: { clientId: subject.id },
    search: { tab: 'statement' },
  }),
  approval: ({ subject }) => ({ to: '/approvals', search: { tab: 'clients', approval: subject.id } }),
  time_entry: ({ subject }) => ({ to: '/time', search: { entry: subject.id } }),
  expense: ({ subject }) => ({ to: '/expenses', search: { expense: subject.id } }),
  // Users are the subject of missing time, which is logged in its week.
  user: ({ details }) => ({ to: '/time', search: { week: details.from } }),
};

export const notificationTarget = (notification: Notification): NotificationTarget =>
  targets[notification.subject.type](notification);
