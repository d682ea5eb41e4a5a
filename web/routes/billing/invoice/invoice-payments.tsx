/** The payments and refunds of an invoice. */
import type { Invoice, Payment } from 'docket-sdk';
import { useSession } from '../../../api/session.js';
import { paymentMethodLabels, paymentTypeLabels } from '../../../generated/labels.js';
import { Button } from '../../../ui/button.js';
import { Money } from '../../../ui/amounts.js';
import { rowsOf } from '../../../ui/list-pages.js';
import { Empty } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { Table, type Column } from '../../../ui/table/table.js';
import { Day, useDayText } from '../../../ui/times.js';
import { PaymentState } from './payment-state.js';
import { isRefundable, type InvoiceAction } from '../actions/invoice-actions.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

interface InvoicePaymentsProps {
  readonly invoice: Invoice;
  readonly onAction: (action: InvoiceAction) => void;
}

export function InvoicePayments({ invoice, onAction }: InvoicePaymentsProps) {
  const write = useDayText();
  const { can } = useSession();
  const refund = can('refundInvoicePayment') ? (payment: Payment) => onAction({ kind: 'refund', payment }) : undefined;
  return (
    <Section title={t('billing.payments')} isFlush>
      <Table
        label={t('billing.payments')}
        columns={columnsOf(refund)}
        rows={rowsOf(invoice.payments ?? [])}
        rowKey={({ id }) => id}
        rowName={({ date }) => t('billing.paymentOf', { date: write(date) })}
        empty={<Empty title={t('billing.noPaymentsYet')} />}
      />
    </Section>
  );
}

const columnsOf = (refund: ((payment: Payment) => void) | undefined): (Column<Payment> | false)[] => [
  { id: 'date', header: t('common.date'), width: 88, cell: ({ date }) => <Day day={date} /> },
  {
    id: 'type',
    header: t('common.type'),
    width: 88,
    cell: (payment) => (
      <>
        {paymentTypeLabels[payment.type]} <PaymentState {...payment} />
      </>
    ),
  },
  { id: 'method', header: t('billing.method'), width: 96, cell: ({ method }) => method && paymentMethodLabels[method] },
  {
    id: 'reference',
    header: t('billing.reference'),
    isHiddenOnPhone: true,
    cell: ({ reference, reason }) => <span dir="auto">{reference ?? reason}</span>,
  },
  {
    id: 'amount',
    header: t('common.amount'),
    align: 'end',
    width: 104,
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  refund !== undefined && {
    id: 'refund',
    header: t('common.actions'),
    isHeaderHidden: true,
    align: 'end',
    width: 104,
    cell: (payment) =>
      isRefundable(payment) && (
        <Button onPress={() => refund(payment)}>
          {rich(
            'billing.refundPaymentOf',
            { date: payment.date },
            { span: (words) => <span className="away">{words}</span> },
          )}
        </Button>
      ),
  },
];
