/** All credit notes, with their totals. */
import { useNavigate } from '@tanstack/react-router';
import { docket } from '../../../api/docket.js';
import { listCreditNotesFilters } from '../../../generated/lists.js';
import { listCreditNotesOptions } from '../../../generated/queries.js';
import { FilterBar } from '../../../ui/filter-bar.js';
import { Count, Money } from '../../../ui/amounts.js';
import { useListPages } from '../../../ui/list-pages.js';
import { Empty } from '../../../ui/notice.js';
import { OtherCurrencies } from '../../../ui/other-currencies.js';
import { Stat, Stats } from '../../../ui/stats.js';
import { Table } from '../../../ui/table/table.js';
import { useListView } from '../../../entities/saved-view/use-list-view.js';
import { creditNoteColumns } from '../../../entities/credit-note/credit-note-columns.js';
import { ExportMenu } from '../../../entities/export-menu.js';
import { useClientFilter, useDaysFilter, useFilters } from '../use-filters.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

export function CreditNotesTab() {
  const { filters, set, clear, sort, onSort } = useFilters('credit-notes', listCreditNotesFilters, 'credit_date');
  const rows = useListPages((page) => listCreditNotesOptions({ ...filters, ...page }));
  const list = useListView({ screen: 'credit_notes', rules: listCreditNotesFilters, columns: creditNoteColumns });
  const navigate = useNavigate();
  const chips = [
    useClientFilter(filters.client_id, set),
    useDaysFilter({
      label: t('common.date'),
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
          <Stat label={t('billing.creditNotes')} value={<Count count={summary.count} />} />
          {summary.total_credited !== undefined && (
            <Stat
              label={t('billing.credited')}
              value={<Money amount={summary.total_credited} />}
              detail={<>{rich('billing.amountBeforeTax', { money: <Money amount={summary.total_before_tax} /> })}</>}
            />
          )}
        </Stats>
      )}
      <OtherCurrencies
        names={[t('billing.credited'), t('common.beforeTax')]}
        sums={(summary?.other_currencies ?? []).map((one) => ({
          currency: one.currency,
          amounts: [one.total_credited, one.total_before_tax],
        }))}
      />
      <FilterBar menus={list.menus} filters={chips} onClear={clear}>
        <ExportMenu send={(format) => docket.creditNotes.list({ ...filters, ...format })} name="credit-notes.csv" />
      </FilterBar>
      <Table
        label={t('billing.creditNotes')}
        {...list.table}
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
              chips.some(({ value }) => value !== null)
                ? t('billing.noCreditNotesMatch')
                : t('billing.noCreditNotesYet')
            }
          >
            {t('billing.createCreditNotesFromInvoices')}
          </Empty>
        }
      />
    </div>
  );
}
