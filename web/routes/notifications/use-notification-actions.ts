/** What a user does with notifications. What is read or unread shows at once. */
import type { Notification } from 'docket-sdk';
import { useChange, type OptimisticUpdate } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { listNotificationsOptions } from '../../generated/queries.js';
import { t } from '../../messages/text.js';

type Marked = Pick<Notification, 'id' | 'read_at'>;

/** Marks a notification in all lists that are cached: a query without parameters matches each of them. */
function markInLists(screen: OptimisticUpdate, { id, read_at: before }: Marked, after: string | null): void {
  const change = Number(after === null) - Number(before === null);
  screen.update(listNotificationsOptions(), (list) => ({
    ...list,
    summary: { unread: Math.max(0, list.summary.unread + change) },
    data: list.data.map((one) => (one.id === id ? { ...one, read_at: after } : one)),
  }));
}

export interface NotificationActions {
  /** Does nothing if it is read. */
  readonly markRead: (notification: Marked) => void;
  readonly toggleRead: (notification: Marked) => void;
  /** Null ends the snooze. */
  readonly snooze: (notification: Marked, until: Date | null) => void;
  readonly markAllRead: () => void;
}

export function useNotificationActions(): NotificationActions {
  const read = useChange({
    operation: 'markNotificationRead',
    send: ({ id }: Marked) => docket.notifications.markRead(id),
    optimisticUpdate: (one, screen) => markInLists(screen, one, new Date().toISOString()),
  });
  const unread = useChange({
    operation: 'markNotificationUnread',
    send: ({ id }: Marked) => docket.notifications.markUnread(id),
    optimisticUpdate: (one, screen) => markInLists(screen, one, null),
  });
  const snooze = useChange({
    operation: 'snoozeNotification',
    send: ({ id, until }: { id: string; until: Date | null }) =>
      docket.notifications.snooze(id, { until: until?.toISOString() ?? null }),
  });
  const all = useChange({
    operation: 'markAllNotificationsRead',
    send: () => docket.notifications.markAllRead(),
    successMessage: ({ read: count }) => t('notifications.markedAsRead', { count }),
  });
  return {
    markRead: (one) => {
      if (one.read_at === null) read.mutate(one);
    },
    toggleRead: (one) => (one.read_at === null ? read : unread).mutate(one),
    snooze: ({ id }, until) => snooze.mutate({ id, until }),
    markAllRead: () => all.mutate(undefined),
  };
}
