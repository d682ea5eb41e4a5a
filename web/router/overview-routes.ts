import { createRoute } from '@tanstack/react-router';
import { readFilters } from '../api/filters.js';
import { getDashboardReportFilters } from '../generated/lists.js';
import { rootRoute } from './root.js';
import { lazyScreen } from '../ui/load-part.js';

export const overviewRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/overview',
    validateSearch: (search) => readFilters(getDashboardReportFilters, search),
  }).lazy(
    lazyScreen('overview', async () =>
      import('../routes/overview/overview-route.js').then(({ overviewRoute }) => overviewRoute),
    ),
  ),
] as const;
