/** Records a payment. The outstanding amount is preset. */
import type { Invoice, InvoiceSettlement, PaymentMethod } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { recordInvoicePaymentFields } from '../../../generated/fields.js';
import { paymentMethodLabels } from '../../../generated/labels.js';
import { DayField } from '../../../ui/day-field.js';
import { Dialog } from '../../../ui/dialog.js';
import { Money } from '../../../ui/amounts.js';
import { FormRow } from '../../../ui/form.js';
import { useToday } from '../../../ui/locale.js';
import { MoneyField } from '../../../ui/number-field.js';
import { optionsOf, SelectField } from '../../../ui/select-field.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { FormOnInvoice, useInvoiceVersion } from './action-form.js';
import type { InvoiceDialogProps } from './invoice-actions.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

const methods = optionsOf(paymentMethodLabels);

export function PaymentDialog({ invoice, onClose }: InvoiceDialogProps) {
  const today = useToday();
  const [defaults, setSlip] = useState<PaymentDefaults>({ date: today, method: null });
  return (
    <Dialog title={t('billing.recordPayment')} isOpen onClose={onClose} size="s" isPersistent>
      <PaymentForm invoice={invoice} defaults={defaults} onDefaults={setSlip} onDone={onClose} />
    </Dialog>
  );
}

/** Values that several payments of one bank statement share. */
export interface PaymentDefaults {
  readonly date: string | null;
  readonly method: PaymentMethod | null;
}

interface PaymentFormProps {
  readonly invoice: Invoice;
  readonly defaults: PaymentDefaults;
  readonly onDefaults: (defaults: PaymentDefaults) => void;
  readonly onDone: (settlement: InvoiceSettlement, paid: number) => void;
}

export function PaymentForm({ invoice, defaults: { date, method }, onDefaults, onDone }: PaymentFormProps) {
  const { currency, amounts } = invoice;
  const [amount, setAmount] = useState<number | null>(amounts.outstanding ?? null);
  const [reference, setReference] = useState('');
  const [notes, setNotes] = useState('');
  const edit = useInvoiceVersion(invoice);
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
        { ifMatch: edit.ifMatch },
      ),
    successMessage: ({ status }) => (status === 'paid' ? t('billing.paidInFull') : t('billing.paymentRecorded')),
    onDone,
    handlesErrors: true,
  });
  return (
    <FormOnInvoice
      draft={{
        name: 'payment',
        id: invoice.id,
        value: { amount, reference, notes, date, method },
        restore: (last) => {
          setAmount(last.amount);
          setReference(last.reference);
          setNotes(last.notes);
          onDefaults({ date: last.date, method: last.method });
        },
      }}
      action={t('billing.recordPayment')}
      edit={edit}
      currency={currency}
      onSubmit={() => (amount === null ? undefined : change.mutateAsync(amount))}
    >
      <p>
        {rich('billing.outstandingOf', {
          money: <Money amount={amounts.outstanding} currency={currency} />,
          money2: <Money amount={amounts.total} currency={currency} />,
        })}
      </p>
      <FormRow>
        <MoneyField
          label={t('common.amount')}
          name="amount"
          value={amount}
          onChange={setAmount}
          currency={currency}
          limits={{ ...recordInvoicePaymentFields.amount, required: true }}
          autoFocus
        />
        <DayField
          label={t('common.date')}
          name="date"
          value={date}
          onChange={(day) => onDefaults({ date: day, method })}
        />
      </FormRow>
      <FormRow>
        <SelectField
          label={t('billing.method')}
          name="method"
          options={methods}
          value={method}
          onChange={(chosen) => onDefaults({ date, method: chosen })}
          noneLabel={t('billing.unspecified')}
        />
        <TextField
          label={t('billing.reference')}
          name="reference"
          value={reference}
          onChange={setReference}
          limits={recordInvoicePaymentFields.reference}
        />
      </FormRow>
      <TextArea
        label={t('common.internalNotes')}
        name="notes"
        value={notes}
        onChange={setNotes}
        limits={recordInvoicePaymentFields.notes}
        rows={2}
      />
    </FormOnInvoice>
  );
}
