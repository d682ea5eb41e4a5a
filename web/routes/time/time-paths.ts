import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../root.js';

export const timeRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/time' }).lazy(async () =>
    import('./time-route.js').then(({ timeRoute }) => timeRoute),
  ),
] as const;
