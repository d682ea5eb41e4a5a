/** What a payment provider leaves to people: disputes to answer, and refunds that it could not make. */
import type { PaymentSummary } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../../api/session.js';
import { listPaymentsOptions } from '../../../generated/queries.js';
import { Money } from '../../../ui/amounts.js';
import { addDays } from '../../../ui/days.js';
import { Link } from '../../../ui/link.js';
import { Moment } from '../../../ui/times.js';
import { useToday } from '../../../ui/locale.js';
import { maxRows, todayBlock, TodayRow, type TodayBlock } from '../today-block.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

/** Disputes have a few days, and few are open at once: the most urgent of these are shown. */
const readDisputes = 50;

export function useDisputesBlock(): TodayBlock {
  const { can } = useSession();
  const filters = { dispute_status: ['needs_response' as const] };
  const query = useQuery({
    ...listPaymentsOptions({ ...filters, per_page: readDisputes }),
    enabled: can('listPayments') && can('refundInvoicePayment'),
  });
  const open = (query.data?.data ?? []).toSorted((a, b) => dueOf(a).localeCompare(dueOf(b)));
  return todayBlock({
    id: 'disputes',
    title: t('today.disputes'),
    total: query.data?.pagination.total,
    all: (
      <Link to="/billing" search={{ tab: 'payments', ...filters }}>
        {t('common.all')}
      </Link>
    ),
    queries: [query],
    rows: open.slice(0, maxRows).map((payment) => (
      <PaymentRow
        key={payment.id}
        payment={payment}
        detail={rich('today.respondBy', {
          money: <Money amount={payment.dispute?.amount} currency={payment.currency} />,
          day: <Moment at={payment.dispute?.due_by} isExact />,
        })}
      />
    )),
  });
}

const dueOf = ({ dispute }: PaymentSummary): string => dispute?.due_by ?? '9';

/** Days for which a refund that failed is shown: who decides to leave the money where it is has nothing to do. */
const shownDays = 60;

export function useFailedRefundsBlock(): TodayBlock {
  const { can } = useSession();
  const filters = { refund_failed: true, from: addDays(useToday(), -shownDays) };
  const query = useQuery({
    ...listPaymentsOptions({ ...filters, per_page: maxRows }),
    enabled: can('listPayments') && can('refundInvoicePayment'),
  });
  return todayBlock({
    id: 'refunds-failed',
    title: t('today.refundsFailed'),
    total: query.data?.pagination.total,
    all: (
      <Link to="/billing" search={{ tab: 'payments', ...filters }}>
        {t('common.all')}
      </Link>
    ),
    queries: [query],
    rows: (query.data?.data ?? []).map((payment) => (
      <PaymentRow
        key={payment.id}
        payment={payment}
        detail={rich('today.refundError', {
          money: <Money amount={payment.amount} currency={payment.currency} />,
          reason: payment.refund_error ?? '',
        })}
      />
    )),
  });
}

/** Leads to the invoice for which the payment was received, or else to the client. */
function PaymentRow({ payment, detail }: { readonly payment: PaymentSummary; readonly detail: ReactNode }) {
  const { invoice_id: invoiceId, invoice_number, client_id: clientId, client_name } = payment;
  return (
    <TodayRow
      title={
        invoiceId === null ? (
          <Link to="/clients/$clientId" params={{ clientId }} search={{ tab: 'statement' }} kind="quiet" dir="auto">
            {client_name}
          </Link>
        ) : (
          <Link to="/billing/invoices/$invoiceId" params={{ invoiceId }} kind="quiet">
            {invoice_number} <bdi>{client_name}</bdi>
          </Link>
        )
      }
      detail={detail}
    />
  );
}
