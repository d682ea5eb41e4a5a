/** Options before the user has typed: the work that they logged time on last, then the newest projects. */
import type { TimeEntrySummary } from 'docket-sdk';
import { docket } from '../../api/docket.js';
import type { Option } from '../../ui/select-field.js';
import { refusing } from './accepts-time.js';
import { idOf, type WorkKind } from './work-ids.js';
import { t } from '../../messages/text.js';

const maxRead = 50;
/** Time entries do not have their ticket's title, so each ticket costs a request. */
const maxTickets = 5;
const unfinished = ['pending', 'active', 'on_hold'] as const;
const newest = { sort: 'created_at', order: 'desc' } as const;

export interface RecentWorkOptions {
  readonly userId: string;
  readonly kinds: readonly WorkKind[];
  /** Offers only work that the server takes new time for. */
  readonly takesTime: boolean;
  readonly max: number;
}

export async function recentWorkOptions(
  { userId, kinds, takesTime, max }: RecentWorkOptions,
  signal: AbortSignal,
): Promise<Option<string>[]> {
  const [{ data: entries }, { data: projects }] = await Promise.all([
    docket.timeEntries.list({ user_id: userId, per_page: maxRead, ...newest }, { signal }),
    docket.projects.list({ per_page: max, ...(takesTime && { status: [...unfinished] }), ...newest }, { signal }),
  ]);
  const tickets = kinds.includes('ticket') ? await ticketsOf(entries, signal) : null;
  const late = entries.flatMap((entry) => {
    const { ticket_id } = entry;
    const option = tickets && ticket_id !== null ? tickets.get(ticket_id) : optionOf(entry);
    return option ? [{ option, ids: entry }] : [];
  });
  const others = projects.map(({ id, title, client_name, client_id }) => ({
    option: { id, label: title, detail: client_name ?? t('common.project') },
    ids: { project_id: id, client_id },
  }));
  const found = [...new Map([...late, ...others].map((one) => [one.option.id, one])).values()].slice(
    0,
    maxChecked(max),
  );
  const refused = takesTime ? await refusing(found.map(({ ids }) => ids)) : [];
  return found.flatMap(({ option, ids }) => (refused.includes(idOf(ids) ?? '') ? [] : option)).slice(0, max);
}

/** How many options to check, so that enough remain without the finished ones. */
const maxChecked = (max: number): number => 2 * max;

function optionOf({ project_id, project_title, client_id, client_name }: TimeEntrySummary): Option<string> | undefined {
  if (project_id !== null)
    return { id: project_id, label: project_title ?? '', detail: client_name ?? t('common.project') };
  return client_id === null ? undefined : { id: client_id, label: client_name ?? '', detail: t('common.client') };
}

/** The tickets by id. Those that can no longer be read are left out. */
async function ticketsOf(
  entries: readonly TimeEntrySummary[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Option<string>>> {
  const ids = new Set(entries.flatMap(({ ticket_id }) => ticket_id ?? []));
  const read = await Promise.allSettled(
    [...ids].slice(0, maxTickets).map((id) => docket.tickets.get(id, {}, { signal })),
  );
  const found = read.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  return new Map(
    found.map(({ id, title, number }) => [id, { id, label: title, detail: t('common.ticket', { number }) }]),
  );
}
