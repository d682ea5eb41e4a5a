import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const ticketRoute = createLazyRoute('/tickets/$ticketId')({ component: TicketScreen });

function TicketScreen() {
  return <Page title="Ticket">{null}</Page>;
}
