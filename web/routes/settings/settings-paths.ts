import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../root.js';
import { lazyScreen } from '../../ui/load-part.js';

export interface SettingsSearch {
  /** Which one of a list is open. */
  readonly open?: string;
  readonly new?: 1;
}

export const settingsRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/settings' }).lazy(
    lazyScreen(async () => import('./settings-route.js').then(({ settingsRoute }) => settingsRoute)),
  ),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/settings/$part',
    validateSearch: (search: Record<string, unknown>): SettingsSearch => ({
      ...(typeof search['open'] === 'string' && { open: search['open'] }),
      ...(search['new'] !== undefined && { new: 1 as const }),
    }),
  }).lazy(
    lazyScreen(async () => import('./settings-part-route.js').then(({ settingsPartRoute }) => settingsPartRoute)),
  ),
] as const;
