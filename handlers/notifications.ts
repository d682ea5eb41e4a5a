import { markAllRead, markRead, markUnread, snooze } from '../commands/notifications/change-notification.js';
import { Notification } from '../models/notifications/notification.js';
import { answerSummedList, asIs, each } from '../queries/answer-list.js';
import { namedNotification, notificationList } from '../queries/notifications/notifications.js';
import { serializeNotification } from '../serializers/notification.js';
import type { Handlers } from './contract.js';

export const notifications = {
  listNotifications: (ctx, { query }) =>
    answerSummedList(ctx, notificationList, query, each(serializeNotification), asIs),

  async getNotification(ctx, { params }) {
    return { data: serializeNotification(await namedNotification(ctx, await Notification.get(ctx, params.id))) };
  },

  async markNotificationRead(ctx, { params }) {
    return { data: await markRead(ctx, await Notification.lock(ctx, params.id)) };
  },

  async markNotificationUnread(ctx, { params }) {
    return { data: await markUnread(ctx, await Notification.lock(ctx, params.id)) };
  },

  async snoozeNotification(ctx, { params, body }) {
    return { data: await snooze(ctx, await Notification.lock(ctx, params.id), body) };
  },

  async markAllNotificationsRead(ctx) {
    return { data: { read: await markAllRead(ctx) } };
  },
} satisfies Handlers<'notifications'>;
