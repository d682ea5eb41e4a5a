/** All recurring invoices: what each client is billed by itself, and when next. */
import type { RecurringInvoice } from 'docket-sdk';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../../../api/session.js';
import { recurringInvoiceStatusLabels } from '../../../generated/labels.js';
import { listRecurringInvoicesFilters } from '../../../generated/lists.js';
import { listRecurringInvoicesOptions } from '../../../generated/queries.js';
import { Money, None } from '../../../ui/amounts.js';
import { Button } from '../../../ui/button.js';
import { FilterBar, type Filter } from '../../../ui/filter-bar.js';
import { useListPages } from '../../../ui/list-pages.js';
import { Empty } from '../../../ui/notice.js';
import { lazyPart, Part } from '../../../ui/part.js';
import { Status } from '../../../ui/status.js';
import { Table, type Column } from '../../../ui/table/table.js';
import { Day } from '../../../ui/times.js';
import { flagFilter, useClientFilter, useFilters, type SetFilters } from '../use-filters.js';
import { recurringKinds, scheduleText } from './recurring-words.js';
import './recurring.css';
import { t } from '../../../messages/text.js';

const RecurringDrawer = lazyPart(async () => import('./recurring-drawer.js').then((module) => module.RecurringDrawer));

const columns: readonly Column<RecurringInvoice>[] = [
  {
    id: 'client',
    header: t('common.client'),
    width: '2fr',
    isRowHeader: true,
    cell: ({ client_name }) => <span dir="auto">{client_name}</span>,
  },
  {
    id: 'subject',
    header: t('common.subject'),
    width: '2fr',
    cell: ({ subject }) => <span dir="auto">{subject}</span>,
  },
  { id: 'schedule', header: t('billing.recurringInterval'), width: '1fr', cell: scheduleText },
  {
    id: 'next_date',
    header: t('billing.nextInvoiceOn'),
    width: 'fit',
    isSortable: true,
    cell: ({ next_date }) => (next_date === null ? <None /> : <Day day={next_date} />),
  },
  {
    id: 'status',
    header: t('common.status'),
    width: 'fit',
    phone: 'state',
    cell: ({ status, last_error: problem }) =>
      problem ? (
        <Status kind="bad">{t('billing.recurringHasFailed')}</Status>
      ) : (
        <Status kind={recurringKinds[status]}>{recurringInvoiceStatusLabels[status]}</Status>
      ),
  },
  {
    id: 'amount',
    header: t('common.amount'),
    align: 'end',
    width: 'fit',
    cell: ({ next_amount: amount, currency }) =>
      amount == null ? <None /> : <Money amount={amount} currency={currency} />,
  },
];

const failedFilter = (value: boolean | undefined, set: SetFilters): Filter =>
  flagFilter({ id: 'failed', label: t('billing.recurringHasFailed'), value, set: (failed) => set({ failed }) });

export function RecurringTab() {
  const { can } = useSession();
  const search = useSearch({ from: '/billing' });
  const navigate = useNavigate({ from: '/billing' });
  const { filters, set, clear, sort, onSort } = useFilters('recurring', listRecurringInvoicesFilters, 'created_at');
  const rows = useListPages((page) => listRecurringInvoicesOptions({ ...filters, ...page }));
  const client = useClientFilter(filters.client_id, set);
  const open = (recurring: string): void => void navigate({ search: (before) => ({ ...before, recurring }) });
  const close = (): void => void navigate({ search: ({ recurring: _recurring, ...rest }) => rest, replace: true });
  return (
    <div className="billing-list">
      <FilterBar menus={null} filters={[client, failedFilter(filters.failed, set)]} onClear={clear}>
        {can('createRecurringInvoice') && (
          <Button icon="add" onPress={() => open('new')}>
            {t('billing.newRecurring')}
          </Button>
        )}
      </FilterBar>
      <Table
        label={t('billing.recurringInvoices')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ client_name, subject }) => [client_name, subject].filter((name) => name !== null).join(', ')}
        onOpen={({ id }) => open(id)}
        sort={sort}
        onSort={onSort}
        isMain
        empty={
          <Empty
            title={
              client.value === null && filters.failed === undefined
                ? t('billing.noRecurringYet')
                : t('billing.noRecurringMatch')
            }
          >
            {t('billing.recurringHint')}
          </Empty>
        }
      />
      {search.recurring !== undefined && (
        <Part onClose={close}>
          <RecurringDrawer
            id={search.recurring}
            clientId={filters.client_id?.[0] ?? null}
            onOpen={(recurring) => void navigate({ search: (before) => ({ ...before, recurring }), replace: true })}
            onClose={close}
          />
        </Part>
      )}
    </div>
  );
}
