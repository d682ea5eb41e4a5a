/** All expenses that match the filters, with their sums. */
import type { ExpenseListSummary, ExpenseSummary, ListExpensesQuery } from 'docket-sdk';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { readFilters } from '../../api/filters.js';
import { useSession } from '../../api/session.js';
import { expenseCategoryLabels } from '../../generated/labels.js';
import { listExpensesFilters } from '../../generated/lists.js';
import { listExpensesOptions } from '../../generated/queries.js';
import { reachOf } from '../../../domain/people/policy.js';
import { Count, Money } from '../../ui/amounts.js';
import { Icon } from '../../ui/icon.js';
import { useListPages } from '../../ui/list-pages.js';
import { OtherCurrencies } from '../../ui/other-currencies.js';
import { Empty } from '../../ui/notice.js';
import { Stat, Stats } from '../../ui/stats.js';
import { Table, type Column } from '../../ui/table/table.js';
import { Day, useDayText } from '../../ui/times.js';
import { docket } from '../../api/docket.js';
import { ExportMenu } from '../../entities/export-menu.js';
import { createdColumn } from '../../entities/date-columns.js';
import { useListView } from '../../entities/saved-view/use-list-view.js';
import { ExpenseBulk } from './expense-bulk.js';
import { ExpenseFilters } from './expense-filters.js';
import { ExpenseStatusBadge } from '../../entities/expense/expense-status.js';
import { t } from '../../messages/text.js';

function useExpenseQuery(): ListExpensesQuery {
  const search = useSearch({ from: '/expenses' });
  const { page: _page, per_page: _perPage, ...filters } = readFilters(listExpensesFilters, { ...search });
  return filters;
}

export function ExpenseList() {
  const write = useDayText();
  const navigate = useNavigate({ from: '/expenses' });
  const query = useExpenseQuery();
  const { user, can } = useSession();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = useListPages((page) => listExpensesOptions({ ...query, ...page }));
  const seesOthers = reachOf({ role: user.role, department: user.department ?? null }) !== 'self';
  const summary = rows.first?.summary;
  const columns = useMemo(() => columnsOf(seesOthers), [seesOthers]);
  const list = useListView({ screen: 'expenses', rules: listExpensesFilters, columns });
  return (
    <>
      <ExpenseFilters query={query} menus={list.menus}>
        <ExportMenu send={(format) => docket.expenses.list({ ...query, ...format })} name="expenses.csv" />
      </ExpenseFilters>
      {summary && <Sums summary={summary} />}
      <Table
        label={t('shell.expenses')}
        rows={rows}
        isMain
        {...list.table}
        rowKey={({ id }) => id}
        rowName={({ date, description }) => `${write(date)}, ${description}`}
        onOpen={({ id }) => void navigate({ search: (now) => ({ ...now, expense: id }), resetScroll: false })}
        sort={{ id: query.sort ?? 'date', isDescending: (query.order ?? 'desc') === 'desc' }}
        onSort={({ id, isDescending }) =>
          void navigate({
            search: (now) => ({
              ...now,
              ...readFilters(listExpensesFilters, { sort: id, order: isDescending ? 'desc' : 'asc' }),
            }),
            replace: true,
          })
        }
        {...(can('updateExpenses') && { selected, onSelect: setSelected })}
        bulkActions={<ExpenseBulk ids={[...selected]} onDone={() => setSelected(new Set())} />}
        empty={
          <Empty title={t('expenses.noExpenses')} icon="expense">
            {t('expenses.howToRecord')}
          </Empty>
        }
      />
    </>
  );
}

/** Sums of all expenses that match the filters. */
function Sums({ summary }: { readonly summary: ExpenseListSummary }) {
  const { total_amount, billable_amount, pending_approval, other_currencies } = summary;
  return (
    <>
      <Stats>
        <Stat label={t('expenses.spent')} value={<Money amount={total_amount} />} />
        <Stat label={t('expenses.toBillToClients')} value={<Money amount={billable_amount} />} />
        <Stat label={t('common.awaitingApproval')} value={<Count count={pending_approval} />} />
      </Stats>
      <OtherCurrencies
        names={[t('expenses.spent'), t('expenses.toBillToClients')]}
        sums={other_currencies.map((one) => ({
          currency: one.currency,
          amounts: [one.total_amount, one.billable_amount],
        }))}
      />
    </>
  );
}

const columnsOf = (seesOthers: boolean): (Column<ExpenseSummary> | false)[] => [
  { id: 'date', header: t('common.date'), isSortable: true, width: 'fit', cell: ({ date }) => <Day day={date} /> },
  {
    id: 'description',
    header: t('common.description'),
    width: '2fr',
    isRowHeader: true,
    cell: ({ description, vendor }) => (
      <span dir="auto">{vendor === null ? description : `${description}, ${vendor}`}</span>
    ),
  },
  {
    id: 'category',
    header: t('expenses.category'),
    width: 'fit',
    cell: ({ category }) => expenseCategoryLabels[category],
  },
  {
    id: 'for',
    header: t('common.projectOrClient'),
    width: '2fr',
    cell: ({ project_title, client_name }) => (
      <span dir="auto">
        {[project_title, client_name].filter((name) => name !== null).join(' · ') || t('common.internal')}
      </span>
    ),
  },
  seesOthers && {
    id: 'person',
    header: t('common.person'),
    width: '1.4fr',
    cell: ({ user_name }) => <span dir="auto">{user_name}</span>,
  },
  {
    id: 'receipt',
    header: t('expenses.receipt'),
    width: 'fit',
    align: 'center',
    isHiddenOnPhone: true,
    cell: ({ receipt }) =>
      receipt.url === null ? (
        t('expenses.noReceipt')
      ) : (
        <span title={receipt.filename ?? t('expenses.receipt')}>
          <Icon name="attach" />
          <span className="away">{t('common.yes')}</span>
        </span>
      ),
  },
  {
    id: 'state',
    header: t('common.status'),
    width: 'fit',
    cell: (expense) => <ExpenseStatusBadge expense={expense} />,
  },
  {
    id: 'amount',
    header: t('common.amount'),
    width: 'fit',
    align: 'end',
    isSortable: true,
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  {
    id: 'notes',
    header: t('common.notes'),
    isOptional: true,
    cell: ({ notes }) => <span dir="auto">{notes}</span>,
  },
  createdColumn,
];
