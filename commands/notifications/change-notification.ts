/** What users do with their own notifications. */
import sql from 'sql-template-tag';
import type { Schemas } from '../../contract/contract.js';
import { changesBetween } from '../../domain/changes.js';
import { invalid } from '../../domain/errors.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { Notification } from '../../models/notifications/notification.js';
import { execute } from '../../models/select.js';
import { namedNotification } from '../../queries/notifications/notifications.js';
import { serializeNotification } from '../../serializers/notification.js';

type Change = Partial<Pick<Notification, 'read_at' | 'snoozed_until'>>;

const maxSnoozeMs = 366 * 24 * 60 * 60_000;

/** Changes a notification, and emits `notification.updated` if that makes a difference. */
async function change(ctx: Ctx, notification: Locked<Notification>, changes: Change): Promise<Schemas['Notification']> {
  const before = serializeNotification(await namedNotification(ctx, notification));
  const data = serializeNotification(await namedNotification(ctx, await notification.patch(ctx, changes)));
  const made = changesBetween(before, data);
  if (Object.keys(made).length > 0) await emit(ctx, 'notification.updated', data, { changes: made });
  return data;
}

export const markRead = (ctx: Ctx, notification: Locked<Notification>): Promise<Schemas['Notification']> =>
  change(ctx, notification, notification.read_at === null ? { read_at: ctx.now } : {});

export const markUnread = (ctx: Ctx, notification: Locked<Notification>): Promise<Schemas['Notification']> =>
  change(ctx, notification, { read_at: null });

/** Leaves a notification out of the list until `until`, and marks it as unread; null ends that. */
export async function snooze(
  ctx: Ctx,
  notification: Locked<Notification>,
  { until }: Schemas['NotificationSnooze'],
): Promise<Schemas['Notification']> {
  if (until === null) return change(ctx, notification, { snoozed_until: null });
  const at = new Date(until);
  if (at <= ctx.now) throw invalid('until', 'must be in the future');
  if (at.getTime() - ctx.now.getTime() > maxSnoozeMs) throw invalid('until', 'must be at most a year ahead');
  return change(ctx, notification, { read_at: null, snoozed_until: at });
}

/** Marks all unread notifications of the caller as read, and returns their number. */
export async function markAllRead(ctx: Ctx): Promise<number> {
  const newest = await Notification.first(ctx, sql`t.read_at IS NULL`, sql`t.created_at DESC, t.id DESC`);
  const marked = await execute(
    ctx,
    sql`UPDATE notifications SET read_at = ${ctx.now}, updated_at = ${ctx.now}
         WHERE workspace_id = ${ctx.scope.workspaceId} AND user_id = ${ctx.scope.userId} AND in_app = 1 AND read_at IS NULL`,
  );
  if (marked === 0 || !newest) return marked;
  const data = serializeNotification(await namedNotification(ctx, newest));
  await emit(ctx, 'notification.updated', data, { changes: { read_at: { from: null, to: data.read_at } } });
  return marked;
}
