import { createRoute } from '@tanstack/react-router';
import { readFilters } from '../../api/filters.js';
import { listTicketsFilters } from '../../generated/lists.js';
import { rootRoute } from '../../root.js';
import { lazyScreen } from '../../ui/load-part.js';

/** The inbox reads its pages as it is scrolled, so that a link holds none. `new=1` opens the form for a new ticket. */
export type TicketsSearch = Omit<ReturnType<typeof readTicketFilters>, 'page' | 'per_page'> & { readonly new?: 1 };

const readTicketFilters = (search: Readonly<Record<string, unknown>>) => readFilters(listTicketsFilters, search);

function readTicketsSearch(search: Readonly<Record<string, unknown>>): TicketsSearch {
  const { page: _page, per_page: _perPage, ...filters } = readTicketFilters(search);
  return Number(search['new']) === 1 ? { ...filters, new: 1 } : filters;
}

export const ticketsRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/tickets', validateSearch: readTicketsSearch }).lazy(
    lazyScreen(async () => import('./inbox/inbox-route.js').then(({ ticketsRoute }) => ticketsRoute)),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/tickets/$ticketId' }).lazy(
    lazyScreen(async () => import('./ticket/ticket-route.js').then(({ ticketRoute }) => ticketRoute)),
  ),
] as const;
