import { createRouter } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.js';
import { rootRoute } from './root.js';
import { ErrorScreen } from '../shell/error-screen.js';
import { expensesRoutes } from './expenses-routes.js';
import { approvalsRoutes } from './approvals-routes.js';
import { billingRoutes } from './billing-routes.js';
import { clientsRoutes } from './clients-routes.js';
import { developersRoutes } from './developers-routes.js';
import { notificationsRoutes } from './notifications-routes.js';
import { peopleRoutes } from './people-routes.js';
import { projectsRoutes } from './projects-routes.js';
import { reportsRoutes } from './reports-routes.js';
import { retainersRoutes } from './retainers-routes.js';
import { settingsRoutes } from './settings-routes.js';
import { ticketsRoutes } from './tickets-routes.js';
import { timeRoutes } from './time-routes.js';
import { todayRoutes } from './today-routes.js';
import { welcomeRoutes } from './welcome-routes.js';

const routeTree = rootRoute.addChildren([
  ...todayRoutes,
  ...timeRoutes,
  ...expensesRoutes,
  ...approvalsRoutes,
  ...ticketsRoutes,
  ...projectsRoutes,
  ...clientsRoutes,
  ...billingRoutes,
  ...retainersRoutes,
  ...reportsRoutes,
  ...peopleRoutes,
  ...notificationsRoutes,
  ...settingsRoutes,
  ...developersRoutes,
  ...welcomeRoutes,
]);

/** Each screen loads when it is first opened, or when the pointer is on its link. */
export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // The query client caches the data, so the router need not.
  defaultPreloadStaleTime: 0,
  // An error replaces only the screen, not the frame around it.
  defaultErrorComponent: ErrorScreen,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
