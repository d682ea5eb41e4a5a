/** The inbox by its URL: its rows and its order, and functions that change them. */
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ListTicketsSort, TicketSummary } from 'docket-sdk';
import { listTicketsSortLabels } from '../../../generated/labels.js';
import { listTicketsOptions } from '../../../generated/queries.js';
import { useListPages, type RowSource } from '../../../ui/list-pages.js';
import type { Sort } from '../../../ui/table/table.js';
import { byDeadline, inboxQuery } from './inbox-query.js';
import type { TicketsSearch } from '../tickets-search.js';

const route = getRouteApi('/tickets');

type Change = { readonly [Name in keyof TicketsSearch]?: TicketsSearch[Name] | undefined };

export interface Inbox {
  readonly search: TicketsSearch;
  /** Changes the given filters; `undefined` removes one. */
  readonly set: (change: Change) => void;
  /** Like `set`, but without a new history entry: for typing. */
  readonly replace: (change: Change) => void;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly rows: RowSource<TicketSummary>;
}

export function useInbox(): Inbox {
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/tickets' });
  const go =
    (replace: boolean) =>
    (change: Change): void =>
      void navigate({ search: (before) => withChange(before, change), replace, resetScroll: false });
  const query = inboxQuery(search);
  const rows = useListPages((page) => listTicketsOptions({ ...query, ...page }));
  return {
    search,
    set: go(false),
    replace: go(true),
    sort: { id: query.sort ?? byDeadline.sort, isDescending: query.order === 'desc' },
    onSort: ({ id, isDescending }) => {
      const isUsual = id === byDeadline.sort && !isDescending;
      const order = isDescending ? 'desc' : 'asc';
      go(false)(isUsual || !isSort(id) ? { sort: undefined, order: undefined } : { sort: id, order });
    },
    rows,
  };
}

const isSort = (id: string): id is ListTicketsSort => Object.hasOwn(listTicketsSortLabels, id);

/** Drops undefined values, which would otherwise appear in the URL. */
function withChange(before: TicketsSearch, change: Change): TicketsSearch {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined));
}
