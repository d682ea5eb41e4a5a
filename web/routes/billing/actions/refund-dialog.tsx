/** Refunds a payment: all of it, unless an amount is given. */
import type { Invoice, InvoiceSettlement, Payment } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { refundInvoicePaymentFields } from '../../../generated/fields.js';
import { Money } from '../../../ui/amounts.js';
import { MoneyField } from '../../../ui/number-field.js';
import { TextArea } from '../../../ui/text-field.js';
import { ActionForm, useInvoiceVersion } from './action-form.js';
import type { InvoiceDialogProps } from './invoice-actions.js';
import { sumOf } from '../../../ui/text/exact.js';

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
  const edit = useInvoiceVersion(invoice);
  const change = useChange<void, InvoiceSettlement>({
    operation: 'refundInvoicePayment',
    send: () =>
      docket.invoices.refundPayment(
        invoice.id,
        payment.id,
        { ...(amount !== null && { amount }), reason: reason.trim() || null },
        { ifMatch: edit.ifMatch },
      ),
    successMessage: 'Refund recorded',
    onDone: onClose,
    handlesErrors: true,
  });
  return (
    <ActionForm
      title="Refund payment"
      action="Record refund"
      edit={edit}
      currency={invoice.currency}
      onSubmit={() => change.mutateAsync()}
      onClose={onClose}
    >
      <p>
        The payment was <Money amount={payment.amount} currency={currency} />
        {(payment.refunded_amount ?? 0) > 0 && (
          <>
            , of which <Money amount={payment.refunded_amount} currency={currency} /> are refunded
          </>
        )}
        .
      </p>
      <MoneyField
        label="Amount"
        name="amount"
        value={amount}
        onChange={setAmount}
        currency={currency}
        limits={refundInvoicePaymentFields.amount}
        hint="Left empty, all that is not refunded yet."
        autoFocus
      />
      <TextArea
        label="Reason"
        name="reason"
        value={reason}
        onChange={setReason}
        limits={refundInvoicePaymentFields.reason}
        rows={2}
      />
    </ActionForm>
  );
}
