/** Takes something off a draft, as a line of its own: an amount, or a share of what is on it now. The server does the sum. */
import type { LineItem } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { Money } from '../../../ui/figures.js';
import { FormRow } from '../../../ui/form.js';
import { MoneyField, NumberField } from '../../../ui/number-field.js';
import { SelectField, type Option } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { DeedForm, useInvoiceBasis } from './deed-form.js';
import type { DoingProps } from './invoice-deeds.js';
import { fractionOf } from '../../../ui/exact.js';

type Kind = 'percent' | 'amount';

const kinds: readonly Option<Kind>[] = [
  { id: 'percent', label: 'Per cent' },
  { id: 'amount', label: 'An amount' },
];

export function DiscountDialog({ invoice, onClose }: DoingProps) {
  const { currency, amounts } = invoice;
  const [kind, setKind] = useState<Kind>('percent');
  const [value, setValue] = useState<number | null>(null);
  const [description, setDescription] = useState('Discount');
  const standing = useInvoiceBasis(invoice);
  const change = useChange<number, LineItem>({
    operation: 'addInvoiceLineItem',
    send: (off) =>
      docket.invoices.addLineItem(
        invoice.id,
        kind === 'amount'
          ? { description, quantity: -1, rate: off }
          : { description: `${description} ${off} %`, quantity: -fractionOf(off), rate: amounts.subtotal ?? 0 },
        { ifMatch: standing.ifMatch },
      ),
    onDone: onClose,
    showsProblems: true,
  });
  const shared = { name: 'rate', value, onChange: setValue };
  return (
    <DeedForm
      title="Discount"
      action="Add discount"
      standing={standing}
      currency={invoice.currency}
      onSubmit={() => (value === null ? undefined : change.mutateAsync(value))}
      onClose={onClose}
    >
      <p>
        The lines add up to <Money amount={amounts.subtotal} currency={currency} /> now.
      </p>
      <FormRow>
        <SelectField
          label="Take off"
          options={kinds}
          value={kind}
          onChange={(chosen) => setKind(chosen ?? 'percent')}
        />
        {kind === 'percent' ? (
          <NumberField
            {...shared}
            label="Share"
            unit="%"
            limits={{ required: true, minimum: 0.01, maximum: 100 }}
            autoFocus
          />
        ) : (
          <MoneyField
            {...shared}
            label="Amount"
            currency={currency}
            limits={{ required: true, minimum: 0 }}
            autoFocus
          />
        )}
      </FormRow>
      <TextField
        label="Description"
        name="description"
        value={description}
        onChange={setDescription}
        limits={{ required: true, maxLength: 200 }}
      />
    </DeedForm>
  );
}
