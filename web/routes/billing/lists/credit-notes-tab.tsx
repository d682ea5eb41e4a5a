/** All credit notes, and what they add up to. */
import type { CreditNote } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { docket } from '../../../api/docket.js';
import { listCreditNotesFilters } from '../../../generated/lists.js';
import { listCreditNotesOptions } from '../../../generated/queries.js';
import { FilterBar } from '../../../ui/filter-bar.js';
import { Count, Money } from '../../../ui/figures.js';
import { Link } from '../../../ui/link.js';
import { useListPages } from '../../../ui/list-pages.js';
import { Empty } from '../../../ui/notice.js';
import { OtherCurrencies } from '../../../ui/other-currencies.js';
import { Stat, Stats } from '../../../ui/status.js';
import { Table, type Column } from '../../../ui/table.js';
import { Day } from '../../../ui/times.js';
import { ExportButton } from './export-button.js';
import { useClientFilter, useDaysFilter, useFilters } from '../use-filters.js';

const columns: readonly Column<CreditNote>[] = [
  {
    id: 'number',
    header: 'Credit note',
    isRowHeader: true,
    cell: ({ id, credit_note_number }) => (
      <Link to="/billing/credit-notes/$creditNoteId" params={{ creditNoteId: id }} kind="quiet">
        {credit_note_number}
      </Link>
    ),
  },
  {
    id: 'credit_date',
    header: 'Date',
    width: 112,
    isSortable: true,
    cell: ({ credit_date }) => <Day day={credit_date} />,
  },
  { id: 'client', header: 'Client', width: '2fr', cell: ({ client_name }) => <span dir="auto">{client_name}</span> },
  {
    id: 'invoice',
    header: 'Invoice',
    width: 120,
    cell: ({ invoice_id, invoice_number }) => (
      <Link to="/billing/invoices/$invoiceId" params={{ invoiceId: invoice_id }} kind="quiet">
        {invoice_number}
      </Link>
    ),
  },
  {
    id: 'reason',
    header: 'Reason',
    width: '2fr',
    isHiddenOnPhone: true,
    cell: ({ reason }) => <span dir="auto">{reason}</span>,
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    width: 128,
    isSortable: true,
    cell: ({ amounts, currency }) => <Money amount={amounts.total} currency={currency} />,
  },
];

export function CreditNotesTab() {
  const { filters, set, clear, sort, onSort } = useFilters('credit-notes', listCreditNotesFilters, 'credit_date');
  const rows = useListPages((page) => listCreditNotesOptions({ ...filters, ...page }));
  const navigate = useNavigate();
  const chips = [
    useClientFilter(filters.client_id, set),
    useDaysFilter({
      label: 'Dated',
      from: filters.from,
      to: filters.to,
      set: (days) => set({ from: days?.from, to: days?.to }),
    }),
  ];
  const summary = rows.first?.summary;
  return (
    <div className="billing-list">
      {summary && (
        <Stats>
          <Stat label="Credit notes" value={<Count count={summary.count} />} />
          {summary.total_credited !== undefined && (
            <Stat
              label="Credited"
              value={<Money amount={summary.total_credited} />}
              detail={
                <>
                  <Money amount={summary.total_before_tax} /> before tax
                </>
              }
            />
          )}
        </Stats>
      )}
      <OtherCurrencies
        names={['Credited', 'Before tax']}
        sums={(summary?.other_currencies ?? []).map((one) => ({
          currency: one.currency,
          amounts: [one.total_credited, one.total_before_tax],
        }))}
      />
      <FilterBar screen="credit-notes" filters={chips} onClear={clear}>
        <ExportButton send={() => docket.creditNotes.list({ ...filters, format: 'csv' })} name="credit-notes.csv" />
      </FilterBar>
      <Table
        label="Credit notes"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ credit_note_number, client_name }) => `${credit_note_number}, ${client_name}`}
        onOpen={({ id }) => void navigate({ to: '/billing/credit-notes/$creditNoteId', params: { creditNoteId: id } })}
        sort={sort}
        onSort={onSort}
        isMain
        empty={
          <Empty
            title={
              chips.some(({ value }) => value !== null) ? 'No credit note fits these filters' : 'No credit notes yet'
            }
          >
            A credit note is made from the invoice that it corrects.
          </Empty>
        }
      />
    </div>
  );
}
