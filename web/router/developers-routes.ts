import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root.js';
import { lazyScreen } from '../ui/load-part.js';
import { readDevelopersSearch } from '../routes/developers/developers-search.js';

export const developersRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/developers', validateSearch: readDevelopersSearch }).lazy(
    lazyScreen('developers', async () =>
      import('../routes/developers/developers-route.js').then(({ developersRoute }) => developersRoute),
    ),
  ),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/developers/$part',
    validateSearch: readDevelopersSearch,
  }).lazy(
    lazyScreen('developers', async () =>
      import('../routes/developers/developers-part-route.js').then(({ developersPartRoute }) => developersPartRoute),
    ),
  ),
] as const;
