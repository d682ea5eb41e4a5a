import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../root.js';

export const settingsRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/settings' }).lazy(async () =>
    import('./settings-route.js').then(({ settingsRoute }) => settingsRoute),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/settings/$part' }).lazy(async () =>
    import('./settings-part-route.js').then(({ settingsPartRoute }) => settingsPartRoute),
  ),
] as const;
