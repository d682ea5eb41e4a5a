/** Records a payment of a client over its open invoices: the oldest are proposed first, and the rest is credit. */
import type { Client, PaymentMethod } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import {
  AllocationFields,
  allocationsOf,
  type PayableInvoice,
  type TypedParts,
} from '../../entities/payment/allocation-fields.js';
import { usePayableInvoices } from '../../entities/payment/use-payable-invoices.js';
import { createPaymentFields as limits } from '../../generated/fields.js';
import { paymentMethodLabels } from '../../generated/labels.js';
import { DayField } from '../../ui/day-field.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, FormRow, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { useToday } from '../../ui/locale.js';
import { Problem, Skeleton } from '../../ui/notice.js';
import { MoneyField } from '../../ui/number-field.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import { t } from '../../messages/text.js';

const methods = optionsOf(paymentMethodLabels);

export interface RecordPaymentProps {
  readonly client: Client;
  readonly onClose: () => void;
}

export function RecordPayment({ client, onClose }: RecordPaymentProps) {
  const { invoices, error, refetch } = usePayableInvoices(client.id, client.billing.currency);
  return (
    <Dialog title={t('payments.recordPayment')} isOpen isPersistent onClose={onClose}>
      {error && <Problem error={error} onRetry={refetch} />}
      {!invoices && !error && <Skeleton lines={4} />}
      {invoices && <PaymentForm client={client} invoices={invoices} onClose={onClose} />}
    </Dialog>
  );
}

interface Typed {
  readonly amount: number | null;
  readonly date: string | null;
  readonly method: PaymentMethod | null;
  readonly reference: string;
  readonly parts: TypedParts;
}

function PaymentForm({
  client,
  invoices,
  onClose,
}: RecordPaymentProps & { readonly invoices: readonly PayableInvoice[] }) {
  const { id, billing } = client;
  const { currency } = billing;
  const [typed, setTyped] = useState<Typed>({ amount: null, date: useToday(), method: null, reference: '', parts: [] });
  const set = (changed: Partial<Typed>): void => setTyped((before) => ({ ...before, ...changed }));
  const { allocations } = allocationsOf(typed.amount, invoices, typed.parts);
  const change = useChange({
    operation: 'createPayment',
    send: async (amount: number) =>
      docket.payments.create({
        client_id: id,
        currency,
        amount,
        ...(typed.date !== null && { date: typed.date }),
        method: typed.method,
        reference: typed.reference.trim() || null,
        allocations,
      }),
    handlesErrors: true,
    successMessage: t('payments.paymentRecorded'),
    onDone: onClose,
  });
  return (
    <Form
      draft={{ name: 'client-payment', id, value: typed, restore: setTyped }}
      onSubmit={async () => (typed.amount === null ? undefined : change.mutateAsync(typed.amount))}
    >
      <FormRow>
        <MoneyField
          label={t('common.amount')}
          name="amount"
          value={typed.amount}
          onChange={(amount) => set({ amount })}
          currency={currency}
          limits={{ ...limits.amount, required: true }}
          autoFocus
        />
        <DayField label={t('common.date')} name="date" value={typed.date} onChange={(date) => set({ date })} />
      </FormRow>
      <FormRow>
        <SelectField
          label={t('payments.paymentMethod')}
          name="method"
          options={methods}
          value={typed.method}
          onChange={(method) => set({ method })}
          noneLabel={t('payments.unknownMethod')}
        />
        <TextField
          label={t('payments.paymentReference')}
          name="reference"
          value={typed.reference}
          onChange={(reference) => set({ reference })}
          limits={limits.reference}
        />
      </FormRow>
      <AllocationFields
        paid={typed.amount}
        currency={currency}
        invoices={invoices}
        parts={typed.parts}
        onChange={(parts) => set({ parts })}
      />
      <FormActions>
        <SubmitButton>{t('payments.recordPayment')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
