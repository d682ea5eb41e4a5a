import { createRoute } from '@tanstack/react-router';
import type { ListUsersQuery } from 'docket-sdk';
import { readFilters, type FiltersRead } from '../../api/filters.js';
import { listUsersFilters } from '../../generated/lists.js';
import { rootRoute } from '../../root.js';
import { lazyScreen } from '../../ui/load-part.js';

/** The filters of the list; whether people or their permissions are seen, and whether someone is being invited. */
export type PeopleSearch = FiltersRead<ListUsersQuery> & { readonly tab?: 'permissions'; readonly new?: 1 };

export const peopleRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/people',
    validateSearch: (search: Record<string, unknown>): PeopleSearch => ({
      ...readFilters(listUsersFilters, search),
      ...(search['tab'] === 'permissions' && { tab: 'permissions' as const }),
      ...(Number(search['new']) === 1 && { new: 1 as const }),
    }),
  }).lazy(lazyScreen(async () => import('./people-route.js').then(({ peopleRoute }) => peopleRoute))),
  createRoute({ getParentRoute: () => rootRoute, path: '/people/$userId' }).lazy(
    lazyScreen(async () => import('./person-route.js').then(({ personRoute }) => personRoute)),
  ),
] as const;
