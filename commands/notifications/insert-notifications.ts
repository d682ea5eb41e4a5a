/** Inserts notifications as their users want them: in the app, by a mail of their own, or in a digest. */
import { nextDigestAt } from '../../domain/notifications/digest-time.js';
import { notificationSetting } from '../../domain/notifications/notification-settings.js';
import type { Values } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { emitAll } from '../../models/events/event.js';
import { Notification } from '../../models/notifications/notification.js';
import { scheduleDigests, type Digest } from '../../models/queues/digest-queue.js';
import { namedNotifications } from '../../queries/notifications/notifications.js';
import { serializeNotification, type NamedNotification } from '../../serializers/notification.js';
import type { Recipient } from './find-recipients.js';
import { mailNotification } from './mail-notification.js';

type Columns = Pick<Notification, 'kind' | 'source' | 'subject_type' | 'subject_id' | 'details'> & Values<Notification>;

/** A notification to insert. */
export interface NewNotification extends Columns {
  readonly user: Recipient;
}

/** Inserts those that their users want, announces those in the app, and queues mails. */
export async function insertNotifications(ctx: Ctx, all: readonly NewNotification[]): Promise<void> {
  const wanted = all.filter(({ user, kind }) => {
    const { app, mail } = notificationSetting(user, kind);
    return app || mail !== 'off';
  });
  const made = await Notification.insertMany(
    ctx,
    wanted.map(({ user, ...columns }) => {
      const { app, mail } = notificationSetting(user, columns.kind);
      return {
        ...columns,
        user_id: user.id,
        in_app: app,
        waits_for: mail === 'daily' || mail === 'weekly' ? mail : null,
      };
    }),
  );
  const named = await namedNotifications(
    ctx,
    made.map(({ id }) => id),
  );
  await emitAll(
    ctx,
    'notification.created',
    named.filter(({ in_app }) => in_app).map((each) => ({ data: serializeNotification(each) })),
  );
  const users = new Map(wanted.map(({ user }) => [user.id, user]));
  await scheduleDigests(
    ctx,
    made.flatMap(({ user_id, waits_for }) => digestOf(ctx, users.get(user_id), waits_for)),
  );
  for (const each of named) await mailNow(ctx, users.get(each.user_id), each);
}

function digestOf(ctx: Ctx, user: Recipient | undefined, frequency: Notification['waits_for']): Digest[] {
  if (!user || frequency === null) return [];
  const due_at = nextDigestAt(ctx.now, user.timezone ?? ctx.workspace.timezone, frequency);
  return [{ user_id: user.id, frequency, due_at }];
}

/** Mails that the operation itself has queued, in the transaction of the event, because they say more. */
const hasOwnMail = ({ kind, subject_type }: Notification): boolean =>
  kind === 'ticket_assigned' ||
  kind === 'client_replied' ||
  (kind === 'approval_decided' && subject_type === 'approval');

async function mailNow(ctx: Ctx, user: Recipient | undefined, notification: NamedNotification): Promise<void> {
  if (!user || notificationSetting(user, notification.kind).mail !== 'now' || hasOwnMail(notification)) return;
  await mailNotification(ctx, user, serializeNotification(notification));
}
