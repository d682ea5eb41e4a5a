/** Lists of a client's projects, tickets, agreements and invoices. */
import type { Client } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { listAgreementsOptions, listInvoicesOptions, listTicketsOptions } from '../../generated/queries.js';
import { Link } from '../../ui/link.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Table } from '../../ui/table/table.js';
import { agreementColumnsOfClient } from '../../entities/agreement/agreement-columns.js';
import { invoiceColumnsOfClient } from '../../entities/invoice/invoice-columns.js';
import { ticketColumnsOfClient } from '../../entities/ticket/ticket-columns.js';
import { useProjectColumns } from '../../entities/project/project-columns.js';
import { ProjectTable } from '../../entities/project/project-table.js';
import { t } from '../../messages/text.js';

interface OfClient {
  readonly client: Client;
}

export const ClientProjects = ({ client: { id, billing } }: OfClient) => {
  const { can } = useSession();
  const columns = useProjectColumns(billing.currency);
  return (
    <ProjectTable
      label={t('shell.projects')}
      query={{ client_id: id }}
      columns={columns}
      empty={
        <Empty
          icon="projects"
          title={t('clients.noProjectsYet')}
          action={
            can('createProject') && (
              <Link kind="primary" icon="add" to="/projects" search={{ new: 1, client_id: [id] }}>
                {t('common.newProject')}
              </Link>
            )
          }
        >
          {t('clients.projectsHint')}
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
      label={t('shell.tickets')}
      columns={ticketColumnsOfClient}
      rows={rows}
      rowKey={(ticket) => ticket.id}
      rowName={({ number, title }) => `${number}, ${title}`}
      onOpen={(ticket) => void navigate({ to: '/tickets/$ticketId', params: { ticketId: ticket.id } })}
      isMain
      empty={
        <Empty
          icon="ticket"
          title={t('common.noTicketsYet')}
          action={
            can('createTicket') && (
              <Link kind="primary" icon="add" to="/tickets" search={{ new: 1, client_id: [id] }}>
                {t('common.newTicket')}
              </Link>
            )
          }
        >
          {t('clients.ticketsHint')}
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
      label={t('shell.retainers')}
      columns={agreementColumnsOfClient}
      rows={rows}
      rowKey={(agreement) => agreement.id}
      rowName={({ title }) => title}
      rowHeight={52}
      onOpen={(one) => void navigate({ to: '/retainers/$agreementId', params: { agreementId: one.id } })}
      isMain
      empty={
        <Empty
          icon="retainer"
          title={t('clients.noRetainersYet')}
          action={<Link to="/retainers">{t('clients.goToRetainers')}</Link>}
        >
          {t('clients.retainersHint')}
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
      label={t('common.invoices')}
      columns={invoiceColumnsOfClient}
      rows={rows}
      rowKey={(invoice) => invoice.id}
      rowName={({ invoice_number }) => invoice_number}
      onOpen={(invoice) => void navigate({ to: '/billing/invoices/$invoiceId', params: { invoiceId: invoice.id } })}
      isMain
      empty={
        <Empty
          icon="invoice"
          title={t('common.noInvoicesYet')}
          action={
            can('createInvoice') && (
              <Link kind="primary" icon="add" to="/billing" search={{ new: 1, client_id: id }}>
                {t('common.newInvoice')}
              </Link>
            )
          }
        >
          {t('clients.invoicesHint', { unbilled: t('common.unbilled') })}
        </Empty>
      }
    />
  );
}
