import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../root.js';

export const peopleRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/people' }).lazy(async () =>
    import('./people-route.js').then(({ peopleRoute }) => peopleRoute),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/people/$userId' }).lazy(async () =>
    import('./person-route.js').then(({ personRoute }) => personRoute),
  ),
] as const;
