import { instant } from '../domain/time.js';
import type { Notification } from '../models/notifications/notification.js';
import type { Schemas } from '../contract/contract.js';

/** A notification with the names and the comment that it shows. */
export type NamedNotification = Notification & {
  readonly actor_name: string | null;
  readonly subject_number: string | null;
  readonly subject_name: string | null;
  readonly excerpt: string | null;
};

export function serializeNotification(notification: NamedNotification): Schemas['Notification'] {
  const { activity_id, actor_user_id: user_id, actor_contact_id: contact_id } = notification;
  return {
    id: notification.id,
    kind: notification.kind,
    event_id: notification.event_id,
    subject: {
      type: notification.subject_type,
      id: notification.subject_id,
      number: notification.subject_number,
      name: notification.subject_name,
    },
    comment: activity_id === null ? null : { id: activity_id, excerpt: notification.excerpt },
    details: notification.details,
    actor: user_id === null && contact_id === null ? null : { user_id, contact_id, name: notification.actor_name },
    read_at: instant(notification.read_at),
    snoozed_until: instant(notification.snoozed_until),
    created_at: instant(notification.created_at),
  };
}
