/** The approvals that clients were asked for, and their decisions. */
import type { ApprovalSummary, ListApprovalsQuery } from 'docket-sdk';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readFilters } from '../../api/filters.js';
import { useSession } from '../../api/session.js';
import { approvalStateLabels, approvalTypeLabels } from '../../generated/labels.js';
import { listApprovalsFilters } from '../../generated/lists.js';
import { listApprovalsOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { oneOfFilter } from '../../ui/choice-filters.js';
import { Hours } from '../../ui/amounts.js';
import { FilterBar } from '../../ui/filter-bar.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Actions } from '../../ui/page.js';
import { useShortcut } from '../../ui/shortcuts.js';
import { Table, type Column } from '../../ui/table/table.js';
import { Day, Moment } from '../../ui/times.js';
import { ClientField, useClientName } from '../../entities/client/client-field.js';
import type { ApprovalsSearch } from './approvals-search.js';
import { ApprovalStatusBadge } from '../../entities/approval/approval-status.js';
import { useListView } from '../../entities/saved-view/use-list-view.js';
import { lazyPart, Part } from '../../ui/part.js';
import { t } from '../../messages/text.js';

const ApprovalDrawer = lazyPart(async () => import('./approval-drawer.js').then((module) => module.ApprovalDrawer));
const AskDrawer = lazyPart(async () => import('./ask-drawer.js').then((module) => module.AskDrawer));

export function ClientApprovals() {
  const search = useSearch({ from: '/approvals' });
  const navigate = useNavigate({ from: '/approvals' });
  const { can } = useSession();
  const {
    page: _page,
    per_page: _perPage,
    ...query
  }: ListApprovalsQuery = readFilters(listApprovalsFilters, { ...search });
  const set = (change: ApprovalsSearch): void =>
    void navigate({ search: (now) => ({ ...now, ...change }), resetScroll: false });
  const rows = useListPages((page) => listApprovalsOptions({ ...query, ...page }));
  const list = useListView({ screen: 'approvals', rules: listApprovalsFilters, columns: approvalColumns });
  const canAsk = can('createApproval');
  useShortcut('n', () => set({ new: 1 }), t('approvals.requestClientApproval'), canAsk);
  return (
    <div className="approvals">
      <Filters query={query} onSet={set} menus={list.menus} />
      {canAsk && (
        <Actions>
          <Button kind="primary" icon="send" shortcut="n" onPress={() => set({ new: 1 })}>
            {t('approvals.requestApproval')}
          </Button>
        </Actions>
      )}
      <Table
        label={t('approvals.approvalsByClients')}
        rows={rows}
        isMain
        {...list.table}
        rowKey={({ id }) => id}
        rowName={({ title, client_name }) => `${title}, ${client_name}`}
        onOpen={({ id }) => set({ approval: id })}
        sort={{ id: query.sort ?? 'created_at', isDescending: (query.order ?? 'desc') === 'desc' }}
        onSort={({ id, isDescending }) =>
          set(readFilters(listApprovalsFilters, { sort: id, order: isDescending ? 'desc' : 'asc' }))
        }
        empty={
          <Empty title={t('approvals.noRequestsYet')} icon="approve">
            {t('approvals.requestThemBeforeBilling')}
          </Empty>
        }
      />
      <Part onClose={() => set({ approval: undefined, new: undefined })}>
        {search.approval !== undefined && (
          <ApprovalDrawer key={search.approval} id={search.approval} onClose={() => set({ approval: undefined })} />
        )}
        {search.new !== undefined && (
          <AskDrawer onClose={() => set({ new: undefined })} onSent={(approval) => set({ new: undefined, approval })} />
        )}
      </Part>
    </div>
  );
}

interface FiltersProps {
  readonly query: ListApprovalsQuery;
  readonly onSet: (change: ApprovalsSearch) => void;
  readonly menus: ReactNode;
}

function Filters({ query, onSet, menus }: FiltersProps) {
  const client = [query.client_id].flat()[0];
  const name = useClientName(client);
  return (
    <FilterBar
      menus={menus}
      onClear={() => onSet({ status: undefined, type: undefined, client_id: undefined })}
      filters={[
        oneOfFilter('status', t('common.status'), approvalStateLabels, [query.status].flat()[0], (value) =>
          onSet({ status: value === undefined ? undefined : [value] }),
        ),
        oneOfFilter('type', t('common.type'), approvalTypeLabels, [query.type].flat()[0], (value) =>
          onSet({ type: value === undefined ? undefined : [value] }),
        ),
        {
          id: 'client',
          label: t('common.client'),
          value: client === undefined ? null : (name ?? '…'),
          edit: (close) => (
            <ClientField
              label={t('common.client')}
              value={client ?? null}
              autoFocus
              onChange={(id) => {
                onSet({ client_id: id === null ? undefined : [id] });
                close();
              }}
            />
          ),
          onRemove: () => onSet({ client_id: undefined }),
        },
      ]}
    />
  );
}

const approvalColumns: readonly Column<ApprovalSummary>[] = [
  {
    id: 'title',
    header: t('common.title'),
    width: '2fr',
    isRowHeader: true,
    cell: ({ title }) => <span dir="auto">{title}</span>,
  },
  {
    id: 'client',
    header: t('common.client'),
    width: '2fr',
    cell: ({ client_name }) => <span dir="auto">{client_name}</span>,
  },
  { id: 'type', header: t('common.type'), width: 'fit', cell: ({ type }) => approvalTypeLabels[type] },
  { id: 'hours', header: t('common.hours'), width: 'fit', align: 'end', cell: ({ hours }) => <Hours hours={hours} /> },
  {
    id: 'created_at',
    header: t('approvals.requested'),
    width: 'fit',
    isSortable: true,
    cell: ({ created_at }) => <Moment at={created_at} />,
  },
  {
    id: 'due_date',
    header: t('common.due'),
    width: 'fit',
    isSortable: true,
    cell: ({ due_date }) => <Day day={due_date} />,
  },
  {
    id: 'status',
    header: t('common.status'),
    width: 'fit',
    cell: ({ status }) => <ApprovalStatusBadge status={status} />,
  },
];
