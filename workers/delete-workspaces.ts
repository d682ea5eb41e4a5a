/**
 * Deletes workspaces whose time has come, and reminds owners before. Several processes can do so concurrently: each
 * deletion is claimed by a lease.
 */
import type { Logger } from 'pino';
import { deleteWorkspace } from '../commands/across/delete-workspace.js';
import { remindOfDeletion } from '../commands/workspace/remind-of-deletion.js';
import type { Ctx } from '../models/context.js';
import { claimDeletion, findDeletionsToRemind } from '../models/queues/deletion-queue.js';
import { systemContext } from '../models/workspace/workspace-context.js';

export interface WorkspaceDeleterDeps extends Pick<Ctx, 'db' | 'settings' | 'jobs'> {
  readonly log: Pick<Logger, 'info' | 'error'>;
}

/** Reminds the owners of workspaces that will be deleted soon, and deletes one workspace; false if none is due. */
export async function deleteNextWorkspace(deps: WorkspaceDeleterDeps): Promise<boolean> {
  await remindOwners(deps);
  const claimed = await claimDeletion(deps);
  if (!claimed) return false;
  const named = { workspace_id: claimed.workspaceId, test_workspace_id: claimed.testWorkspaceId };
  try {
    if (await deleteWorkspace(deps, claimed))
      deps.log.info({ ...named, again: claimed.wasEmptied }, 'workspace deleted');
    deps.jobs.wake();
  } catch (error) {
    // Another worker goes on when the lease has ended.
    deps.log.error({ ...named, err: error }, 'deleting a workspace failed');
  }
  return true;
}

async function remindOwners(deps: WorkspaceDeleterDeps): Promise<void> {
  for (const workspaceId of await findDeletionsToRemind(deps)) {
    try {
      await remindOfDeletion(await systemContext(deps, workspaceId));
      deps.jobs.wake();
    } catch (error) {
      deps.log.error({ err: error, workspace_id: workspaceId }, 'reminding owners of a deletion failed');
    }
  }
}
