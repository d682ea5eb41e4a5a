/** The list of clients, with their health, outstanding and unbilled amounts. */
import type { Client } from 'docket-sdk';
import { createLazyRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { docket } from '../../api/docket.js';
import { readFilters } from '../../api/filters.js';
import { useSession } from '../../api/session.js';
import { clientHealthStatusLabels, clientStatusLabels } from '../../generated/labels.js';
import { listClientsFilters } from '../../generated/lists.js';
import { listClientsOptions } from '../../generated/queries.js';
import { Money } from '../../ui/amounts.js';
import { FilterBar } from '../../ui/filter-bar.js';
import { Link } from '../../ui/link.js';
import { useListPages } from '../../ui/list-pages.js';
import { Page } from '../../ui/page.js';
import { optionsOf } from '../../ui/select-field.js';
import { Table, type Column } from '../../ui/table/table.js';
import { useLastList } from '../../ui/last-list.js';
import { choiceFilter } from '../../entities/list-filters.js';
import { EmptyList, ListActions } from '../../entities/list-screen.js';
import { searchOfSort, sortOf, useTypedSearch } from '../../ui/list-search.js';
import { createdColumn, updatedColumn } from '../../entities/date-columns.js';
import { useListView } from '../../entities/saved-view/use-list-view.js';
import { TagList, useTags } from '../../entities/tag/tags.js';
import { BulkTags } from '../../entities/tag/bulk-tags.js';
import { ClientHealthBadge, ClientStatusBadge } from '../../entities/client/client-status.js';
import { useClientSums, type ClientSums } from './client-sums.js';
import { lastClients, type ClientsSearch } from './clients-search.js';
import { lazyPart, Part } from '../../ui/part.js';
import { t } from '../../messages/text.js';

const NewClient = lazyPart(async () => import('./new-client.js').then((part) => part.NewClient));

const route = getRouteApi('/clients');

export const clientsRoute = createLazyRoute('/clients')({ component: ClientsScreen });

const byName = { id: 'name', isDescending: false };

function ClientsScreen() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { can } = useSession();
  const { new: isNew, saved, page: _page, per_page: _perPage, ...filters } = search;
  const set = (change: Record<string, unknown>, replace = false): void =>
    void navigate({
      to: '/clients',
      search: { ...readFilters(listClientsFilters, { ...search, ...change }), saved },
      replace,
    });
  const query = { sort: 'name', order: 'asc', ...filters } as const;
  const rows = useListPages((page) => listClientsOptions({ ...query, ...page }));
  const sums = useClientSums();
  const columns = useMemo(() => columnsOf(sums), [sums]);
  const list = useListView({ screen: 'clients', rules: listClientsFilters, columns });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const open = (): void => void navigate({ to: '/clients', search: { ...search, new: 1 } });
  useLastList(lastClients, search);
  return (
    <Page
      title={t('shell.clients')}
      actions={
        <ListActions
          newLabel={t('common.newClient')}
          file={{ send: (format) => docket.clients.list({ ...query, ...format }), name: 'clients.csv' }}
          onNew={can('createClient') && open}
        />
      }
      bar={<Filters search={search} onChange={set} menus={list.menus} />}
    >
      <Table
        label={t('shell.clients')}
        {...list.table}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={({ id }) => void navigate({ to: '/clients/$clientId', params: { clientId: id } })}
        sort={sortOf(search, byName)}
        onSort={(sort) => set(searchOfSort(sort))}
        {...(can('updateClient') && {
          selected,
          onSelect: setSelected,
          bulkActions: <BulkTags kind="clients" ids={[...selected]} onDone={() => setSelected(new Set())} />,
        })}
        isMain
        empty={
          <EmptyList
            newLabel={t('common.newClient')}
            title={t('common.noClientsYet')}
            filteredTitle={t('common.noClientsFit')}
            waitingTitle={t('common.noClientsToShow')}
            icon="clients"
            isFiltered={Object.keys(filters).length > 0}
            onClear={() => set(cleared)}
            onNew={can('createClient') && open}
            waiting={t('clients.clientsAppearHereAsSoonAs')}
          >
            {t('clients.everythingBeginsWithAClientProjects')}
          </EmptyList>
        }
      />
      {isNew === 1 && can('createClient') && (
        <Part onClose={() => set({}, true)}>
          <NewClient onClose={() => set({}, true)} />
        </Part>
      )}
    </Page>
  );
}

