import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const invoiceRoute = createLazyRoute('/billing/invoices/$invoiceId')({ component: InvoiceScreen });

function InvoiceScreen() {
  return <Page title="Invoice">{null}</Page>;
}
