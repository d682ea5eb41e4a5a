/** Time is only logged on ongoing work: not on finished projects, nor for inactive clients. */
import { invalidState } from '../../domain/errors.js';
import { isFinished, projectFinished } from '../../domain/projects/project-status.js';
import type { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import type { Project } from '../../models/projects/project.js';
import { holdWork, type Work } from '../clients/lock-work.js';

/** What an entry already belonged to is not checked again. */
export interface Already {
  readonly client_id: string | null;
  readonly project_id: string | null;
}

interface Found {
  readonly client?: Pick<Client, 'id' | 'status'> | undefined;
  readonly project?: Pick<Project, 'id' | 'status'> | undefined;
}

/**
 * Throws `invalid_state` if new time would be logged on finished work. Once the project is held, by `holdOngoing` or as hours are
 * counted on it, this is looked at again: it may have been completed meanwhile.
 */
export function assertOngoing({ client, project }: Found, already?: Already): void {
  const isNew = (id: string, before: string | null | undefined): boolean => id !== before;
  if (project && isFinished(project.status) && isNew(project.id, already?.project_id)) throw projectFinished(project);
  if (client?.status === 'inactive' && isNew(client.id, already?.client_id))
    throw invalidState(
      'The client is inactive: set its status to active, or log the time for another client',
      'client_id',
    );
}

/** Holds what time is about to be logged on, as `holdWork`, and refuses what is finished by then. */
export async function holdOngoing(ctx: Ctx, work: Work, hasHours: boolean): Promise<void> {
  assertOngoing(await holdWork(ctx, work, hasHours));
}
