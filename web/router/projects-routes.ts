import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root.js';
import { lazyScreen } from '../ui/load-part.js';
import { readProjectSearch, readProjectsSearch } from '../routes/projects/projects-search.js';

export const projectsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/projects',
    validateSearch: readProjectsSearch,
  }).lazy(
    lazyScreen('projects', async () =>
      import('../routes/projects/projects-route.js').then(({ projectsRoute }) => projectsRoute),
    ),
  ),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/projects/$projectId',
    validateSearch: readProjectSearch,
  }).lazy(
    lazyScreen('projects', async () =>
      import('../routes/projects/project-route.js').then(({ projectRoute }) => projectRoute),
    ),
  ),
] as const;
