/**
 * Turns events into notifications (docs/decisions/notifications.md). A pass reads the events of a workspace that follow
 * its place, in event order, and does this in one transaction:
 * 1. It locks the place, so that passes run one after the other, and each event is read once.
 * 2. It finds the recipients of each event (`noticesOf`, find-recipients.ts): active users who did not cause it and may
 *    see its object.
 * 3. It inserts a notification for each who wants it, emits `notification.created`, and queues mails
 *    (insert-notifications.ts).
 * 4. It moves the place.
 */
import sql, { join } from 'sql-template-tag';
import { isNoted, noticesOf, type NotedEvent, type Notice } from '../../domain/notifications/notices.js';
import type { Ctx } from '../../models/context.js';
import {
  lastPosition,
  lockNotificationPlace,
  moveNotificationPlace,
} from '../../models/notifications/notification-place.js';
import { select } from '../../models/select.js';
import type { ChangeNotice } from '../../queries/events/changes.js';
import { eventsAfter } from '../../queries/events/changes.js';
import { withoutExisting } from './existing-notifications.js';
import { activeUsers, findRecipients, whoSees, type Recipient } from './find-recipients.js';
import { insertNotifications } from './insert-notifications.js';

/** How many events a pass reads. */
const atOnce = 500;

/** A notice for one user. */
interface Addressed {
  readonly event: NotedEvent;
  readonly notice: Notice;
  readonly user: Recipient;
}

/** Makes the notifications of the next events; false if there are no more events. `ctx.db` is a transaction. */
export async function notifyOfEvents(ctx: Ctx): Promise<boolean> {
  const place = await lockNotificationPlace(ctx);
  const known = await lastPosition(ctx);
  const events = await eventsAfter(ctx, ctx.scope.workspaceId, place, atOnce);
  await notifyOf(
    ctx,
    events.filter(({ type }) => isNoted(type)),
  );
  const last = events.at(-1);
  const isFull = events.length === atOnce;
  // All events up to `known` were committed before the events were read.
  if (last && (isFull || last.position > known)) await moveNotificationPlace(ctx, last);
  else await moveNotificationPlace(ctx, { position: Math.max(known, place.position) });
  return isFull;
}

async function notifyOf(ctx: Ctx, events: readonly ChangeNotice[]): Promise<void> {
  if (events.length === 0) return;
  const users = await activeUsers(ctx);
  const addressed: Addressed[] = [];
  for (const event of await contentOf(ctx, events)) addressed.push(...(await address(ctx, event, users)));
  const seen = await whoSees(
    ctx,
    events,
    addressed.map(({ user }) => user),
  );
  await insert(
    ctx,
    addressed.filter(({ event, user }) => seen(user, event.id)),
  );
}

/** The notices of an event for each user who did not cause it, at most one for each. */
async function address(ctx: Ctx, event: NotedEvent, users: readonly Recipient[]): Promise<Addressed[]> {
  const byUser = new Map<string, Addressed>();
  for (const notice of noticesOf(event, ctx.workspace.timezone))
    for (const user of await findRecipients(ctx, notice.to, users))
      if (user.id !== event.user_id && !byUser.has(user.id)) byUser.set(user.id, { event, notice, user });
  return [...byUser.values()];
}

async function contentOf(ctx: Ctx, events: readonly ChangeNotice[]): Promise<NotedEvent[]> {
  const rows = await select<NotedEvent & { readonly data: string; readonly context: string }>(
    ctx,
    sql`SELECT id, type, resource_id, data, context, user_id, contact_id FROM events
         WHERE workspace_id = ${ctx.scope.workspaceId} AND id IN (${join(events.map(({ id }) => id))})
         ORDER BY position, id`,
  );
  return rows.map((row) => ({
    ...row,
    data: JSON.parse(row.data) as unknown,
    context: JSON.parse(row.context) as NotedEvent['context'],
  }));
}

/** What a notification is made from, of which a user is notified once: a comment, also if it is edited, or an event. */
const sourceOf = ({ event, notice }: Addressed): string => notice.activityId ?? event.id;

async function insert(ctx: Ctx, addressed: readonly Addressed[]): Promise<void> {
  const notifications = addressed.map((each) => ({
    user: each.user,
    kind: each.notice.kind,
    source: sourceOf(each),
    event_id: each.event.id,
    subject_type: each.notice.subject.type,
    subject_id: each.notice.subject.id,
    activity_id: each.notice.activityId ?? null,
    actor_user_id: each.event.user_id,
    actor_contact_id: each.event.contact_id,
    details: each.notice.details,
  }));
  await insertNotifications(ctx, await withoutExisting(ctx, notifications));
}
