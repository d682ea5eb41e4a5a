/** Refunds a payment: all of it, unless an amount is given. */
import type { Invoice, InvoiceSettlement, Payment } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { refundInvoicePaymentFields } from '../../../generated/fields.js';
import { Money } from '../../../ui/amounts.js';
import { CheckboxField } from '../../../ui/check-field.js';
import { MoneyField } from '../../../ui/number-field.js';
import { TextArea } from '../../../ui/text-field.js';
import { ActionForm, useInvoiceVersion } from './action-form.js';
import type { InvoiceDialogProps } from './invoice-actions.js';
import { sumOf } from '../../../ui/text/exact.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

/**
 * The part of this payment that exceeds the invoice, such as after a credit note. Null refunds all that is left of it.
 */
function refundOf({ amounts }: Invoice, { amount = 0, refunded_amount = 0 }: Payment): number | null {
  const { refundable = 0 } = amounts;
  const left = sumOf([amount, -refunded_amount]);
  return refundable > 0 && refundable < left ? refundable : null;
}

export function RefundDialog({ invoice, onClose, payment }: InvoiceDialogProps & { readonly payment: Payment }) {
  const { currency } = payment;
  const [amount, setAmount] = useState<number | null>(refundOf(invoice, payment));
  const [reason, setReason] = useState('');
  const [isAtProvider, setAtProvider] = useState(true);
  const edit = useInvoiceVersion(invoice);
  const change = useChange<void, InvoiceSettlement>({
    operation: 'refundInvoicePayment',
    send: () =>
      docket.invoices.refundPayment(
        invoice.id,
        payment.id,
        {
          ...(amount !== null && { amount }),
          reason: reason.trim() || null,
          ...(payment.provider !== null && { at_provider: isAtProvider }),
        },
        { ifMatch: edit.ifMatch },
      ),
    successMessage: t('billing.refundRecorded'),
    onDone: onClose,
    handlesErrors: true,
  });
  return (
    <ActionForm
      draft={{
        name: 'refund',
        id: payment.id,
        value: { amount, reason, isAtProvider },
        restore: (last) => {
          setAmount(last.amount);
          setReason(last.reason);
          setAtProvider(last.isAtProvider);
        },
      }}
      title={t('billing.refundPayment')}
      action={t('billing.recordRefund')}
      edit={edit}
      currency={invoice.currency}
      onSubmit={() => change.mutateAsync()}
      onClose={onClose}
    >
      <p>
        {(payment.refunded_amount ?? 0) > 0
          ? rich('billing.paymentOfWhichRefunded', {
              amount: <Money amount={payment.amount} currency={currency} />,
              refunded: <Money amount={payment.refunded_amount} currency={currency} />,
            })
          : rich('billing.paymentOfAmount', { amount: <Money amount={payment.amount} currency={currency} /> })}
      </p>
      <MoneyField
        label={t('common.amount')}
        name="amount"
        value={amount}
        onChange={setAmount}
        currency={currency}
        limits={refundInvoicePaymentFields.amount}
        hint={t('billing.refundRestHint')}
        autoFocus
      />
      <TextArea
        label={t('common.reason')}
        name="reason"
        value={reason}
        onChange={setReason}
        limits={refundInvoicePaymentFields.reason}
        rows={2}
      />
      {payment.provider !== null && (
        <CheckboxField
          label={t('common.refundAtProvider')}
          hint={t('common.refundAtProviderHint')}
          name="at_provider"
          value={isAtProvider}
          onChange={setAtProvider}
        />
      )}
    </ActionForm>
  );
}
