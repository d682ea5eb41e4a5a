import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../root.js';

export const projectsRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/projects' }).lazy(async () =>
    import('./projects-route.js').then(({ projectsRoute }) => projectsRoute),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/projects/$projectId' }).lazy(async () =>
    import('./project-route.js').then(({ projectRoute }) => projectRoute),
  ),
] as const;
