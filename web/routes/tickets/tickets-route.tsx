import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const ticketsRoute = createLazyRoute('/tickets')({ component: TicketsScreen });

function TicketsScreen() {
  return <Page title="Tickets">{null}</Page>;
}
