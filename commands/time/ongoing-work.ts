/** Refuses time on finished projects and for inactive clients. */
import { invalidState } from '../../domain/errors.js';
import { isFinished, projectFinished } from '../../domain/projects/project-status.js';
import type { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import type { Project } from '../../models/projects/project.js';
import { lockWorkShared, type Work } from '../clients/lock-work.js';

/** Client and project of an entry before a change, which are not checked again. */
export interface PreviousLinks {
  readonly client_id: string | null;
  readonly project_id: string | null;
}

interface Found {
  readonly client?: Pick<Client, 'id' | 'status'> | undefined;
  readonly project?: Pick<Project, 'id' | 'status'> | undefined;
}

/**
 * Throws `invalid_state` if new time would be logged on finished work. `lockOngoing` or adding the hours checks again
 * under a lock, because a project may be completed after this check.
 */
export function assertOngoing({ client, project }: Found, already?: PreviousLinks): void {
  const isNew = (id: string, before: string | null | undefined): boolean => id !== before;
  if (project && isFinished(project.status) && isNew(project.id, already?.project_id)) throw projectFinished(project);
  if (client?.status === 'inactive' && isNew(client.id, already?.client_id))
    throw invalidState(
      'The client is inactive: set its status to active, or log the time for another client',
      'client_id',
    );
}

/**
 * Takes shared locks on the work that time is about to be logged on (`lockWorkShared`), and throws `invalid_state` if it is
 * finished.
 */
export async function lockOngoing(ctx: Ctx, work: Work, hasHours: boolean): Promise<void> {
  assertOngoing(await lockWorkShared(ctx, work, hasHours));
}
