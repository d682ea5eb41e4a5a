import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../root.js';

export const overviewRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/overview' }).lazy(async () =>
    import('./overview-route.js').then(({ overviewRoute }) => overviewRoute),
  ),
] as const;
