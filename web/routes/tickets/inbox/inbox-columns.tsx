/** The columns of the inbox. */
import type { TicketSummary } from 'docket-sdk';
import { Link } from '../../../ui/link.js';
import { Person } from '../../../ui/status.js';
import type { Column } from '../../../ui/table/table.js';
import { Tags } from '../../../entities/ticket/status-and-tags.js';
import { ticketPriorityColumn, ticketStatusColumn } from '../../../entities/ticket/ticket-columns.js';
import { SlaSign } from '../../../entities/ticket/sla-sign.js';
import { createdColumn, updatedColumn } from '../../../entities/date-columns.js';
import { Hours } from '../../../ui/amounts.js';
import { Day } from '../../../ui/times.js';
import { byDeadline } from './inbox-query.js';
import { t } from '../../../messages/text.js';

export const ticketName = ({ number, title }: TicketSummary): string => `${number} ${title}`;

const sla: Column<TicketSummary> = {
  id: byDeadline.sort,
  header: t('tickets.sla'),
  width: 'fit',
  isSortable: true,
  cell: (ticket) => <SlaSign ticket={ticket} />,
};
const status: Column<TicketSummary> = { ...ticketStatusColumn, width: 'fit' };
const priority: Column<TicketSummary> = { ...ticketPriorityColumn, width: 'fit', isSortable: true };
const assignee: Column<TicketSummary> = {
  id: 'assignee',
  header: t('common.assignee'),
  width: '0.4fr',
  cell: (ticket) =>
    ticket.assignee ? (
      <Person name={ticket.assignee.name} />
    ) : (
      <span className="ticket-nobody">{t('tickets.unassigned')}</span>
    ),
};

export const ticketColumns: readonly Column<TicketSummary>[] = [
  {
    id: 'number',
    header: t('shell.ticket2'),
    isRowHeader: true,
    cell: (ticket) => (
      <span className="ticket-lines">
        <span className="ticket-head">
          <Title ticket={ticket} />
          {ticket.tags.length > 0 && <Tags names={ticket.tags} />}
        </span>
        <small>
          {ticket.number} · <bdi>{ticket.client_name}</bdi>
          {ticket.project_title !== null && (
            <>
              {' '}
              · <bdi>{ticket.project_title}</bdi>
            </>
          )}
        </small>
      </span>
    ),
  },
  sla,
  status,
  priority,
  assignee,
  {
    id: 'client',
    header: t('common.client'),
    isOptional: true,
    cell: ({ client_name }) => <span dir="auto">{client_name}</span>,
  },
  {
    id: 'project',
    header: t('common.project'),
    isOptional: true,
    cell: ({ project_title }) => <span dir="auto">{project_title}</span>,
  },
  {
    id: 'due_date',
    header: t('common.due'),
    width: 'fit',
    isSortable: true,
    isOptional: true,
    cell: ({ dates }) => <Day day={dates.due_date} />,
  },
  {
    id: 'logged_hours',
    header: t('common.hours'),
    align: 'end',
    width: 'fit',
    isOptional: true,
    cell: ({ time }) => <Hours hours={time.logged_hours} />,
  },
  {
    id: 'estimated_hours',
    header: t('common.estimate'),
    align: 'end',
    width: 'fit',
    isOptional: true,
    cell: ({ time }) => <Hours hours={time.estimated_hours} />,
  },
  createdColumn,
  updatedColumn,
];

/** On a phone, client and number are facts of their own. */
export const phoneColumns: readonly Column<TicketSummary>[] = [
  { id: 'number', header: t('shell.ticket2'), isRowHeader: true, cell: (ticket) => <Title ticket={ticket} /> },
  { ...status, phone: 'state' },
  { ...sla, phone: 'fact' },
  { id: 'client', header: t('common.client'), cell: ({ client_name }) => <span dir="auto">{client_name}</span> },
  assignee,
];

const Title = ({ ticket: { id, title } }: { readonly ticket: TicketSummary }) => (
  <Link
    to="/tickets/$ticketId"
    params={{ ticketId: id }}
    kind="quiet"
    tabIndex={-1}
    className="ticket-title"
    dir="auto"
  >
    {title}
  </Link>
);
