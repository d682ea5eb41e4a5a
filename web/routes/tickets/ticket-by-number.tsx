/** Leads from the number of a ticket, as texts refer to it, to the ticket. */
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { listTicketsOptions } from '../../generated/queries.js';
import { Link } from '../../ui/link.js';
import { Empty } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { Loaded } from '../../ui/query-state.js';
import { lastInbox } from './last-inbox.js';
import { t } from '../../messages/text.js';

export const isTicketNumber = (text: string): boolean => /^tkt-\d{1,15}$/i.test(text);

export function TicketByNumber({ number }: { readonly number: string }) {
  const found = useQuery(listTicketsOptions({ number: [number], per_page: 1 }));
  return (
    <Page
      title={number}
      back={
        <Link to="/tickets" search={lastInbox()}>
          {t('shell.tickets')}
        </Link>
      }
    >
      <Loaded reading={found}>
        {({ data: [ticket] }) =>
          ticket ? (
            <Navigate to="/tickets/$ticketId" params={{ ticketId: ticket.id }} replace />
          ) : (
            <Empty title={t('tickets.ticketNotFound')} icon="ticket">
              {t('tickets.goneOrNoAccess')}
            </Empty>
          )
        }
      </Loaded>
    </Page>
  );
}
