import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const clientRoute = createLazyRoute('/clients/$clientId')({ component: ClientScreen });

function ClientScreen() {
  return <Page title="Client">{null}</Page>;
}
