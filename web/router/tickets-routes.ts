import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root.js';
import { lazyScreen } from '../ui/load-part.js';
import { readTicketsSearch } from '../routes/tickets/tickets-search.js';

export const ticketsRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/tickets', validateSearch: readTicketsSearch }).lazy(
    lazyScreen('tickets', async () =>
      import('../routes/tickets/inbox/inbox-route.js').then(({ ticketsRoute }) => ticketsRoute),
    ),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/tickets/$ticketId' }).lazy(
    lazyScreen('tickets', async () =>
      import('../routes/tickets/ticket/ticket-route.js').then(({ ticketRoute }) => ticketRoute),
    ),
  ),
] as const;
