/** Folds increments of time into the sums that reports read, so that no report has to fold many itself. */
import type { Logger } from 'pino';
import type { Ctx } from '../models/context.js';
import { findWorkspacesWithIncrements, foldTime } from '../models/time/fold-time.js';

export interface TimeFolderDeps extends Pick<Ctx, 'db'> {
  readonly log: Pick<Logger, 'error'>;
}

/** Brings the sums of every workspace up to date. Several processes can do so concurrently. */
export async function foldWaitingTime(deps: TimeFolderDeps): Promise<void> {
  for await (const workspaceId of findWorkspacesWithIncrements(deps)) {
    try {
      await foldTime(deps, workspaceId);
    } catch (error) {
      deps.log.error({ err: error, workspace_id: workspaceId }, 'adding up time failed');
    }
  }
}
