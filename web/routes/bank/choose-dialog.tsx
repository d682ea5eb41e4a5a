/** Books a line for another client or other invoices than proposed, or returns a payment that the user chooses. */
import type { BankLine, BankLineChoice, InvoiceSummary } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { ClientField } from '../../entities/client/client-field.js';
import { proposeAmounts } from '../../entities/invoice/proposed-amounts.js';
import { listInvoicesOptions, listPaymentsOptions } from '../../generated/queries.js';
import { Money, useMoneyText } from '../../ui/amounts.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { useDayText } from '../../ui/times.js';
import { MoneyField } from '../../ui/number-field.js';
import { SelectField } from '../../ui/select-field.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

export interface ChooseDialogProps {
  readonly line: BankLine;
  readonly onClose: () => void;
  readonly onDone: (line: BankLine) => void;
}

export function ChooseDialog({ line, onClose, onDone }: ChooseDialogProps) {
  const { id, import_id: importId, amount = 0, currency, text, proposals } = line;
  const [clientId, setClientId] = useState(proposals[0]?.client_id ?? null);
  const [parts, setParts] = useState<readonly (readonly [string, number | null])[]>([]);
  const [paymentId, setPaymentId] = useState<string | null>(proposals[0]?.payment_id ?? null);
  const { data } = useQuery({
    ...listInvoicesOptions({
      client_id: clientId ?? '',
      status: ['sent', 'viewed', 'partial', 'overdue'],
      sort: 'invoice_date',
      order: 'asc',
      per_page: 100,
    }),
    enabled: clientId !== null && amount > 0,
  });
  const invoices = (data?.data ?? []).filter((invoice) => invoice.currency === currency);
  const { amounts, rest } = proposeAmounts(
    amount,
    invoices.map((invoice) => ({ id: invoice.id, outstanding: invoice.amounts.outstanding ?? 0 })),
    new Map(parts),
  );
  const allocations = [...amounts].flatMap(([invoice_id, part]) => (part > 0 ? [{ invoice_id, amount: part }] : []));
  const change = useChange({
    operation: 'confirmBankImport',
    send: async (choice: BankLineChoice) => docket.bankImports.confirm(importId, { lines: [choice] }),
    handlesErrors: true,
    onDone: ({ lines: [booked] }) => booked && onDone(booked),
  });
  const submit = async (): Promise<unknown> => {
    if (amount < 0) return paymentId === null ? undefined : change.mutateAsync({ line_id: id, payment_id: paymentId });
    return clientId === null ? undefined : change.mutateAsync({ line_id: id, client_id: clientId, allocations });
  };
  return (
    <Dialog title={t('bank.chooseTitle')} isOpen isPersistent onClose={onClose}>
      <p>
        <Money amount={amount} currency={currency} /> <span dir="auto">{text}</span>
      </p>
      <Form draft="question" onSubmit={submit} error={change.error} isPending={change.isPending}>
        <ClientField
          label={t('common.client')}
          name="lines.0.client_id"
          value={clientId}
          onChange={(chosen) => {
            setClientId(chosen);
            setParts([]);
            setPaymentId(null);
          }}
          autoFocus
        />
        {amount < 0 ? (
          <PaymentField clientId={clientId} currency={currency} value={paymentId} onChange={setPaymentId} />
        ) : (
          <InvoiceAmounts
            invoices={invoices}
            amounts={amounts}
            currency={currency}
            onChange={(invoiceId, part) =>
              setParts([...parts.filter(([other]) => other !== invoiceId), [invoiceId, part]])
            }
          />
        )}
        {amount > 0 && clientId !== null && (
          <p role="status">
            {rest < 0
              ? rich('bank.allocatedTooMuch', { money: <Money amount={-rest} currency={currency} /> })
              : rich('bank.restIsCredit', { money: <Money amount={rest} currency={currency} /> })}
          </p>
        )}
        <FormActions>
          <SubmitButton>{t('bank.book')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

interface InvoiceAmountsProps {
  readonly invoices: readonly InvoiceSummary[];
  readonly amounts: ReadonlyMap<string, number>;
  readonly currency: string;
  readonly onChange: (invoiceId: string, part: number | null) => void;
}

function InvoiceAmounts({ invoices, amounts, currency, onChange }: InvoiceAmountsProps) {
  const write = useMoneyText();
  return invoices.map(({ id, invoice_number: number, amounts: { outstanding = 0 } }) => (
    <MoneyField
      key={id}
      label={t('bank.amountForInvoice', { invoiceNumber: number })}
      name={`part.${id}`}
      value={amounts.get(id) ?? null}
      onChange={(part) => onChange(id, part)}
      currency={currency}
      limits={{ minimum: 0, maximum: outstanding, decimals: 3 }}
      hint={t('bank.isOutstanding', { money: write(outstanding, currency) })}
    />
  ));
}

interface PaymentFieldProps {
  readonly clientId: string | null;
  readonly currency: string;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** The payment that the bank has taken back. */
function PaymentField({ clientId, currency, value, onChange }: PaymentFieldProps) {
  const write = useMoneyText();
  const writeDay = useDayText();
  const { data } = useQuery({
    ...listPaymentsOptions({ client_id: [clientId ?? ''], type: ['payment'], per_page: 100 }),
    enabled: clientId !== null,
  });
  const payments = (data?.data ?? []).filter((payment) => payment.currency === currency);
  return (
    <SelectField
      label={t('bank.returnedPayment')}
      name="lines.0.payment_id"
      options={payments.map(({ id, date, amount, reference }) => ({
        id,
        label: [writeDay(date), amount === undefined ? '' : write(amount, currency), reference ?? ''].join(' '),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
