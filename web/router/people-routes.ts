import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root.js';
import { lazyScreen } from '../ui/load-part.js';
import { readPeopleSearch } from '../routes/people/people-search.js';

export const peopleRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/people',
    validateSearch: readPeopleSearch,
  }).lazy(
    lazyScreen('people', async () => import('../routes/people/people-route.js').then(({ peopleRoute }) => peopleRoute)),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/people/$userId' }).lazy(
    lazyScreen('people', async () => import('../routes/people/person-route.js').then(({ personRoute }) => personRoute)),
  ),
] as const;
