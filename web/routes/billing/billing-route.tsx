import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const billingRoute = createLazyRoute('/billing')({ component: BillingScreen });

function BillingScreen() {
  return <Page title="Billing">{null}</Page>;
}
