import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root.js';
import { lazyScreen } from '../ui/load-part.js';
import { readExpensesSearch } from '../routes/expenses/expenses-search.js';

export const expensesRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/expenses',
    validateSearch: readExpensesSearch,
  }).lazy(
    lazyScreen('expenses', async () =>
      import('../routes/expenses/expenses-route.js').then(({ expensesRoute }) => expensesRoute),
    ),
  ),
] as const;
