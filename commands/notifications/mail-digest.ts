/** Mails the digests of users: their unread notifications of a day or a week. */
import sql from 'sql-template-tag';
import { notificationSetting } from '../../domain/notifications/notification-settings.js';
import { dashboardUrl } from '../../domain/page-links.js';
import { permissionsOf } from '../../domain/people/policy.js';
import type { Ctx } from '../../models/context.js';
import { seesSubject } from '../../models/notifications/notification.js';
import { User } from '../../models/people/user.js';
import { takeDueDigest, type Digest } from '../../models/queues/digest-queue.js';
import { execute, select } from '../../models/select.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { namedNotifications } from '../../queries/notifications/notifications.js';
import { serializeNotification } from '../../serializers/notification.js';
import { queueTeamMail } from '../workspace/team-mail.js';
import { notificationLine } from './notification-line.js';

/** Max notifications that a digest lists; it counts the others. */
const maxLines = 50;

/**
 * Mails one digest that is due; false if none is. `ctx.db` is a transaction, which takes the digest out of the queue and
 * writes its mail: a worker that is killed has done both or neither.
 */
export async function mailDueDigest(ctx: Ctx): Promise<boolean> {
  const digest = await takeDueDigest(ctx);
  if (!digest) return false;
  const user = await User.find(seeingAll(ctx), digest.user_id);
  const ids = user?.status === 'active' ? await unreadOf(ctx, user, digest) : [];
  await settleWaiting(ctx, digest);
  if (user && ids.length > 0) await mail(ctx, user, digest, ids);
  return true;
}

/** The waiting notifications that the user has not read, may see, and still wants by mail. */
async function unreadOf(ctx: Ctx, user: User, { frequency }: Digest): Promise<string[]> {
  const { id: userId, role, department } = user;
  const scope = {
    ...ctx.scope,
    userId,
    role,
    department,
    permissions: permissionsOf(role, user.permissions),
    readOnly: true,
  };
  const rows = await select<{ id: string; kind: Parameters<typeof notificationSetting>[1] }>(
    ctx,
    sql`SELECT t.id, t.kind FROM notifications t FORCE INDEX (notifications_waits_for_index)
         WHERE t.workspace_id = ${ctx.scope.workspaceId} AND t.user_id = ${userId} AND t.waits_for = ${frequency}
           AND t.read_at IS NULL AND ${seesSubject({ scope }, 't') ?? sql`TRUE`} ORDER BY t.id`,
  );
  return rows.filter(({ kind }) => notificationSetting(user, kind).mail !== 'off').map(({ id }) => id);
}

async function settleWaiting(ctx: Ctx, { user_id, frequency }: Digest): Promise<void> {
  await execute(
    ctx,
    sql`UPDATE notifications SET waits_for = NULL
         WHERE workspace_id = ${ctx.scope.workspaceId} AND user_id = ${user_id} AND waits_for = ${frequency}`,
  );
}

async function mail(ctx: Ctx, user: User, { frequency }: Digest, ids: readonly string[]): Promise<void> {
  const named = (await namedNotifications(ctx, ids.slice(0, maxLines))).map(serializeNotification);
  const more = ids.length - named.length;
  await queueTeamMail(ctx, [user], (voice) => {
    const { say, count } = voice.words;
    return {
      kind: 'digest',
      resource: null,
      subject: count(`digest_${frequency}`, ids.length, { sender: ctx.workspace.name }),
      paragraphs: [
        say('mail_hello', { name: user.name }),
        named.map((each) => `• ${notificationLine(each, voice)}`).join('\n'),
        ...(more > 0 ? [count('digest_more', more)] : []),
      ],
      action: { label: say('open_docket'), url: dashboardUrl(ctx.settings, '') },
      footer: say('team_mail_wish'),
    };
  });
}
