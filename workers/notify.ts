/**
 * Gives events their order, and makes notifications from them. Several processes can do so concurrently: passes over a
 * workspace run one after the other, under row locks.
 */
import type { Logger } from 'pino';
import { notifyOfEvents } from '../commands/notifications/notify-of-events.js';
import type { Ctx } from '../models/context.js';
import { orderEvents } from '../models/events/event-order.js';
import { findWorkspacesToNotify } from '../models/notifications/notification-place.js';
import { changing } from '../models/workspace/test-side.js';
import { systemContext } from '../models/workspace/workspace-context.js';

export interface NotifierDeps extends Pick<Ctx, 'db' | 'settings' | 'jobs'> {
  readonly log: Pick<Logger, 'error'>;
}

/** Makes the notifications of every workspace with new events. */
export async function notifyOfNewEvents(deps: NotifierDeps): Promise<void> {
  for (const workspaceId of await findWorkspacesToNotify(deps)) {
    try {
      await notifyIn(deps, workspaceId);
    } catch (error) {
      deps.log.error({ err: error, workspace_id: workspaceId }, 'notifying users failed');
    }
  }
}

/** Makes the notifications of all events of a workspace that are committed by now. */
export async function notifyIn(deps: Omit<NotifierDeps, 'log'>, workspaceId: string): Promise<void> {
  await orderEvents(deps, workspaceId);
  while (await changing(await systemContext(deps, workspaceId), notifyOfEvents));
}
