/** Puts in order what nobody has asked for, so that no reader finds a million events waiting. Several processes may do so at once. */
import type { Logger } from 'pino';
import type { Ctx } from '../models/context.js';
import { findWorkspacesWithWaitingEvents, orderEvents } from '../models/events/event-order.js';

export interface EventOrdererDeps extends Pick<Ctx, 'db'> {
  readonly log: Pick<Logger, 'error'>;
}

/** Orders the events of every workspace that has some waiting. */
export async function orderWaitingEvents(deps: EventOrdererDeps): Promise<void> {
  for (const workspaceId of await findWorkspacesWithWaitingEvents(deps)) {
    try {
      await orderEvents(deps, workspaceId);
    } catch (error) {
      deps.log.error({ err: error, workspace_id: workspaceId }, 'ordering events failed');
    }
  }
}
