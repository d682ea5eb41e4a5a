/** The query of the inbox: open tickets, next deadline first, unless the URL says otherwise. Pure. */
import type { ListTicketsQuery } from 'docket-sdk';
import type { TicketsSearch } from '../tickets-search.js';

/** The order in which tickets are worked on. */
export const byDeadline = { sort: 'sla_due_at', order: 'asc' } as const;

export function inboxQuery({
  new: _new,
  saved: _saved,
  sort,
  order,
  status,
  ...filters
}: TicketsSearch): ListTicketsQuery {
  // A filter by status or number means all such tickets, open or not.
  const isNamed = filters.status_id !== undefined || filters.number !== undefined;
  return {
    ...filters,
    status: status ?? (isNamed ? ['all'] : ['open']),
    ...(sort === undefined ? byDeadline : { sort, order: order ?? 'desc' }),
  };
}
