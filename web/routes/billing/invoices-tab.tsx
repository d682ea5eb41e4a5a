/** All invoices, what they add up to, and what is owed. */
import type { InvoiceListSummary, InvoiceSummary, ListInvoicesQuery } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { invoiceStatusLabels } from '../../generated/labels.js';
import { listInvoicesFilters } from '../../generated/lists.js';
import { listInvoicesOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { CheckboxField } from '../../ui/check-field.js';
import { FilterBar, type Filter } from '../../ui/filter-bar.js';
import { Money } from '../../ui/figures.js';
import { Link } from '../../ui/link.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Stat, Stats } from '../../ui/status.js';
import { Table, type Column } from '../../ui/table.js';
import { Day } from '../../ui/times.js';
import { InvoiceState } from './invoice-state.js';
import { Revenue } from './revenue.js';
import { useClientFilter, useDaysFilter, useFilters, type SetFilters } from './use-filters.js';

const columns: readonly Column<InvoiceSummary>[] = [
  {
    id: 'number',
    header: 'Invoice',
    width: '1.1fr',
    isRowHeader: true,
    cell: ({ id, invoice_number }) => (
      <Link to="/billing/invoices/$invoiceId" params={{ invoiceId: id }} kind="quiet">
        {invoice_number}
      </Link>
    ),
  },
  { id: 'client', header: 'Client', width: '2fr', cell: ({ client_name }) => <span dir="auto">{client_name}</span> },
  {
    id: 'subject',
    header: 'Subject',
    width: '2fr',
    isHiddenOnPhone: true,
    cell: ({ subject }) => <span dir="auto">{subject}</span>,
  },
  {
    id: 'status',
    header: 'Status',
    width: 144,
    isSortable: true,
    cell: ({ status }) => <InvoiceState status={status} />,
  },
  {
    id: 'invoice_date',
    header: 'Date',
    width: 112,
    isSortable: true,
    isHiddenOnPhone: true,
    cell: ({ dates }) => <Day day={dates.invoice_date} />,
  },
  { id: 'due_date', header: 'Due', width: 112, isSortable: true, cell: ({ dates }) => <Day day={dates.due_date} /> },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    isSortable: true,
    cell: ({ amounts, currency }) => <Money amount={amounts.total} currency={currency} />,
  },
  {
    id: 'outstanding',
    header: 'Outstanding',
    align: 'end',
    cell: ({ amounts, currency, status }) => (
      <Money amount={amounts.outstanding} currency={currency} isBad={status === 'overdue'} />
    ),
  },
];

export function InvoicesTab({ onNew }: { readonly onNew: () => void }) {
  const { can } = useSession();
  const { filters, set, clear, sort, onSort } = useFilters('invoices', listInvoicesFilters, 'invoice_date');
  const rows = useListPages((page) => listInvoicesOptions({ ...filters, ...page }));
  const navigate = useNavigate();
  const chips = [
    useStatusFilter(filters.status, set),
    useClientFilter(filters.client_id, set),
    overdueFilter(filters.overdue, set),
    useDaysFilter({
      label: 'Dated',
      from: filters.from,
      to: filters.to,
      set: (days) => set({ from: days?.from, to: days?.to }),
    }),
    useDaysFilter({
      label: 'Due',
      from: filters.due_from,
      to: filters.due_to,
      set: (days) => set({ due_from: days?.from, due_to: days?.to }),
    }),
  ];
  const isFiltered = filters.search !== undefined || chips.some(({ value }) => value !== null);
  return (
    <div className="billing-list">
      {rows.first && <Sums filters={filters} summary={rows.first.summary} />}
      <FilterBar
        screen="invoices"
        filters={chips}
        onClear={clear}
        search={{
          label: 'Search invoices',
          value: filters.search ?? '',
          onChange: (text) => set({ search: text === '' ? undefined : text }),
        }}
      />
      <Table
        label="Invoices"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ invoice_number, client_name }) => `${invoice_number}, ${client_name}`}
        onOpen={({ id }) => void navigate({ to: '/billing/invoices/$invoiceId', params: { invoiceId: id } })}
        sort={sort}
        onSort={onSort}
        empty={
          isFiltered ? (
            <Empty title="No invoice fits these filters" icon="filter" />
          ) : (
            <Empty
              title="No invoices yet"
              icon="invoice"
              action={can('createInvoice') && <Button onPress={onNew}>New invoice</Button>}
            >
              {can('createInvoice')
                ? 'Bill the work that is not billed yet, or write an invoice by hand.'
                : 'They appear here once they are made.'}
            </Empty>
          )
        }
      />
    </div>
  );
}

/** In each currency. */
function Sums({ filters, summary }: { readonly filters: ListInvoicesQuery; readonly summary: InvoiceListSummary }) {
  const { count_by_status: counts, other_currencies: others = [] } = summary;
  if (summary.total_invoiced === undefined) return null;
  const all = [{ ...summary, currency: null }, ...others];
  return (
    <>
      {all.map(({ currency, total_invoiced, total_before_tax, total_outstanding, total_overdue }) => (
        <Stats key={currency ?? ''}>
          <Stat
            label="Invoiced"
            value={<Money amount={total_invoiced} currency={currency} />}
            detail={
              <>
                <Money amount={total_before_tax} currency={currency} /> before tax
              </>
            }
          />
          {currency === null && <Revenue filters={filters} summary={summary} />}
          <Stat label="Outstanding" value={<Money amount={total_outstanding} currency={currency} />} />
          <Stat
            label="Overdue"
            value={<Money amount={total_overdue} currency={currency} />}
            kind={(total_overdue ?? 0) > 0 ? 'bad' : undefined}
            detail={currency === null && counts['overdue'] ? `${counts['overdue']} overdue` : undefined}
          />
        </Stats>
      ))}
    </>
  );
}

type InvoiceStatus = InvoiceSummary['status'];

// Object.keys knows no keys; these are the record's own.
const statuses = Object.keys(invoiceStatusLabels) as InvoiceStatus[];

function useStatusFilter(chosen: readonly InvoiceStatus[] = [], set: SetFilters): Filter {
  const toggle = (status: InvoiceStatus, isIn: boolean): void => {
    const next = statuses.filter((one) => (one === status ? isIn : chosen.includes(one)));
    set({ status: next.length === 0 ? undefined : next });
  };
  return {
    id: 'status',
    label: 'Status',
    value: chosen.length === 0 ? null : chosen.map((status) => invoiceStatusLabels[status]).join(', '),
    onRemove: () => set({ status: undefined }),
    edit: () => (
      <>
        {statuses.map((status) => (
          <CheckboxField
            key={status}
            label={invoiceStatusLabels[status]}
            value={chosen.includes(status)}
            onChange={(isIn) => toggle(status, isIn)}
          />
        ))}
      </>
    ),
  };
}

const overdueFilter = (overdue: boolean | undefined, set: SetFilters): Filter => ({
  id: 'overdue',
  label: 'Overdue',
  value: overdue === undefined ? null : overdue ? 'yes' : 'no',
  onRemove: () => set({ overdue: undefined }),
  edit: () => (
    <CheckboxField
      label="Past its due date"
      value={overdue === true}
      onChange={(yes) => set({ overdue: yes || undefined })}
    />
  ),
});