const cleared = {
  search: undefined,
  status: undefined,
  health: undefined,
  tags: undefined,
  external_id: undefined,
  metadata: undefined,
};

const columnsOf = (sums: ClientSums | undefined): readonly (Column<Client> | false)[] => [
  {
    id: 'name',
    header: t('common.name'),
    width: '2fr',
    isSortable: true,
    cell: ({ id, name }) => (
      <Link kind="quiet" to="/clients/$clientId" params={{ clientId: id }} dir="auto">
        {name}
      </Link>
    ),
  },
  {
    id: 'health_score',
    header: t('common.health'),
    width: 'fit',
    isSortable: true,
    phone: 'state',
    cell: ({ health }) => <ClientHealthBadge health={health} hasScore />,
  },
  sums !== undefined && {
    id: 'unbilled',
    header: t('common.unbilled'),
    align: 'end',
    width: 'fit',
    cell: (client) => <Money amount={sums.unbilledOf(client)} currency={client.billing.currency} />,
  },
  sums !== undefined && {
    id: 'outstanding',
    header: t('common.outstanding'),
    align: 'end',
    width: 'fit',
    phone: 'amount',
    cell: (client) => <Money amount={sums.outstandingOf(client)} currency={client.billing.currency} />,
  },
  { id: 'tags', header: t('shell.tags'), isHiddenOnPhone: true, cell: ({ tags }) => <TagList slugs={tags} max={1} /> },
  {
    id: 'status',
    header: t('common.status'),
    width: 'fit',
    isHiddenOnPhone: true,
    cell: ({ status }) => <ClientStatusBadge status={status} />,
  },
  {
    id: 'email',
    header: t('common.field.email'),
    isOptional: true,
    cell: ({ email }) => email,
  },
  {
    id: 'phone',
    header: t('common.phone'),
    width: 'fit',
    isOptional: true,
    cell: ({ phone }) => phone,
  },
  {
    id: 'currency',
    header: t('common.currency'),
    width: 'fit',
    isOptional: true,
    cell: ({ billing }) => billing.currency,
  },
  createdColumn,
  updatedColumn,
];

interface FiltersProps {
  readonly search: ClientsSearch;
  readonly onChange: (change: Record<string, unknown>, replace?: boolean) => void;
  readonly menus: ReactNode;
}

function Filters({ search, onChange, menus }: FiltersProps) {
  const { tags } = useTags();
  const typed = useTypedSearch(search.search, (text) => onChange({ search: text }, true));
  return (
    <FilterBar
      menus={menus}
      search={{ label: t('clients.searchClients'), ...typed }}
      onClear={() => onChange(cleared)}
      filters={[
        choiceFilter({
          id: 'status',
          label: t('common.status'),
          options: optionsOf(clientStatusLabels),
          chosen: search.status,
          onChange: (status) => onChange({ status }),
        }),
        choiceFilter({
          id: 'health',
          label: t('common.health'),
          options: optionsOf(clientHealthStatusLabels),
          chosen: search.health,
          onChange: (health) => onChange({ health }),
        }),
        choiceFilter({
          id: 'tags',
          label: t('shell.tags'),
          options: tags.map(({ slug, name }) => ({ id: slug, label: name })),
          chosen: search.tags?.flatMap((one) => one.split(',')),
          onChange: (chosen) => onChange({ tags: chosen && [chosen.join(',')] }),
        }),
      ]}
    />
  );
}
