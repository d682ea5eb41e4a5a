/** The inbox as its URL says: what it shows, in which order, and how to change that. */
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ListTicketsSort, TicketSummary } from 'docket-sdk';
import { listTicketsSortLabels } from '../../../generated/labels.js';
import { listTicketsOptions } from '../../../generated/queries.js';
import { useListPages, type RowSource } from '../../../ui/list-pages.js';
import type { Sort } from '../../../ui/table.js';
import { byDeadline, inboxQuery } from './inbox-query.js';
import type { TicketsSearch } from '../tickets-search.js';

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

/** Without what is undefined, which would stand in the URL. */
function withChange(before: TicketsSearch, change: Change): TicketsSearch {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined));
}
