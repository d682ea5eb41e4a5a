/** Lists of a client's projects, tickets, agreements and invoices. */
import type { Client } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { listAgreementsOptions, listInvoicesOptions, listTicketsOptions } from '../../generated/queries.js';
import { Link } from '../../ui/link.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Table } from '../../ui/table.js';
import { agreementColumnsOfClient } from '../../entities/agreement/agreement-columns.js';
import { invoiceColumnsOfClient } from '../../entities/invoice/invoice-columns.js';
import { ticketColumnsOfClient } from '../../entities/ticket/ticket-columns.js';
import { ProjectTable } from '../../entities/project/project-table.js';

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

export function ClientTickets({ client: { id } }: OfClient) {
  const { can } = useSession();
  const navigate = useNavigate();
  const rows = useListPages((page) => listTicketsOptions({ client_id: id, status: 'all', ...page }));
  return (
    <Table
      label="Tickets"
      columns={ticketColumnsOfClient}
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

export function ClientAgreements({ client: { id } }: OfClient) {
  const navigate = useNavigate();
  const rows = useListPages((page) => listAgreementsOptions({ client_id: id, ...page }));
  return (
    <Table
      label="Agreements"
      columns={agreementColumnsOfClient}
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

export function ClientInvoices({ client: { id } }: OfClient) {
  const { can } = useSession();
  const navigate = useNavigate();
  const rows = useListPages((page) => listInvoicesOptions({ client_id: id, ...page }));
  return (
    <Table
      label="Invoices"
      columns={invoiceColumnsOfClient}
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
