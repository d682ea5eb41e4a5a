/** Tickets that are the user's own or nobody's, the next deadline first. */
import type { TicketSummary } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { listTicketsOptions } from '../../../generated/queries.js';
import { SlaSign } from '../../../entities/ticket/sla-sign.js';
import { Button } from '../../../ui/button.js';
import { Link } from '../../../ui/link.js';
import { maxRows, todayBlock, TodayRow, type TodayBlock } from '../today-block.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

export function useTicketsBlock(): TodayBlock {
  const { user, can } = useSession();
  const filters = { assignee_id: [user.id, 'none'] };
  const query = useQuery({
    ...listTicketsOptions({ ...filters, status: ['open'], sort: 'sla_due_at', order: 'asc', per_page: maxRows }),
    enabled: can('listTickets'),
  });
  return todayBlock({
    id: 'tickets',
    title: t('today.tickets'),
    total: query.data?.pagination.total,
    all: (
      <Link to="/tickets" search={filters}>
        {t('common.all')}
      </Link>
    ),
    queries: [query],
    rows: (query.data?.data ?? []).map((ticket) => <TicketRow key={ticket.id} ticket={ticket} />),
  });
}

function TicketRow({ ticket }: { readonly ticket: TicketSummary }) {
  const { can } = useSession();
  const { id, number, title, client_name: clientName, assignee } = ticket;
  const isOpen = assignee === null;
  return (
    <TodayRow
      title={
        <Link id={id} to="/tickets/$ticketId" params={{ ticketId: id }} kind="quiet" dir="auto">
          {title}
        </Link>
      }
      detail={rich(isOpen ? 'today.ticketUnassigned' : 'today.ticket', { number, clientName })}
      action={
        <>
          <SlaSign ticket={ticket} />
          {isOpen && can('updateTicket') && <TakeTicket ticket={ticket} />}
        </>
      }
    />
  );
}

function TakeTicket({ ticket: { id, number } }: { readonly ticket: TicketSummary }) {
  const { user } = useSession();
  const take = useChange({
    operation: 'updateTicket',
    send: () => docket.tickets.update(id, { assignee_id: user.id }),
    successMessage: t('today.ticketTaken', { number }),
  });
  return (
    <Button isPending={take.isPending} onPress={() => take.mutate(undefined)} aria-describedby={id}>
      {t('today.take')}
    </Button>
  );
}
