/** What was made for a client, each as a list that leads on. */
import type { AgreementSummary, Client, InvoiceSummary, TicketSummary } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { agreementStatusLabels, invoiceStatusLabels } from '../../generated/labels.js';
import { listAgreementsOptions, listInvoicesOptions, listTicketsOptions } from '../../generated/queries.js';
import { Hours, Money } from '../../ui/figures.js';
import { Link } from '../../ui/link.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Meter, Status, type StatusKind } from '../../ui/status.js';
import { Table, type Column } from '../../ui/table.js';
import { Day } from '../../ui/times.js';
import { ProjectTable } from '../projects/project-table.js';

interface OfClient {
  readonly client: Client;
}

export const ClientProjects = ({ client: { id, billing } }: OfClient) => {
  const { can } = useSession();
  return (
    <ProjectTable
      label="Projects"
      query={{ client_id: id }}
      currency={billing.currency}
      empty={
        <Empty
          icon="projects"
          title="No projects yet"
          action={
            can('createProject') && (
              <Link kind="primary" icon="add" to="/projects" search={{ new: 1, client_id: [id] }}>
                New project
              </Link>
            )
          }
        >
          A project holds the budget, the plan and the hours of a piece of work.
        </Empty>
      }
    />
  );
};

const ticketColumns: readonly Column<TicketSummary>[] = [
  { id: 'number', header: 'Number', width: 96, cell: ({ number }) => number },
  {
    id: 'title',
    header: 'Title',
    width: '2fr',
    isRowHeader: true,
    cell: ({ id, title }) => (
      <Link kind="quiet" to="/tickets/$ticketId" params={{ ticketId: id }} dir="auto">
        {title}
      </Link>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <Status>{status.name}</Status> },
  { id: 'priority', header: 'Priority', cell: ({ priority }) => priority.name },
  { id: 'assignee', header: 'Assignee', cell: ({ assignee }) => <span dir="auto">{assignee?.name ?? 'Nobody'}</span> },
  { id: 'due', header: 'Due', cell: ({ dates }) => <Day day={dates.due_date} /> },
];

export function ClientTickets({ client: { id } }: OfClient) {
  const { can } = useSession();
  const navigate = useNavigate();
  const rows = useListPages((page) => listTicketsOptions({ client_id: id, status: 'all', ...page }));
  return (
    <Table
      label="Tickets"
      columns={ticketColumns}
      rows={rows}
      rowKey={(ticket) => ticket.id}
      rowName={({ number, title }) => `${number}, ${title}`}
      onOpen={(ticket) => void navigate({ to: '/tickets/$ticketId', params: { ticketId: ticket.id } })}
      isMain
      empty={
        <Empty
          icon="ticket"
          title="No tickets yet"
          action={
            can('createTicket') && (
              <Link kind="primary" icon="add" to="/tickets" search={{ new: 1, client_id: [id] }}>
                New ticket
              </Link>
            )
          }
        >
          Contacts with full access to the portal can open tickets themselves.
        </Empty>
      }
    />
  );
}

const agreementKinds: Readonly<Record<AgreementSummary['status'], StatusKind>> = {
  draft: 'quiet',
  active: 'good',
  paused: 'warn',
  expired: 'quiet',
  cancelled: 'quiet',
};

const agreementColumns: readonly Column<AgreementSummary>[] = [
  {
    id: 'title',
    header: 'Title',
    width: '2fr',
    cell: ({ id, title }) => (
      <Link kind="quiet" to="/retainers/$agreementId" params={{ agreementId: id }} dir="auto">
        {title}
      </Link>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Status kind={agreementKinds[status]}>{agreementStatusLabels[status]}</Status>,
  },
  {
    id: 'fee',
    header: 'Monthly fee',
    align: 'end',
    cell: ({ billing, currency }) => <Money amount={billing.monthly_fee} currency={currency} />,
  },
  {
    id: 'used',
    header: 'Hours of this period',
    cell: ({ title, current_period: period }) =>
      period ? (
        <Meter
          label={`Hours of ${title}`}
          isLabelHidden
          used={period.hours_used}
          limit={period.hours_included === null ? null : period.hours_used + period.hours_remaining}
          words={
            <>
              <Hours hours={period.hours_used} /> used
            </>
          }
        />
      ) : (
        <span>Not running</span>
      ),
  },
  { id: 'end', header: 'Ends', cell: ({ dates }) => <Day day={dates.end_date} /> },
];

export function ClientAgreements({ client: { id } }: OfClient) {
  const navigate = useNavigate();
  const rows = useListPages((page) => listAgreementsOptions({ client_id: id, ...page }));
  return (
    <Table
      label="Agreements"
      columns={agreementColumns}
      rows={rows}
      rowKey={(agreement) => agreement.id}
      rowName={({ title }) => title}
      rowHeight={52}
      onOpen={(one) => void navigate({ to: '/retainers/$agreementId', params: { agreementId: one.id } })}
      isMain
      empty={
        <Empty icon="retainer" title="No agreements" action={<Link to="/retainers">Go to retainers</Link>}>
          An agreement sells a number of hours each month for a fee.
        </Empty>
      }
    />
  );
}

const invoiceKinds: Readonly<Record<InvoiceSummary['status'], StatusKind>> = {
  draft: 'quiet',
  pending_approval: 'warn',
  approved: 'neutral',
  sent: 'active',
  viewed: 'active',
  partial: 'active',
  paid: 'good',
  overdue: 'bad',
  void: 'quiet',
  uncollectible: 'quiet',
};

const invoiceColumns: readonly Column<InvoiceSummary>[] = [
  {
    id: 'number',
    header: 'Number',
    cell: ({ id, invoice_number }) => (
      <Link kind="quiet" to="/billing/invoices/$invoiceId" params={{ invoiceId: id }}>
        {invoice_number}
      </Link>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Status kind={invoiceKinds[status]}>{invoiceStatusLabels[status]}</Status>,
  },
  { id: 'date', header: 'Date', cell: ({ dates }) => <Day day={dates.invoice_date} /> },
  { id: 'due', header: 'Due', cell: ({ dates }) => <Day day={dates.due_date} /> },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ amounts, currency }) => <Money amount={amounts.total} currency={currency} />,
  },
  {
    id: 'outstanding',
    header: 'Outstanding',
    align: 'end',
    cell: ({ amounts, currency }) => <Money amount={amounts.outstanding} currency={currency} />,
  },
];

export function ClientInvoices({ client: { id } }: OfClient) {
  const { can } = useSession();
  const navigate = useNavigate();
  const rows = useListPages((page) => listInvoicesOptions({ client_id: id, ...page }));
  return (
    <Table
      label="Invoices"
      columns={invoiceColumns}
      rows={rows}
      rowKey={(invoice) => invoice.id}
      rowName={({ invoice_number }) => invoice_number}
      onOpen={(invoice) => void navigate({ to: '/billing/invoices/$invoiceId', params: { invoiceId: invoice.id } })}
      isMain
      empty={
        <Empty
          icon="invoice"
          title="No invoices yet"
          action={
            can('createInvoice') && (
              <Link kind="primary" icon="add" to="/billing" search={{ new: 1, client_id: id }}>
                New invoice
              </Link>
            )
          }
        >
          Bill their time and expenses from Unbilled, or write an invoice by hand.
        </Empty>
      }
    />
  );
}
