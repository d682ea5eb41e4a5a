import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root.js';
import { lazyScreen } from '../ui/load-part.js';
import { readTimeSearch } from '../routes/time/time-search.js';

export const timeRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/time',
    validateSearch: readTimeSearch,
  }).lazy(lazyScreen('common', async () => import('../routes/time/time-route.js').then(({ timeRoute }) => timeRoute))),
] as const;
