/** The titles of all projects of a client, however many there are. */
import { useQuery } from '@tanstack/react-query';
import { docket } from '../../api/docket.js';
import { listProjectsOptions } from '../../generated/queries.js';

/** Titles by project id, sorted by title; empty while they load. */
export function useProjectTitles(clientId: string): ReadonlyMap<string, string> {
  const query = { client_id: clientId, per_page: 100, sort: 'title', order: 'asc' } as const;
  const { data } = useQuery({
    queryKey: [...listProjectsOptions(query).queryKey, 'titles'],
    queryFn: async ({ signal }) => {
      const titles = new Map<string, string>();
      for await (const { id, title } of docket.projects.list(query, { signal })) titles.set(id, title);
      return titles;
    },
  });
  return data ?? none;
}

const none: ReadonlyMap<string, string> = new Map();
