/** All payments and refunds, with their totals. */
import type { PaymentListSummary, PaymentSummary } from 'docket-sdk';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { disputeStatusLabels, paymentMethodLabels, paymentTypeLabels } from '../../../generated/labels.js';
import { listPaymentsFilters } from '../../../generated/lists.js';
import { listPaymentsOptions } from '../../../generated/queries.js';
import { FilterBar, type Filter } from '../../../ui/filter-bar.js';
import { Money, None } from '../../../ui/amounts.js';
import { Link } from '../../../ui/link.js';
import { useListPages } from '../../../ui/list-pages.js';
import { Empty } from '../../../ui/notice.js';
import { OtherCurrencies } from '../../../ui/other-currencies.js';
import { optionsOf, SelectField } from '../../../ui/select-field.js';
import { lazyPart, Part } from '../../../ui/part.js';
import { Stat, Stats } from '../../../ui/stats.js';
import { Table, type Column } from '../../../ui/table/table.js';
import { Day } from '../../../ui/times.js';
import { useListView } from '../../../entities/saved-view/use-list-view.js';
import { ExportMenu } from '../../../entities/export-menu.js';
import { PaymentState } from '../invoice/payment-state.js';
import { flagFilter, useClientFilter, useDaysFilter, useFilters } from '../use-filters.js';
import { t } from '../../../messages/text.js';

const PaymentDrawer = lazyPart(
  async () => import('../payments/payment-drawer.js').then((module) => module.PaymentDrawer),
  'payments',
);

const paymentColumns: readonly Column<PaymentSummary>[] = [
  {
    id: 'date',
    header: t('common.date'),
    width: 'fit',
    isSortable: true,
    cell: ({ date }) => <Day day={date} />,
  },
  {
    id: 'invoice',
    header: t('common.invoice'),
    width: 'fit',
    isRowHeader: true,
    cell: ({ invoice_id, invoice_number }) =>
      invoice_id === null ? (
        <None />
      ) : (
        <Link to="/billing/invoices/$invoiceId" params={{ invoiceId: invoice_id }} kind="quiet">
          {invoice_number}
        </Link>
      ),
  },
  {
    id: 'client',
    header: t('common.client'),
    width: '2fr',
    cell: ({ client_name }) => <span dir="auto">{client_name}</span>,
  },
  {
    id: 'type',
    header: t('common.type'),
    width: 'fit',
    phone: 'state',
    cell: (payment) => (
      <>
        {paymentTypeLabels[payment.type]} <PaymentState {...payment} />
      </>
    ),
  },
  {
    id: 'method',
    header: t('billing.method'),
    width: 'fit',
    cell: ({ method }) => method && paymentMethodLabels[method],
  },
  {
    id: 'reference',
    header: t('billing.reference'),
    width: '1.5fr',
    isHiddenOnPhone: true,
    cell: ({ reference, reason }) => <span dir="auto">{reference ?? reason}</span>,
  },
  {
    id: 'amount',
    header: t('common.amount'),
    align: 'end',
    width: 'fit',
    isSortable: true,
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
];

export function PaymentsTab() {
  const { filters, set, clear, sort, onSort } = useFilters('payments', listPaymentsFilters, 'date');
  const rows = useListPages((page) => listPaymentsOptions({ ...filters, ...page }));
  const list = useListView({ screen: 'payments', rules: listPaymentsFilters, columns: paymentColumns });
  const { payment } = useSearch({ from: '/billing' });
  const navigate = useNavigate({ from: '/billing' });
  const open = (id: string): void => void navigate({ search: (before) => ({ ...before, payment: id }) });
  const close = (): void => void navigate({ search: ({ payment: _payment, ...rest }) => rest, replace: true });
  const { can } = useSession();
  const chips: Filter[] = [
    useClientFilter(filters.client_id, set),
    useDaysFilter({
      label: t('common.date'),
      from: filters.from,
      to: filters.to,
      set: (days) => set({ from: days?.from, to: days?.to }),
    }),
    choiceFilter(t('common.type'), paymentTypeLabels, filters.type?.[0], (one) => set({ type: one && [one] })),
    choiceFilter(t('billing.method'), paymentMethodLabels, filters.method?.[0], (one) => set({ method: one && [one] })),
    choiceFilter(t('billing.dispute'), disputeStatusLabels, filters.dispute_status?.[0], (one) =>
      set({ dispute_status: one && [one] }),
    ),
    flagFilter({
      id: 'refund_failed',
      label: t('billing.refundFailed'),
      words: t('billing.refundFailedOnly'),
      value: filters.refund_failed,
      set: (refund_failed) => set({ refund_failed }),
    }),
  ];
  return (
    <div className="billing-list">
      {rows.first && <Sums summary={rows.first.summary} />}
      <FilterBar menus={list.menus} filters={chips} onClear={clear}>
        {can('listBankImports') && <Link to="/billing/bank">{t('billing.bankStatements')}</Link>}
        <ExportMenu send={(format) => docket.payments.list({ ...filters, ...format })} name="payments.csv" />
      </FilterBar>
      <Table
        label={t('billing.payments')}
        {...list.table}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ invoice_number, client_name }) =>
          invoice_number === null
            ? t('billing.paymentBy', { clientName: client_name })
            : t('billing.paymentOn', { invoiceNumber: invoice_number, clientName: client_name })
        }
        onOpen={({ id }) => open(id)}
        sort={sort}
        onSort={onSort}
        isMain
        empty={
          <Empty
            title={
              chips.some(({ value }) => value !== null) ? t('billing.noPaymentsMatch') : t('billing.noPaymentsYet')
            }
          >
            {t('billing.paymentsEmptyHint')}
          </Empty>
        }
      />
      {payment !== undefined && (
        <Part key={payment} onClose={close}>
          <PaymentDrawer id={payment} onClose={close} />
        </Part>
      )}
    </div>
  );
}

function Sums({ summary }: { readonly summary: PaymentListSummary }) {
  const { total_received, total_refunded, net, other_currencies: others = [] } = summary;
  if (net === undefined) return null;
  return (
    <>
      <Stats>
        <Stat label={t('billing.received')} value={<Money amount={total_received} />} />
        <Stat label={t('billing.refunded')} value={<Money amount={total_refunded} />} />
        <Stat label={t('billing.net')} value={<Money amount={net} />} />
      </Stats>
      <OtherCurrencies
        names={[t('billing.received'), t('billing.refunded'), t('billing.net')]}
        sums={others.map((one) => ({
          currency: one.currency,
          amounts: [one.total_received, one.total_refunded, one.net],
        }))}
      />
    </>
  );
}

/** A filter by one value of an enum. */
const choiceFilter = <Id extends string>(
  label: string,
  labels: Readonly<Record<Id, string>>,
  chosen: Id | undefined,
  set: (chosen: Id | undefined) => void,
): Filter => ({
  id: label,
  label,
  value: chosen === undefined ? null : labels[chosen],
  onRemove: () => set(undefined),
  edit: (close) => (
    <SelectField
      label={label}
      options={optionsOf(labels)}
      value={chosen ?? null}
      onChange={(one) => {
        set(one ?? undefined);
        close();
      }}
      autoFocus
    />
  ),
});
