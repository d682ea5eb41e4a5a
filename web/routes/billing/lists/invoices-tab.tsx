/** All invoices with their totals. Several can be sent, approved, reminded of or recorded as paid at once. */
import type { InvoiceListSummary, InvoiceSummary, ListInvoicesQuery } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { FiltersRead } from '../../../api/filters.js';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { listInvoicesFilters } from '../../../generated/lists.js';
import { listInvoicesOptions } from '../../../generated/queries.js';
import { Button } from '../../../ui/button.js';
import { FilterBar } from '../../../ui/filter-bar.js';
import { AndOthers } from '../../../ui/and-others.js';
import { Money } from '../../../ui/amounts.js';
import { useListPages, type RowSource } from '../../../ui/list-pages.js';
import { useToday } from '../../../ui/locale.js';
import { Empty } from '../../../ui/notice.js';
import { OtherCurrencies } from '../../../ui/other-currencies.js';
import { Stat, StatLink, Stats } from '../../../ui/stats.js';
import { Table } from '../../../ui/table/table.js';
import { useTypedSearch } from '../../../ui/list-search.js';
import { otherSums, Revenue, useCredited } from './revenue.js';
import { ExportMenu } from '../../../entities/export-menu.js';
import { useListView } from '../../../entities/saved-view/use-list-view.js';
import { invoiceColumns } from '../../../entities/invoice/invoice-columns.js';
import { allowedOn, openStatuses } from '../actions/invoice-actions.js';
import { mailFailedFilter, overdueFilter, statusFilter, recurringFilter } from './invoice-filters.js';
import { bulkActionKinds, bulkActions, type BulkAction } from '../bulk/bulk-actions.js';
import { BulkInvoices } from '../bulk/bulk-invoices.js';
import { useClientFilter, useDaysFilter, useFilters } from '../use-filters.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

export function InvoicesTab({ onNew }: { readonly onNew: () => void }) {
  const { can } = useSession();
  const { filters, set, clear, sort, onSort } = useFilters('invoices', listInvoicesFilters, 'invoice_date');
  const rows = useListPages((page) => listInvoicesOptions({ ...filters, ...page }));
  const list = useListView({ screen: 'invoices', rules: listInvoicesFilters, columns: invoiceColumns });
  const navigate = useNavigate();
  const many = useBulkSelection(rows);
  const search = useTypedSearch(filters.search, (text) => set({ search: text }));
  const chips = [
    statusFilter(filters.status, set),
    useClientFilter(filters.client_id, set),
    overdueFilter(filters.overdue, set),
    mailFailedFilter(filters.mail_failed, set),
    // Only links set it, such as that of a recurring invoice.
    filters.recurring_invoice_id !== undefined && recurringFilter(set),
    useDaysFilter({
      label: t('billing.invoiceDate'),
      from: filters.from,
      to: filters.to,
      set: (days) => set({ from: days?.from, to: days?.to }),
    }),
    useDaysFilter({
      label: t('common.due'),
      from: filters.due_from,
      to: filters.due_to,
      set: (days) => set({ due_from: days?.from, due_to: days?.to }),
    }),
  ];
  const isFiltered = filters.search !== undefined || chips.some((chip) => chip && chip.value !== null);
  return (
    <div className="billing-list">
      {rows.first && <Sums summary={rows.first.summary} filters={filters} />}
      <FilterBar
        menus={list.menus}
        filters={chips}
        onClear={clear}
        search={{ label: t('billing.searchByNumberOrSubject'), ...search }}
      >
        <ExportMenu send={(format) => docket.invoices.list({ ...filters, ...format })} name="invoices.csv" />
      </FilterBar>
      <Table
        label={t('common.invoices')}
        isMain
        {...list.table}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ invoice_number, client_name }) => `${invoice_number}, ${client_name}`}
        onOpen={({ id }) => void navigate({ to: '/billing/invoices/$invoiceId', params: { invoiceId: id } })}
        {...many.selection}
        sort={sort}
        onSort={onSort}
        empty={
          isFiltered ? (
            <Empty title={t('billing.noInvoicesMatch')} icon="filter" />
          ) : (
            <Empty
              title={t('common.noInvoicesYet')}
              icon="invoice"
              action={can('createInvoice') && <Button onPress={onNew}>{t('common.newInvoice')}</Button>}
            >
              {can('createInvoice') ? t('billing.invoicesEmptyHint') : t('billing.invoicesAppearHere')}
            </Empty>
          )
        }
      />
      {many.dialog}
    </div>
  );
}

