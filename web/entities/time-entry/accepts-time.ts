/**
 * Whether the server takes new time for some work: not on a finished project or for an inactive client. If an object
 * cannot be read, the server decides.
 */
import { useQuery } from '@tanstack/react-query';
import { isFinished } from '../../../domain/projects/project-status.js';
import { queryClient } from '../../api/query-client.js';
import { getClientOptions, getProjectOptions, getTicketOptions } from '../../generated/queries.js';
import { idOf, type WorkIds } from './work-ids.js';

type TakesTime = (ids: WorkIds) => boolean;

/** Returns a check that is true for all work until the answer is loaded. */
export function useTakesTime(works: readonly WorkIds[]): TakesTime {
  const { data: refused } = useQuery({
    queryKey: ['refuses-time', ...works.map(idOf)],
    queryFn: async () => refusing(works),
    enabled: works.length > 0,
    staleTime: 0,
  });
  return (ids) => !refused?.includes(idOf(ids) ?? '');
}

/** Ids of the work that takes no new time. */
export async function refusing(works: readonly WorkIds[]): Promise<string[]> {
  const checked = await Promise.all(works.map(async (ids) => ((await takesTime(ids)) ? [] : (idOf(ids) ?? []))));
  return checked.flat();
}

async function takesTime(ids: WorkIds): Promise<boolean> {
  const ticket = ids.ticket_id != null && ids.client_id == null ? await ofTicket(ids.ticket_id) : undefined;
  const { project_id, client_id } = ticket ?? ids;
  const project = project_id == null ? undefined : await read(queryClient.fetchQuery(getProjectOptions(project_id)));
  if (project && isFinished(project.status)) return false;
  const of = project?.client_id ?? client_id;
  const client = of == null ? undefined : await read(queryClient.fetchQuery(getClientOptions(of)));
  return client?.status !== 'inactive';
}

const ofTicket = async (id: string) => read(queryClient.fetchQuery(getTicketOptions(id)));

const read = async <Read>(reading: Promise<Read>): Promise<Read | undefined> => reading.catch(() => undefined);
