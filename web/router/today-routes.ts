import { createRoute, redirect } from '@tanstack/react-router';
import { readFilters } from '../api/filters.js';
import { getDashboardReportFilters } from '../generated/lists.js';
import { rootRoute } from './root.js';
import { lazyScreen } from '../ui/load-part.js';

/** The period of the firm's figures. */
const readTodaySearch = (search: Record<string, unknown>) => readFilters(getDashboardReportFilters, search);

export const todayRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/', validateSearch: readTodaySearch }).lazy(
    lazyScreen('today', async () => import('../routes/today/today-route.js').then(({ todayRoute }) => todayRoute)),
  ),
  // The figures of the firm had a screen of their own. Links to it still work.
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/overview',
    validateSearch: readTodaySearch,
    beforeLoad: ({ search }) => {
      // oxlint-disable-next-line typescript/only-throw-error -- the router's way to lead elsewhere
      throw redirect({ to: '/', search, replace: true });
    },
  }),
] as const;
