import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const clientsRoute = createLazyRoute('/clients')({ component: ClientsScreen });

function ClientsScreen() {
  return <Page title="Clients">{null}</Page>;
}
