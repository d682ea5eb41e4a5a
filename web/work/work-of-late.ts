/** What to offer before anything is typed: what the user logged time on last, and after it the newest projects. */
import type { TimeEntrySummary } from 'docket-sdk';
import { docket } from '../api/docket.js';
import type { Option } from '../ui/select-field.js';
import type { WorkKind } from './work-field.js';

const looked = 50;
/** Entries do not name their tickets: each is asked for. */
const mostTickets = 5;
const newest = { sort: 'created_at', order: 'desc' } as const;

export async function workOfLate(
  userId: string,
  kinds: readonly WorkKind[],
  most: number,
  signal: AbortSignal,
): Promise<Option<string>[]> {
  const [{ data: entries }, { data: projects }] = await Promise.all([
    docket.timeEntries.list({ user_id: userId, per_page: looked, ...newest }, { signal }),
    docket.projects.list({ per_page: most, ...newest }, { signal }),
  ]);
  const tickets = kinds.includes('ticket') ? await ticketsOf(entries, signal) : null;
  const late = entries.flatMap((entry) => {
    const { ticket_id } = entry;
    return (tickets && ticket_id !== null ? tickets.get(ticket_id) : optionOf(entry)) ?? [];
  });
  const others = projects.map(({ id, title, client_name }) => ({ id, label: title, detail: client_name ?? 'Project' }));
  return [...new Map([...late, ...others].map((option) => [option.id, option])).values()].slice(0, most);
}

function optionOf({ project_id, project_title, client_id, client_name }: TimeEntrySummary): Option<string> | undefined {
  if (project_id !== null) return { id: project_id, label: project_title ?? '', detail: client_name ?? 'Project' };
  return client_id === null ? undefined : { id: client_id, label: client_name ?? '', detail: 'Client' };
}

/** Those that cannot be read any more are left out. */
async function ticketsOf(
  entries: readonly TimeEntrySummary[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Option<string>>> {
  const ids = new Set(entries.flatMap(({ ticket_id }) => ticket_id ?? []));
  const read = await Promise.allSettled(
    [...ids].slice(0, mostTickets).map((id) => docket.tickets.get(id, {}, { signal })),
  );
  const found = read.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  return new Map(found.map(({ id, title, number }) => [id, { id, label: title, detail: `Ticket · ${number}` }]));
}
