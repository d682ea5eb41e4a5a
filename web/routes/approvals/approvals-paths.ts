import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../root.js';

export const approvalsRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/approvals' }).lazy(async () =>
    import('./approvals-route.js').then(({ approvalsRoute }) => approvalsRoute),
  ),
] as const;
