/** The columns of tickets in the list of a project or client. */
import type { TicketSummary } from 'docket-sdk';
import { Hours } from '../../ui/amounts.js';
import { Link } from '../../ui/link.js';
import type { Column } from '../../ui/table/table.js';
import { Day } from '../../ui/times.js';
import { ColoredName } from './status-and-tags.js';
import { t } from '../../messages/text.js';

export const ticketStatusColumn: Column<TicketSummary> = {
  id: 'status',
  header: t('common.status'),
  cell: ({ status }) => <ColoredName {...status} />,
};

export const ticketPriorityColumn: Column<TicketSummary> = {
  id: 'priority',
  header: t('common.priority'),
  cell: ({ priority }) => <ColoredName {...priority} />,
};

export const ticketColumnsOfClient: readonly Column<TicketSummary>[] = [
  { id: 'number', header: t('common.number'), width: 96, cell: ({ number }) => number },
  {
    id: 'title',
    header: t('common.title'),
    width: '2fr',
    isRowHeader: true,
    cell: ({ id, title }) => (
      <Link kind="quiet" to="/tickets/$ticketId" params={{ ticketId: id }} dir="auto">
        {title}
      </Link>
    ),
  },
  ticketStatusColumn,
  ticketPriorityColumn,
  {
    id: 'assignee',
    header: t('common.assignee'),
    cell: ({ assignee }) => <span dir="auto">{assignee?.name ?? t('common.nobody')}</span>,
  },
  { id: 'due', header: t('common.due'), width: 'fit', cell: ({ dates }) => <Day day={dates.due_date} /> },
];

export const ticketColumnsOfProject: readonly Column<TicketSummary>[] = [
  ...ticketColumnsOfClient,
  {
    id: 'hours',
    header: t('common.hours'),
    align: 'end',
    width: 'fit',
    cell: ({ time }) => <Hours hours={time.logged_hours} />,
  },
];
