import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../root.js';

export const developersRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/developers' }).lazy(async () =>
    import('./developers-route.js').then(({ developersRoute }) => developersRoute),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/developers/$part' }).lazy(async () =>
    import('./developers-part-route.js').then(({ developersPartRoute }) => developersPartRoute),
  ),
] as const;
