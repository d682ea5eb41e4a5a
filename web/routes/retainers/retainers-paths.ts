import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../root.js';

export const retainersRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/retainers' }).lazy(async () =>
    import('./retainers-route.js').then(({ retainersRoute }) => retainersRoute),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/retainers/$agreementId' }).lazy(async () =>
    import('./retainer-route.js').then(({ retainerRoute }) => retainerRoute),
  ),
] as const;
