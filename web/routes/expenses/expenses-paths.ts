import { createRoute } from '@tanstack/react-router';
import type { ListExpensesQuery } from 'docket-sdk';
import { readFilters, type FiltersRead } from '../../api/filters.js';
import { listExpensesFilters } from '../../generated/lists.js';
import { rootRoute } from '../../root.js';
import { lazyScreen } from '../../ui/load-part.js';

export interface ExpensesSearch extends FiltersRead<ListExpensesQuery> {
  /** The expense that is open. */
  readonly expense?: string | undefined;
  /** Opens a form for a new one. */
  readonly new?: 1 | undefined;
}

export const expensesRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/expenses',
    validateSearch: (search: Record<string, unknown>): ExpensesSearch => ({
      ...readFilters(listExpensesFilters, search),
      expense: typeof search['expense'] === 'string' ? search['expense'] : undefined,
      new: search['new'] === undefined ? undefined : 1,
    }),
  }).lazy(lazyScreen(async () => import('./expenses-route.js').then(({ expensesRoute }) => expensesRoute))),
] as const;
