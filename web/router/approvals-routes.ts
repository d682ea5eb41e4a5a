import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root.js';
import { lazyScreen } from '../ui/load-part.js';
import { readApprovalsSearch } from '../routes/approvals/approvals-search.js';

export const approvalsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/approvals',
    validateSearch: readApprovalsSearch,
  }).lazy(
    lazyScreen('approvals', async () =>
      import('../routes/approvals/approvals-route.js').then(({ approvalsRoute }) => approvalsRoute),
    ),
  ),
] as const;
