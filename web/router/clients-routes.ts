import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root.js';
import { lazyScreen } from '../ui/load-part.js';
import { readClientSearch, readClientsSearch } from '../routes/clients/clients-search.js';

export const clientsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/clients',
    validateSearch: readClientsSearch,
  }).lazy(
    lazyScreen('clients', async () =>
      import('../routes/clients/clients-route.js').then(({ clientsRoute }) => clientsRoute),
    ),
  ),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/clients/$clientId',
    validateSearch: readClientSearch,
  }).lazy(
    lazyScreen('clients', async () =>
      import('../routes/clients/client-route.js').then(({ clientRoute }) => clientRoute),
    ),
  ),
] as const;
