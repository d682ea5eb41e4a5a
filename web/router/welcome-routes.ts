import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root.js';
import { lazyScreen } from '../ui/load-part.js';

export const welcomeRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/welcome' }).lazy(
    lazyScreen('welcome', async () =>
      import('../routes/welcome/welcome-route.js').then(({ welcomeRoute }) => welcomeRoute),
    ),
  ),
] as const;
