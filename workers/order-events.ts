/**
 * Orders events in the background, so that no reader has to order a million of them. Several processes can do so
 * concurrently.
 */
import type { Logger } from 'pino';
import type { Ctx } from '../models/context.js';
import { findWorkspacesWithWaitingEvents, orderEvents } from '../models/events/event-order.js';

export interface EventOrdererDeps extends Pick<Ctx, 'db'> {
  readonly log: Pick<Logger, 'error'>;
}

/** Orders the events of every workspace with unordered ones. */
export async function orderWaitingEvents(deps: EventOrdererDeps): Promise<void> {
  for (const workspaceId of await findWorkspacesWithWaitingEvents(deps)) {
    try {
      await orderEvents(deps, workspaceId);
    } catch (error) {
      deps.log.error({ err: error, workspace_id: workspaceId }, 'ordering events failed');
    }
  }
}
