/** The work that the user did last, to start the timer on it again. */
import type { TimeEntrySummary } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../api/session.js';
import { listTimeEntriesOptions } from '../generated/queries.js';
import { useTakesTime } from '../entities/time-entry/accepts-time.js';
import type { Work } from './intents.js';

const maxRead = 30;

/** Distinct work, newest first, without work that takes no more time (its project is closed). */
export function useRecentWork(max: number): readonly Work[] {
  const { user } = useSession();
  const { data } = useQuery(
    listTimeEntriesOptions({ user_id: user.id, sort: 'date', order: 'desc', per_page: maxRead }),
  );
  const works = distinctWork(data?.data ?? []).slice(0, 2 * max);
  return works.filter(useTakesTime(works)).slice(0, max);
}

export function distinctWork(entries: readonly TimeEntrySummary[]): readonly Work[] {
  const byKey = new Map<string, Work>();
  for (const entry of entries) {
    const { client_id, project_id, ticket_id, description, project_title, client_name } = entry;
    const key = JSON.stringify([client_id, project_id, ticket_id, description]);
    if (!byKey.has(key))
      byKey.set(key, {
        client_id,
        project_id,
        ticket_id,
        description,
        title: project_title ?? client_name ?? undefined,
      });
  }
  return [...byKey.values()];
}
