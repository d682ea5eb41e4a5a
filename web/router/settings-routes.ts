import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root.js';
import { lazyScreen } from '../ui/load-part.js';
import { readSettingsSearch } from '../routes/settings/settings-search.js';

export const settingsRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/settings' }).lazy(
    lazyScreen('settings', async () =>
      import('../routes/settings/settings-route.js').then(({ settingsRoute }) => settingsRoute),
    ),
  ),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/settings/$part',
    validateSearch: readSettingsSearch,
  }).lazy(
    lazyScreen('settings', async () =>
      import('../routes/settings/settings-part-route.js').then(({ settingsPartRoute }) => settingsPartRoute),
    ),
  ),
] as const;
