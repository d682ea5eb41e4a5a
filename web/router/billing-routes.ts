import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root.js';
import { lazyScreen } from '../ui/load-part.js';
import { readStatementSearch } from '../routes/bank/statement-search.js';
import { readBillingSearch, readInvoiceSearch } from '../routes/billing/billing-search.js';

export const billingRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/billing', validateSearch: readBillingSearch }).lazy(
    lazyScreen('billing', async () =>
      import('../routes/billing/billing-route.js').then(({ billingRoute }) => billingRoute),
    ),
  ),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/billing/invoices/$invoiceId',
    validateSearch: readInvoiceSearch,
  }).lazy(
    lazyScreen('billing', async () =>
      import('../routes/billing/invoice/invoice-route.js').then(({ invoiceRoute }) => invoiceRoute),
    ),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/billing/credit-notes/$creditNoteId' }).lazy(
    lazyScreen('billing', async () =>
      import('../routes/billing/credit-notes/credit-note-route.js').then(({ creditNoteRoute }) => creditNoteRoute),
    ),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/billing/bank' }).lazy(
    lazyScreen('bank', async () =>
      import('../routes/bank/statements-route.js').then(({ statementsRoute }) => statementsRoute),
    ),
  ),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/billing/bank/$importId',
    validateSearch: readStatementSearch,
  }).lazy(
    lazyScreen('bank', async () =>
      import('../routes/bank/statement-route.js').then(({ statementRoute }) => statementRoute),
    ),
  ),
] as const;
