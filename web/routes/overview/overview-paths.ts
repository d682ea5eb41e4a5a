import { createRoute } from '@tanstack/react-router';
import { readFilters } from '../../api/filters.js';
import { getDashboardReportFilters } from '../../generated/lists.js';
import { rootRoute } from '../../root.js';

export const overviewRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/overview',
    validateSearch: (search) => readFilters(getDashboardReportFilters, search),
  }).lazy(async () => import('./overview-route.js').then(({ overviewRoute }) => overviewRoute)),
] as const;
