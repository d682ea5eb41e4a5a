/** Records a payment of a client over its open invoices: the oldest are proposed first, and the rest is credit. */
import type { Client, InvoiceSummary, PaymentMethod } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { proposeAmounts } from '../../entities/invoice/proposed-amounts.js';
import { createPaymentFields as limits } from '../../generated/fields.js';
import { paymentMethodLabels } from '../../generated/labels.js';
import { listInvoicesOptions } from '../../generated/queries.js';
import { Money, useMoneyText } from '../../ui/amounts.js';
import { DayField } from '../../ui/day-field.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, FormRow, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { useToday } from '../../ui/locale.js';
import { Problem, Skeleton } from '../../ui/notice.js';
import { MoneyField } from '../../ui/number-field.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

const methods = optionsOf(paymentMethodLabels);

export interface RecordPaymentProps {
  readonly client: Client;
  readonly onClose: () => void;
}

export function RecordPayment({ client, onClose }: RecordPaymentProps) {
  const { data, error, refetch } = useQuery(
    listInvoicesOptions({
      client_id: client.id,
      status: ['sent', 'viewed', 'partial', 'overdue'],
      sort: 'invoice_date',
      order: 'asc',
      per_page: 100,
    }),
  );
  const open = data?.data.filter(({ currency }) => currency === client.billing.currency);
  return (
    <Dialog title={t('clients.recordPayment')} isOpen isPersistent onClose={onClose}>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!open && !error && <Skeleton lines={4} />}
      {open && <PaymentForm client={client} invoices={open} onClose={onClose} />}
    </Dialog>
  );
}

interface Typed {
  readonly amount: number | null;
  readonly date: string | null;
  readonly method: PaymentMethod | null;
  readonly reference: string;
  /** The amounts that were changed, by invoice. */
  readonly parts: readonly (readonly [string, number | null])[];
}

function PaymentForm({
  client,
  invoices,
  onClose,
}: RecordPaymentProps & { readonly invoices: readonly InvoiceSummary[] }) {
  const { id, billing } = client;
  const { currency } = billing;
  const write = useMoneyText();
  const [typed, setTyped] = useState<Typed>({ amount: null, date: useToday(), method: null, reference: '', parts: [] });
  const set = (changed: Partial<Typed>): void => setTyped((before) => ({ ...before, ...changed }));
  const { amounts, rest } = proposeAmounts(
    typed.amount ?? 0,
    invoices.map((invoice) => ({ id: invoice.id, outstanding: invoice.amounts.outstanding ?? 0 })),
    new Map(typed.parts),
  );
  const allocations = [...amounts].flatMap(([invoice_id, part]) => (part > 0 ? [{ invoice_id, amount: part }] : []));
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
    successMessage: t('clients.paymentRecorded'),
    onDone: onClose,
  });
  const changePart = (invoiceId: string, part: number | null): void =>
    set({ parts: [...typed.parts.filter(([other]) => other !== invoiceId), [invoiceId, part]] });
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
          label={t('clients.paymentMethod')}
          name="method"
          options={methods}
          value={typed.method}
          onChange={(method) => set({ method })}
          noneLabel={t('clients.unknownMethod')}
        />
        <TextField
          label={t('clients.paymentReference')}
          name="reference"
          value={typed.reference}
          onChange={(reference) => set({ reference })}
          limits={limits.reference}
        />
      </FormRow>
      <p>{invoices.length === 0 ? t('clients.noOpenInvoices') : t('clients.oldestInvoicesFirst')}</p>
      {invoices.map((invoice) => (
        <MoneyField
          key={invoice.id}
          label={t('clients.amountForInvoice', { invoiceNumber: invoice.invoice_number })}
          name={nameOf(
            allocations.findIndex(({ invoice_id }) => invoice_id === invoice.id),
            invoice.id,
          )}
          value={amounts.get(invoice.id) ?? null}
          onChange={(part) => changePart(invoice.id, part)}
          currency={currency}
          limits={{ minimum: 0, maximum: invoice.amounts.outstanding, decimals: 3 }}
          hint={t('clients.isOutstanding', { money: write(invoice.amounts.outstanding ?? 0, currency) })}
        />
      ))}
      <p role="status">
        {rest < 0
          ? rich('clients.allocatedTooMuch', { money: <Money amount={-rest} currency={currency} /> })
          : rich('clients.restIsCredit', { money: <Money amount={rest} currency={currency} /> })}
      </p>
      <FormActions>
        <SubmitButton>{t('clients.recordPayment')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** The place in the request, at which a problem of the amount is reported. */
const nameOf = (index: number, invoiceId: string): string =>
  index === -1 ? `part.${invoiceId}` : `allocations.${index}.amount`;
