import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../root.js';

export const welcomeRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/welcome' }).lazy(async () =>
    import('./welcome-route.js').then(({ welcomeRoute }) => welcomeRoute),
  ),
] as const;