/** The selected rows, and the actions on them. */
function useBulkSelection(rows: RowSource<InvoiceSummary>) {
  const { can } = useSession();
  const today = useToday();
  const [picked, setPicked] = useState<ReadonlyMap<string, InvoiceSummary>>(new Map());
  const [action, setAction] = useState<BulkAction>();
  const clear = (): void => setPicked(new Map());
  const pick = (ids: ReadonlySet<string>): void => {
    // Selected invoices are held themselves, not only their ids: a change of the filters may take them out of the list.
    const loaded = Array.from({ length: Math.min(rows.total, maxLoaded) }, (_row, at) => rows.rowAt(at));
    const known = new Map([...picked, ...loaded.flatMap((row) => (row ? [[row.id, row] as const] : []))]);
    setPicked(new Map([...known].filter(([id]) => ids.has(id))));
  };
  const offered = bulkActions.filter((one) =>
    [...picked.values()].some((invoice) => bulkActionKinds[one].isAllowed(allowedOn(invoice, can, today))),
  );
  return {
    selection: can('sendInvoice') && {
      selected: new Set(picked.keys()),
      onSelect: pick,
      bulkActions: offered.map((one) => (
        <Button key={one} icon={bulkActionKinds[one].icon} onPress={() => setAction(one)}>
          {bulkActionKinds[one].button}
        </Button>
      )),
    },
    dialog: action !== undefined && (
      <BulkInvoices
        action={action}
        invoices={[...picked.values()]}
        onClose={() => {
          setAction(undefined);
          clear();
        }}
      />
    ),
  };
}

/** The most rows that a table selects at once. */
const maxLoaded = 1000;

interface SumsProps {
  readonly summary: InvoiceListSummary;
  /** Filters of the list; the link of each figure adds its own. */
  readonly filters: FiltersRead<ListInvoicesQuery>;
}

function Sums({ summary, filters }: SumsProps) {
  const { count_by_status: counts, total_invoiced, total_overdue = 0, other_currencies: others = [] } = summary;
  const credited = useCredited(filters);
  if (total_invoiced === undefined) return null;
  const othersOf = (figure: 'total_invoiced' | 'total_outstanding' | 'total_overdue') => (
    <AndOthers amounts={others.map((one) => ({ currency: one.currency, amount: one[figure] ?? 0 }))} />
  );
  const isOverdue = total_overdue > 0 || others.some((one) => (one.total_overdue ?? 0) > 0);
  return (
    <>
      <Stats>
        <Stat
          label={t('common.invoiced')}
          value={<Money amount={total_invoiced} />}
          detail={
            <>
              {othersOf('total_invoiced')}
              {rich('billing.amountBeforeTax', { money: <Money amount={summary.total_before_tax} /> })}
            </>
          }
        />
        <Revenue filters={filters} summary={summary} credited={credited?.own ?? 0} />
        <StatLink
          to="/billing"
          search={{ ...filters, tab: 'invoices', status: [...openStatuses], overdue: undefined }}
          label={t('common.outstanding')}
          value={<Money amount={summary.total_outstanding} />}
          detail={othersOf('total_outstanding')}
        />
        <StatLink
          to="/billing"
          search={{ ...filters, tab: 'invoices', status: undefined, overdue: true }}
          label={t('common.overdue')}
          value={<Money amount={total_overdue} />}
          kind={isOverdue ? 'bad' : undefined}
          detail={
            <>
              {othersOf('total_overdue')}
              {counts['overdue'] ? t('billing.overdueInvoices', { count: counts['overdue'] }) : undefined}
            </>
          }
        />
      </Stats>
      <OtherCurrencies {...otherSums(summary, credited)} isFolded />
    </>
  );
}
