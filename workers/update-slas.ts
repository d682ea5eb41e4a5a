/**
 * Updates the SLA of tickets with a warning or breach that is due, and emits its events. Several processes can do so
 * concurrently, because each ticket is updated under its row lock.
 */
import type { Logger } from 'pino';
import { updateDueTickets } from '../commands/tickets/update-sla.js';
import type { Ctx } from '../models/context.js';
import { findWorkspacesWithDueTickets } from '../models/queues/sla-queue.js';
import { changing } from '../models/workspace/test-side.js';
import { systemContext } from '../models/workspace/workspace-context.js';

export interface SlaDeps extends Pick<Ctx, 'db' | 'settings' | 'jobs'> {
  readonly log: Pick<Logger, 'error'>;
}

/** Updates some of the tickets that are due in each workspace; false if none is due, or none could be updated. */
export async function updateSomeSlas(deps: SlaDeps): Promise<boolean> {
  let settled = 0;
  for (const workspaceId of await findWorkspacesWithDueTickets(deps)) {
    try {
      settled += await settleSome(deps, workspaceId);
    } catch (error) {
      deps.log.error({ err: error, workspace_id: workspaceId }, 'settling SLAs failed');
    }
  }
  return settled > 0;
}

/** Updates all tickets that are due in a workspace whose clock the caller holds. */
export async function updateAllSlasIn(deps: Omit<SlaDeps, 'log'>, workspaceId: string): Promise<void> {
  while ((await settleSome(deps, workspaceId)) > 0);
}

async function settleSome(deps: Omit<SlaDeps, 'log'>, workspaceId: string): Promise<number> {
  return changing(await systemContext(deps, workspaceId), updateDueTickets);
}
