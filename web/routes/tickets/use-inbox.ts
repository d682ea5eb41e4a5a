/** The inbox as its URL says: what it shows, in which order, and how to change that. */
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ListTicketsQuery, ListTicketsSort, TicketSummary } from 'docket-sdk';
import { listTicketsSortLabels } from '../../generated/labels.js';
import { listTicketsOptions } from '../../generated/queries.js';
import { useListPages, type RowSource } from '../../ui/list-pages.js';
import type { Sort } from '../../ui/table.js';
import type { TicketsSearch } from './tickets-paths.js';
import { useByDeadline } from './use-by-deadline.js';

const route = getRouteApi('/tickets');

type Change = { readonly [Name in keyof TicketsSearch]?: TicketsSearch[Name] | undefined };

export interface Inbox {
  readonly search: TicketsSearch;
  /** Changes the filters given; `undefined` takes one away. */
  readonly set: (change: Change) => void;
  /** Likewise, without a step back to what was before: while something is typed. */
  readonly replace: (change: Change) => void;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly rows: RowSource<TicketSummary>;
  /** Too many to be put in the order of their deadlines. */
  readonly isTooMany: boolean;
}

/** The column whose order is that of the deadlines. */
export const byDeadline = 'sla';
/** In place of it where they are too many. */
const byWeight = { sort: 'priority', order: 'desc' } as const;

export function useInbox(): Inbox {
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/tickets' });
  const go =
    (replace: boolean) =>
    (change: Change): void =>
      void navigate({ search: (before) => withChange(before, change), replace, resetScroll: false });
  const { new: _new, sort, order, ...rest } = search;
  const filters: ListTicketsQuery = { ...rest, status: rest.status ?? ['open'] };
  const urgent = useByDeadline(filters, sort === undefined);
  const paged = useListPages((page) => ({
    ...listTicketsOptions({
      ...filters,
      ...(sort === undefined ? byWeight : { sort, order: order ?? 'desc' }),
      ...page,
    }),
    enabled: !urgent,
  }));
  const isTooMany = sort === undefined && !urgent;
  return {
    search,
    set: go(false),
    replace: go(true),
    sort: isTooMany
      ? { id: byWeight.sort, isDescending: true }
      : { id: sort ?? byDeadline, isDescending: sort !== undefined && order !== 'asc' },
    onSort: ({ id, isDescending }) =>
      go(false)(
        isSort(id) ? { sort: id, order: isDescending ? 'desc' : 'asc' } : { sort: undefined, order: undefined },
      ),
    rows: urgent ?? paged,
    isTooMany,
  };
}

const isSort = (id: string): id is ListTicketsSort => Object.hasOwn(listTicketsSortLabels, id);

/** Without what is undefined, which would stand in the URL. */
function withChange(before: TicketsSearch, change: Change): TicketsSearch {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined));
}
