import { Notification } from '../../../models/notifications/notification.js';
import { notifyIn } from '../../../workers/notify.js';
import { newId } from '../../../models/ids.js';
import type { ApiClient } from '../service/api.js';
import { testApi } from '../service/api.js';
import { asService } from '../service/context.js';
import { noJobs } from '../service/no-jobs.js';
import type { Schemas } from '../../../contract/contract.js';

/** A notification about a ticket, as if the ticket had been assigned to the user. */
export const addNotification = (
  side: ApiClient,
  user: Pick<ApiClient, 'userId'>,
  ticketId: string,
): Promise<Notification> =>
  asService(side, (ctx) =>
    Notification.insert(ctx, {
      user_id: user.userId,
      kind: 'ticket_assigned',
      source: newId('evt'),
      subject_type: 'ticket',
      subject_id: ticketId,
      details: {},
    }),
  );

/** Makes the notifications of everything that has happened on a side, without waiting for the worker. */
export async function notifyOn(side: ApiClient): Promise<void> {
  const { database: db, settings } = await testApi();
  await notifyIn({ db, settings, jobs: noJobs }, side.workspaceId);
}

/** The caller's notifications of everything that has happened so far, newest first. */
export async function notificationsOf(caller: ApiClient): Promise<Schemas['Notification'][]> {
  await notifyOn(caller);
  return (await caller.call('listNotifications', { query: { per_page: 100 } })).data;
}
