import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../root.js';

export const ticketsRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/tickets' }).lazy(async () =>
    import('./tickets-route.js').then(({ ticketsRoute }) => ticketsRoute),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/tickets/$ticketId' }).lazy(async () =>
    import('./ticket-route.js').then(({ ticketRoute }) => ticketRoute),
  ),
] as const;
