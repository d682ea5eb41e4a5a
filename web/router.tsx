import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { queryClient } from './api/query-client.js';
import { rootRoute } from './root.js';
import { TroubleScreen } from './shell/trouble-screen.js';
import { expensesRoutes } from './routes/expenses/expenses-paths.js';
import { approvalsRoutes } from './routes/approvals/approvals-paths.js';
import { billingRoutes } from './routes/billing/billing-paths.js';
import { clientsRoutes } from './routes/clients/clients-paths.js';
import { developersRoutes } from './routes/developers/developers-paths.js';
import { overviewRoutes } from './routes/overview/overview-paths.js';
import { peopleRoutes } from './routes/people/people-paths.js';
import { projectsRoutes } from './routes/projects/projects-paths.js';
import { reportsRoutes } from './routes/reports/reports-paths.js';
import { retainersRoutes } from './routes/retainers/retainers-paths.js';
import { settingsRoutes } from './routes/settings/settings-paths.js';
import { ticketsRoutes } from './routes/tickets/tickets-paths.js';
import { timeRoutes } from './routes/time/time-paths.js';
import { welcomeRoutes } from './routes/welcome/welcome-paths.js';

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to lead elsewhere
    throw redirect({ to: '/time', replace: true });
  },
});

const routeTree = rootRoute.addChildren([
  home,
  ...timeRoutes,
  ...expensesRoutes,
  ...approvalsRoutes,
  ...ticketsRoutes,
  ...projectsRoutes,
  ...clientsRoutes,
  ...billingRoutes,
  ...retainersRoutes,
  ...reportsRoutes,
  ...overviewRoutes,
  ...peopleRoutes,
  ...settingsRoutes,
  ...developersRoutes,
  ...welcomeRoutes,
]);

/** Each screen is loaded when it is first opened, or pointed at. */
export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // What was read is kept by the query client.
  defaultPreloadStaleTime: 0,
  // A screen that fails leaves the frame around it as it is.
  defaultErrorComponent: TroubleScreen,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
