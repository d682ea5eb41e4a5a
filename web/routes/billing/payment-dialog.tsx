/** A payment that has come in, all of what is outstanding unless changed. */
import type { InvoiceSettlement, PaymentMethod } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { recordInvoicePaymentFields } from '../../generated/fields.js';
import { paymentMethodLabels } from '../../generated/labels.js';
import { DayField } from '../../ui/day-field.js';
import { Money } from '../../ui/figures.js';
import { FormRow } from '../../ui/form.js';
import { useToday } from '../../ui/locale.js';
import { MoneyField } from '../../ui/number-field.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { DeedForm, useInvoiceBasis } from './deed-form.js';
import type { DoingProps } from './invoice-doing.js';

const methods = optionsOf(paymentMethodLabels);

export function PaymentDialog({ invoice, onClose }: DoingProps) {
  const { currency, amounts } = invoice;
  const [amount, setAmount] = useState<number | null>(amounts.outstanding ?? null);
  const [date, setDate] = useState<string | null>(useToday());
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  const [reference, setReference] = useState('');
  const [notes, setNotes] = useState('');
  const standing = useInvoiceBasis(invoice);
  const change = useChange<number, InvoiceSettlement>({
    operation: 'recordInvoicePayment',
    send: (paid) =>
      docket.invoices.recordPayment(
        invoice.id,
        {
          amount: paid,
          ...(date !== null && { date }),
          method,
          reference: reference.trim() || null,
          notes: notes.trim() || null,
        },
        { ifMatch: standing.ifMatch },
      ),
    said: ({ status }) => (status === 'paid' ? 'Paid in full' : 'Payment recorded'),
    onDone: onClose,
    showsProblems: true,
  });
  return (
    <DeedForm
      title="Record payment"
      action="Record payment"
      standing={standing}
      currency={invoice.currency}
      onSubmit={() => (amount === null ? undefined : change.mutateAsync(amount))}
      onClose={onClose}
    >
      <p>
        <Money amount={amounts.outstanding} currency={currency} /> of{' '}
        <Money amount={amounts.total} currency={currency} /> are outstanding.
      </p>
      <FormRow>
        <MoneyField
          label="Amount"
          name="amount"
          value={amount}
          onChange={setAmount}
          currency={currency}
          limits={recordInvoicePaymentFields.amount}
          autoFocus
        />
        <DayField label="Date" name="date" value={date} onChange={setDate} />
      </FormRow>
      <FormRow>
        <SelectField
          label="Method"
          name="method"
          options={methods}
          value={method}
          onChange={setMethod}
          noneLabel="Not known"
        />
        <TextField
          label="Reference"
          name="reference"
          value={reference}
          onChange={setReference}
          limits={recordInvoicePaymentFields.reference}
        />
      </FormRow>
      <TextArea
        label="Internal notes"
        name="notes"
        value={notes}
        onChange={setNotes}
        limits={recordInvoicePaymentFields.notes}
        rows={2}
      />
    </DeedForm>
  );
}
