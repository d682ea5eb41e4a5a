/** The screen of one client, with a tab for each kind of object that belongs to them. */
import type { Client } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { etagOf } from '../../api/etags.js';
import { useSession } from '../../api/session.js';
import { getClientOptions } from '../../generated/queries.js';
import { useTimer } from '../../timer/use-timer.js';
import { Button } from '../../ui/button.js';
import { Link } from '../../ui/link.js';
import { LoadedPage } from '../../ui/query-state.js';
import { Menu } from '../../ui/menu.js';
import { Page } from '../../ui/page.js';
import { Tabs } from '../../ui/tabs.js';
import { ClientHealthBadge, ClientStatusBadge } from '../../entities/client/client-status.js';
import { ClientAgreements, ClientInvoices, ClientProjects, ClientTickets } from './client-lists.js';
import { ClientOverview } from './client-overview.js';
import { ClientUnbilledTab } from './client-unbilled.js';
import { lastClients, type ClientTab } from './clients-search.js';
import { DeleteClient } from './delete-client.js';
import { lazyPart } from '../../ui/part.js';
import './clients.css';
import { t } from '../../messages/text.js';

// Tabs that few users open are loaded on demand.
const ClientContacts = lazyPart(async () => import('./client-contacts.js').then((part) => part.ClientContacts));
const ClientDuplicates = lazyPart(async () => import('./client-duplicates.js').then((part) => part.ClientDuplicates));
const RecordPayment = lazyPart(
  async () => import('./record-payment.js').then((part) => part.RecordPayment),
  'payments',
);
const ClientSettings = lazyPart(async () => import('./client-settings.js').then((part) => part.ClientSettings));
const ClientStatement = lazyPart(async () => import('./client-statement.js').then((part) => part.ClientStatement));

const route = getRouteApi('/clients/$clientId');

export const clientRoute = createLazyRoute('/clients/$clientId')({ component: ClientScreen });

function ClientScreen() {
  const { clientId } = route.useParams();
  const reading = useQuery(getClientOptions(clientId));
  return (
    <LoadedPage reading={reading} title={t('common.client')} back={<Back />}>
      {(client) => <ClientPage key={client.id} client={client} />}
    </LoadedPage>
  );
}

const Back = () => (
  <Link to="/clients" search={lastClients.search}>
    {t('shell.clients')}
  </Link>
);

function ClientPage({ client }: { readonly client: Client }) {
  const { tab = 'overview' } = route.useSearch();
  const navigate = useNavigate();
  const select = (next: ClientTab): void =>
    void navigate({
      to: '/clients/$clientId',
      params: { clientId: client.id },
      search: next === 'overview' ? {} : { tab: next },
    });
  return (
    <Page
      title={client.name}
      back={<Back />}
      status={
        <>
          <ClientHealthBadge health={client.health} />
          {client.status !== 'active' && <ClientStatusBadge status={client.status} />}
        </>
      }
      actions={<ClientActions client={client} />}
    >
      <Parts client={client} tab={tab} onSelect={select} />
    </Page>
  );
}

interface PartsProps {
  readonly client: Client;
  readonly tab: ClientTab;
  readonly onSelect: (tab: ClientTab) => void;
}

function Parts({ client, tab, onSelect }: PartsProps) {
  const { can } = useSession();
  return (
    <Tabs
      label={t('clients.sections')}
      selected={tab}
      onSelect={onSelect}
      tabs={[
        { id: 'overview', label: t('shell.overview'), content: <ClientOverview client={client} /> },
        { id: 'contacts', label: t('clients.contacts'), content: <ClientContacts client={client} /> },
        { id: 'projects', label: t('shell.projects'), content: <ClientProjects client={client} /> },
        { id: 'tickets', label: t('shell.tickets'), content: <ClientTickets client={client} /> },
        can('listAgreements') && {
          id: 'agreements',
          label: t('shell.retainers'),
          content: <ClientAgreements client={client} />,
        },
        can('getClientUnbilled') && {
          id: 'unbilled',
          label: t('common.unbilled'),
          content: <ClientUnbilledTab client={client} />,
        },
        can('listInvoices') && {
          id: 'invoices',
          label: t('common.invoices'),
          content: <ClientInvoices client={client} />,
        },
        can('getClientStatement') && {
          id: 'statement',
          label: t('clients.statement'),
          content: <ClientStatement client={client} />,
        },
        can('mergeContact') && {
          id: 'duplicates',
          label: t('clients.duplicates'),
          content: <ClientDuplicates client={client} />,
        },
        can('updateClient') && {
          id: 'settings',
          label: t('shell.settings'),
          content: <ClientSettings client={client} />,
        },
      ]}
    />
  );
}

function ClientActions({ client }: { readonly client: Client }) {
  const { can } = useSession();
  const { start } = useTimer();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const { id, name, status } = client;
  const other = status === 'active' ? 'inactive' : 'active';
  const change = useChange({
    operation: 'updateClient',
    send: async () => docket.clients.update(id, { status: other }, { ifMatch: etagOf(client) }),
    successMessage: other === 'active' ? t('clients.clientSetActive') : t('clients.clientSetInactive'),
  });
  // Only the projects' screen takes a list of clients.
  const go = (to: '/projects' | '/tickets' | '/billing') => () =>
    void navigate({ to, search: { new: 1, client_id: to === '/projects' ? [id] : id } });
  return (
    <>
      {can('startTimer') && status !== 'inactive' && (
        <Button icon="play" onPress={() => start({ client_id: id, title: name })}>
          {t('shell.startTimer')}
        </Button>
      )}
      <Menu
        label={t('clients.new')}
        icon="add"
        kind="primary"
        items={[
          can('createProject') && {
            id: 'project',
            label: t('common.project'),
            icon: 'projects',
            onAction: go('/projects'),
          },
          can('createTicket') && { id: 'ticket', label: t('shell.ticket2'), icon: 'ticket', onAction: go('/tickets') },
          can('createInvoice') && {
            id: 'invoice',
            label: t('common.invoice'),
            icon: 'invoice',
            onAction: go('/billing'),
          },
          can('createPayment') && {
            id: 'payment',
            label: t('clients.recordPayment'),
            icon: 'invoice',
            onAction: () => setPaying(true),
          },
        ]}
      />
      <Menu
        label={t('clients.moreForThisClient')}
        isIconOnly
        items={[
          can('updateClient') && {
            id: 'status',
            label: status === 'active' ? t('clients.setInactive') : t('common.setActive'),
            icon: 'archive',
            onAction: () => change.mutate(undefined),
          },
          can('deleteClient') && {
            id: 'delete',
            label: t('clients.deleteClient'),
            icon: 'trash',
            kind: 'danger',
            startsGroup: true,
            onAction: () => setDeleting(true),
          },
        ]}
      />
      {isPaying && <RecordPayment client={client} onClose={() => setPaying(false)} />}
      {isDeleting && <DeleteClient client={client} onClose={() => setDeleting(false)} />}
    </>
  );
}
