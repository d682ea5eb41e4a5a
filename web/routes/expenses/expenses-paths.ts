import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../root.js';

export const expensesRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/expenses' }).lazy(async () =>
    import('./expenses-route.js').then(({ expensesRoute }) => expensesRoute),
  ),
] as const;
