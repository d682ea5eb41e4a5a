import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root.js';
import { lazyScreen } from '../ui/load-part.js';
import { readRetainersSearch } from '../routes/retainers/retainers-search.js';

export const retainersRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/retainers', validateSearch: readRetainersSearch }).lazy(
    lazyScreen('retainers', async () =>
      import('../routes/retainers/retainers-route.js').then(({ retainersRoute }) => retainersRoute),
    ),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/retainers/$agreementId' }).lazy(
    lazyScreen('retainers', async () =>
      import('../routes/retainers/retainer-route.js').then(({ retainerRoute }) => retainerRoute),
    ),
  ),
] as const;
