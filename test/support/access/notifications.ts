/** Requests about notifications: those of the caller, and one of the owner. */
import { addNotification } from '../listening/notifications.js';
import type { ApiClient } from '../service/api.js';
import { plain, type CasesOf } from './cases.js';
import type { Scene } from './scene.js';

/** A notification that the caller sees: contractors see only what is about tickets assigned to them. */
const own = async (caller: ApiClient, { owner, assigned }: Scene) => ({
  params: { id: (await addNotification(owner, caller, assigned.ticket_id)).id },
});

const ofOwner = async ({ owner, assigned }: Scene) => ({
  params: { id: (await addNotification(owner, owner, assigned.ticket_id)).id },
});

export const notifications = {
  listNotifications: { '': plain },
  getNotification: { own: { makeFor: own }, "the owner's": { make: ofOwner } },
  markNotificationRead: { own: { makeFor: own }, "the owner's": { make: ofOwner } },
  markNotificationUnread: { own: { makeFor: own } },
  snoozeNotification: {
    own: {
      makeFor: async (caller, scene) => ({ ...(await own(caller, scene)), body: { until: null } }),
    },
  },
  markAllNotificationsRead: { '': { make: () => ({}) } },
} satisfies CasesOf<'notifications'>;
