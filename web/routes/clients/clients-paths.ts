import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../root.js';

export const clientsRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/clients' }).lazy(async () =>
    import('./clients-route.js').then(({ clientsRoute }) => clientsRoute),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/clients/$clientId' }).lazy(async () =>
    import('./client-route.js').then(({ clientRoute }) => clientRoute),
  ),
] as const;
