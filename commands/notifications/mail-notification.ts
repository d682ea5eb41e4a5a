/** Mails about notifications to team members. */
import { dashboardUrl, screenOf } from '../../domain/page-links.js';
import type { User } from '../../models/people/user.js';
import type { Ctx } from '../../models/context.js';
import type { Schemas } from '../../contract/contract.js';
import { queueTeamMail } from '../workspace/team-mail.js';
import { notificationLine } from './notification-line.js';

/** Queues a mail about one notification. */
export async function mailNotification(
  ctx: Ctx,
  user: Pick<User, 'email' | 'name' | 'locale'>,
  notification: Schemas['Notification'],
): Promise<void> {
  const { comment, details } = notification;
  await queueTeamMail(ctx, [user], (voice) => {
    const { say } = voice.words;
    const line = notificationLine(notification, voice);
    return {
      kind: 'notification',
      resource: { type: 'notification', id: notification.id },
      subject: line,
      paragraphs: [
        say('mail_hello', { name: user.name }),
        `${line}.`,
        ...[comment?.excerpt ?? details.reason ?? null].filter((each) => each !== null),
      ],
      action: { label: say('open_in_docket'), url: dashboardUrl(ctx.settings, addressOf(notification)) },
      footer: say('team_mail_wish'),
    };
  });
}

/** Where the user does something about it: missing time is logged in its week. */
const addressOf = ({ subject, details }: Schemas['Notification']): string =>
  details.from === undefined ? screenOf(subject) : `time?week=${details.from}`;
