import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../root.js';

export const reportsRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/reports' }).lazy(async () =>
    import('./reports-route.js').then(({ reportsRoute }) => reportsRoute),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/reports/$report' }).lazy(async () =>
    import('./report-route.js').then(({ reportRoute }) => reportRoute),
  ),
] as const;
