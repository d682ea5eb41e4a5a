/** Tickets in the order of their next deadlines, which the API does not sort by: so many as can be read at once. */
import type { ListTicketsQuery, TicketSummary } from 'docket-sdk';
import { useQueries, useQuery } from '@tanstack/react-query';
import { listTicketsOptions } from '../../generated/queries.js';
import { rowsOf, type RowSource } from '../../ui/list-pages.js';
import { nextDeadline } from './sla-standing.js';

const perPage = 100;
export const mostByDeadline = 1_000;

/** Undefined if they are too many, or another order is asked for. */
export function useByDeadline(filters: ListTicketsQuery, isAsked: boolean): RowSource<TicketSummary> | undefined {
  const optionsOf = (page: number) =>
    listTicketsOptions({ ...filters, sort: 'created_at', order: 'asc', page, per_page: perPage });
  const first = useQuery({ ...optionsOf(1), enabled: isAsked });
  const total = first.data?.pagination.total ?? 0;
  const isFew = isAsked && total <= mostByDeadline;
  const pages = isFew ? Math.ceil(total / perPage) : 0;
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, pages - 1) }, (_page, at) => ({
      ...optionsOf(at + 2),
      // Another page's rows must not stand in for these.
      placeholderData: undefined,
    })),
  });
  if (!isFew) return undefined;
  const answers = [first, ...others];
  const rows = answers.flatMap(({ data }) => data?.data ?? []);
  return {
    ...rowsOf(rows.toSorted((a, b) => nextDeadline(a) - nextDeadline(b))),
    isLoading: answers.some(({ isPending }) => isPending),
    error: answers.find(({ error }) => error)?.error ?? null,
    retry: () => answers.forEach(({ error, refetch }) => error && void refetch()),
  };
}
