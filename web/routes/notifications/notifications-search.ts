export const notificationViews = ['unread', 'all', 'snoozed'] as const;
export type NotificationView = (typeof notificationViews)[number];

export interface NotificationsSearch {
  /** Unread ones by default. */
  readonly view?: NotificationView | undefined;
}

export const readNotificationsSearch = (search: Record<string, unknown>): NotificationsSearch => ({
  view: notificationViews.find((view) => view === search['view']),
});
