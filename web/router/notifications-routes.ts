import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root.js';
import { lazyScreen } from '../ui/load-part.js';
import { readNotificationsSearch } from '../routes/notifications/notifications-search.js';

export const notificationsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/inbox',
    validateSearch: readNotificationsSearch,
  }).lazy(
    lazyScreen('notifications', async () =>
      import('../routes/notifications/notifications-route.js').then(({ notificationsRoute }) => notificationsRoute),
    ),
  ),
] as const;
