/** Time is logged on what goes on: not on projects that are finished, nor for clients that are set inactive. */
import { invalidState } from '../../domain/errors.js';
import type { EntryContext } from '../../queries/time/entry-links.js';

/** What an entry belonged to already does not put it in question. */
export interface Already {
  readonly client_id: string | null;
  readonly project_id: string | null;
}

/** Throws `invalid_state` where new time would be logged on finished work. */
export function assertOngoing({ client, project }: EntryContext, already?: Already): void {
  const isNew = (id: string, before: string | null | undefined): boolean => id !== before;
  if (project && isFinished(project.status) && isNew(project.id, already?.project_id))
    throw invalidState(`The project is ${project.status}: set it active again, or log on another`, 'project_id');
  if (client?.status === 'inactive' && isNew(client.id, already?.client_id))
    throw invalidState('The client is inactive: set it active again, or log for another', 'client_id');
}

const isFinished = (status: string): boolean => status === 'completed' || status === 'cancelled';
