/** One payment or refund beside the list: what it pays, what of it is credit, and what its provider says. */
import type { ClientPayment } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isGone } from '../../../api/gone.js';
import { useSession } from '../../../api/session.js';
import { NameOf } from '../../../entities/name-of.js';
import {
  disputeStatusLabels,
  paymentMethodLabels,
  paymentTypeLabels,
  refundStatusLabels,
} from '../../../generated/labels.js';
import { getPaymentOptions } from '../../../generated/queries.js';
import { Money } from '../../../ui/amounts.js';
import { Button } from '../../../ui/button.js';
import { Drawer } from '../../../ui/dialog.js';
import { Link } from '../../../ui/link.js';
import { Empty, Notice, Problem, Skeleton } from '../../../ui/notice.js';
import { Actions, DefinitionList, Section } from '../../../ui/page.js';
import { lazyPart, Part } from '../../../ui/part.js';
import { Day, Moment } from '../../../ui/times.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

const AllocatePayment = lazyPart(
  async () => import('./allocate-payment.js').then((module) => module.AllocatePayment),
  'payments',
);
const GiveBack = lazyPart(async () => import('./give-back.js').then((module) => module.GiveBack), 'payments');

interface PaymentDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

export function PaymentDrawer({ id, onClose }: PaymentDrawerProps) {
  const { data, error, refetch } = useQuery({ ...getPaymentOptions(id), throwOnError: false });
  return (
    <Drawer title={data ? paymentTypeLabels[data.type] : '…'} isOpen onClose={onClose}>
      {data ? (
        <PaymentDetails payment={data} />
      ) : !error ? (
        <Skeleton lines={8} />
      ) : isGone(error) ? (
        <Empty title={t('payments.noLongerExists')}>{t('common.itWasDeletedOrYouMay')}</Empty>
      ) : (
        <Problem error={error} onRetry={() => void refetch()} />
      )}
    </Drawer>
  );
}

function PaymentDetails({ payment }: { readonly payment: ClientPayment }) {
  return (
    <>
      {payment.refund_error !== null && <Notice kind="bad">{payment.refund_error}</Notice>}
      <PaymentActions payment={payment} />
      <PaymentFacts payment={payment} />
      <Allocations payment={payment} />
    </>
  );
}

function PaymentActions({ payment }: { readonly payment: ClientPayment }) {
  const { can } = useSession();
  const [dialog, setDialog] = useState<'allocate' | 'give-back' | null>(null);
  const { type, amount = 0, refunded_amount: refunded = 0, unallocated_amount: credit = 0 } = payment;
  const isAllocable = type === 'payment' && amount > refunded && can('updatePaymentAllocations');
  const isRefundable = credit > 0 && can('refundPayment');
  const close = (): void => setDialog(null);
  if (!isAllocable && !isRefundable) return null;
  return (
    <Actions>
      {isAllocable && (
        <Button icon="edit" onPress={() => setDialog('allocate')}>
          {t('payments.allocate')}
        </Button>
      )}
      {isRefundable && <Button onPress={() => setDialog('give-back')}>{t('payments.giveBack')}</Button>}
      {dialog !== null && (
        <Part onClose={close}>
          {dialog === 'allocate' ? (
            <AllocatePayment payment={payment} onClose={close} />
          ) : (
            <GiveBack payment={payment} onClose={close} />
          )}
        </Part>
      )}
    </Actions>
  );
}

function PaymentFacts({ payment }: { readonly payment: ClientPayment }) {
  const { client_id: clientId, currency, date, method, reference, reason, notes, amount } = payment;
  const { refunded_amount: refunded = 0, unallocated_amount: credit = 0 } = payment;
  const { provider, provider_fee: fee, dispute, refund_status: status } = payment;
  return (
    <DefinitionList
      facts={[
        {
          label: t('common.client'),
          value: (
            <Link to="/clients/$clientId" params={{ clientId }} search={{ tab: 'statement' }}>
              <NameOf id={clientId} />
            </Link>
          ),
        },
        { label: t('common.date'), value: <Day day={date} /> },
        { label: t('common.amount'), value: <Money amount={amount} currency={currency} /> },
        refunded > 0 && { label: t('payments.refunded'), value: <Money amount={refunded} currency={currency} /> },
        credit > 0 && { label: t('payments.credit'), value: <Money amount={credit} currency={currency} /> },
        method !== null && { label: t('payments.paymentMethod'), value: paymentMethodLabels[method] },
        reference !== null && { label: t('payments.paymentReference'), value: reference },
        reason !== null && { label: t('common.reason'), value: reason },
        notes !== null && { label: t('common.notes'), value: notes },
        provider !== null && { label: t('payments.provider'), value: provider },
        fee !== null && { label: t('payments.fee'), value: <Money amount={fee.amount} currency={fee.currency} /> },
        status !== null && { label: t('common.status'), value: refundStatusLabels[status] },
        dispute !== null && {
          label: t('payments.dispute'),
          value:
            dispute.status === 'needs_response' && dispute.due_by !== null
              ? rich('payments.respondBy', {
                  state: disputeStatusLabels[dispute.status],
                  day: <Moment at={dispute.due_by} isExact />,
                })
              : disputeStatusLabels[dispute.status],
        },
      ]}
    />
  );
}

function Allocations({ payment: { allocations, currency } }: { readonly payment: ClientPayment }) {
  return (
    <Section title={t('common.invoices')}>
      {allocations.length === 0 && <p>{t('payments.noInvoices')}</p>}
      {allocations.map(({ invoice_id: invoiceId, invoice_number, amount }) => (
        <p key={invoiceId}>
          <Link to="/billing/invoices/$invoiceId" params={{ invoiceId }}>
            {invoice_number}
          </Link>{' '}
          <Money amount={amount} currency={currency} />
        </p>
      ))}
    </Section>
  );
}
