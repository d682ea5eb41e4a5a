/** What of a payment goes to which invoice of its client, and what is left as credit. */
import { Money, useMoneyText } from '../../ui/amounts.js';
import { MoneyField } from '../../ui/number-field.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';
import { proposeAmounts, type OpenAmount } from '../invoice/proposed-amounts.js';

/** An invoice that can be paid, with what the payment can pay of it. */
export interface PayableInvoice extends OpenAmount {
  readonly number: string;
}

/** The amounts that were typed, by invoice. */
export type TypedParts = readonly (readonly [string, number | null])[];

/** What is sent: the invoices that get something, and what stays as credit; negative if more was typed than there is. */
export function allocationsOf(paid: number | null, invoices: readonly PayableInvoice[], parts: TypedParts) {
  const { amounts, rest } = proposeAmounts(paid ?? 0, invoices, new Map(parts));
  const allocations = [...amounts].flatMap(([invoice_id, amount]) => (amount > 0 ? [{ invoice_id, amount }] : []));
  return { amounts, allocations, rest };
}

interface AllocationFieldsProps {
  readonly paid: number | null;
  readonly currency: string;
  readonly invoices: readonly PayableInvoice[];
  readonly parts: TypedParts;
  readonly onChange: (parts: TypedParts) => void;
}

export function AllocationFields({ paid, currency, invoices, parts, onChange }: AllocationFieldsProps) {
  const write = useMoneyText();
  const { amounts, allocations, rest } = allocationsOf(paid, invoices, parts);
  const change = (id: string, part: number | null): void =>
    onChange([...parts.filter(([other]) => other !== id), [id, part]]);
  return (
    <>
      <p>{invoices.length === 0 ? t('payments.noOpenInvoices') : t('payments.oldestInvoicesFirst')}</p>
      {invoices.map(({ id, number, outstanding }) => (
        <MoneyField
          key={id}
          label={t('payments.amountForInvoice', { invoiceNumber: number })}
          name={nameOf(
            allocations.findIndex(({ invoice_id }) => invoice_id === id),
            id,
          )}
          value={amounts.get(id) ?? null}
          onChange={(part) => change(id, part)}
          currency={currency}
          limits={{ minimum: 0, maximum: outstanding, decimals: 3 }}
          hint={t('payments.isOutstanding', { money: write(outstanding, currency) })}
        />
      ))}
      <p role="status">
        {rest < 0
          ? rich('payments.allocatedTooMuch', { money: <Money amount={-rest} currency={currency} /> })
          : rich('payments.restIsCredit', { money: <Money amount={rest} currency={currency} /> })}
      </p>
    </>
  );
}

/** The place in the request, at which a problem of the amount is reported. */
const nameOf = (index: number, invoiceId: string): string =>
  index === -1 ? `part.${invoiceId}` : `allocations.${index}.amount`;
