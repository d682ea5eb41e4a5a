/** What a payment provider leaves to people: disputes to answer, and refunds that it could not make. */
import type { ListPaymentsQuery, PaymentSummary } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FiltersRead } from '../../../api/filters.js';
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
  return usePaymentsBlock({
    id: 'disputes',
    title: t('today.disputes'),
    filters: { dispute_status: ['needs_response'] },
    perPage: readDisputes,
    choose: (payments) => payments.toSorted((a, b) => dueOf(a).localeCompare(dueOf(b))).slice(0, maxRows),
    detailOf: ({ dispute, currency }) =>
      rich('today.respondBy', {
        money: <Money amount={dispute?.amount} currency={currency} />,
        day: <Moment at={dispute?.due_by} isExact />,
      }),
  });
}

const dueOf = ({ dispute }: PaymentSummary): string => dispute?.due_by ?? '9';

/** Days for which a refund that failed is shown: who decides to leave the money where it is has nothing to do. */
const shownDays = 60;

export function useFailedRefundsBlock(): TodayBlock {
  return usePaymentsBlock({
    id: 'refunds-failed',
    title: t('today.refundsFailed'),
    filters: { refund_failed: true, from: addDays(useToday(), -shownDays) },
    detailOf: ({ amount, currency, refund_error: error }) =>
      rich('today.refundError', { money: <Money amount={amount} currency={currency} />, reason: error ?? '' }),
  });
}

interface PaymentsBlock {
  readonly id: string;
  readonly title: string;
  readonly filters: Pick<FiltersRead<ListPaymentsQuery>, 'dispute_status' | 'refund_failed' | 'from'>;
  readonly perPage?: number;
  /** Of those that were read, the ones that are shown; all if omitted. */
  readonly choose?: (payments: readonly PaymentSummary[]) => readonly PaymentSummary[];
  readonly detailOf: (payment: PaymentSummary) => ReactNode;
}

function usePaymentsBlock({ id, title, filters, perPage = maxRows, choose, detailOf }: PaymentsBlock): TodayBlock {
  const { can } = useSession();
  const query = useQuery({
    ...listPaymentsOptions({ ...filters, per_page: perPage }),
    enabled: can('listPayments') && can('refundInvoicePayment'),
  });
  const found = query.data?.data ?? [];
  return todayBlock({
    id,
    title,
    total: query.data?.pagination.total,
    all: (
      <Link to="/billing" search={{ tab: 'payments', ...filters }}>
        {t('common.all')}
      </Link>
    ),
    queries: [query],
    rows: (choose?.(found) ?? found).map((payment) => (
      <PaymentRow key={payment.id} payment={payment} detail={detailOf(payment)} />
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
