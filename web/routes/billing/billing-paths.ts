import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '../../root.js';

export const billingRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/billing' }).lazy(async () =>
    import('./billing-route.js').then(({ billingRoute }) => billingRoute),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/billing/invoices/$invoiceId' }).lazy(async () =>
    import('./invoice-route.js').then(({ invoiceRoute }) => invoiceRoute),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/billing/credit-notes/$creditNoteId' }).lazy(async () =>
    import('./credit-note-route.js').then(({ creditNoteRoute }) => creditNoteRoute),
  ),
] as const;
