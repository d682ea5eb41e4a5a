/** Mails about notifications to team members. */
import { mailPage } from '../../documents/mail-page.js';
import { notificationLine } from '../../domain/notifications/notification-line.js';
import { dashboardUrl } from '../../domain/page-links.js';
import type { Ctx } from '../../models/context.js';
import { queueMail } from '../../models/workspace/mail.js';
import type { Schemas } from '../../contract/contract.js';

type Notification = Schemas['Notification'];

interface Addressee {
  readonly email: string;
  readonly name: string;
}

export const mailFooter = 'You can choose which mails you get in your Docket profile.';

/** The screens of the objects that notifications are about, by the beginning of their addresses. */
const screens: Readonly<Record<Notification['subject']['type'], string>> = {
  ticket: 'tickets/',
  project: 'projects/',
  agreement: 'retainers/',
  invoice: 'billing/invoices/',
  approval: 'approvals?id=',
  time_entry: 'time?id=',
  expense: 'expenses?id=',
  user: 'time?user_id=',
};

/** Queues a mail about one notification. */
export async function mailNotification(
  ctx: Ctx,
  { email, name }: Addressee,
  notification: Notification,
): Promise<void> {
  const { subject, comment, details } = notification;
  const line = notificationLine(notification);
  await queueMail(ctx, {
    to: [email],
    subject: line,
    ...mailPage({
      sender: ctx.workspace.name,
      paragraphs: [
        `Hello ${name},`,
        `${line}.`,
        ...[comment?.excerpt ?? details.reason ?? null].filter((each) => each !== null),
      ],
      action: { label: 'Open in Docket', url: dashboardUrl(ctx.settings, `${screens[subject.type]}${subject.id}`) },
      footer: mailFooter,
    }),
  });
}
