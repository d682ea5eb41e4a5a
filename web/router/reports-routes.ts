import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root.js';
import { lazyScreen } from '../ui/load-part.js';
import { readReportSearch } from '../routes/reports/reports-search.js';

export const reportsRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/reports' }).lazy(
    lazyScreen('reports', async () =>
      import('../routes/reports/reports-route.js').then(({ reportsRoute }) => reportsRoute),
    ),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/reports/$report', validateSearch: readReportSearch }).lazy(
    lazyScreen('reports', async () =>
      import('../routes/reports/report-route.js').then(({ reportRoute }) => reportRoute),
    ),
  ),
] as const;
