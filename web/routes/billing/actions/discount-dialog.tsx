/**
 * Adds a discount line to a draft: an amount, or a percentage of the current subtotal. The server computes the line.
 */
import type { LineItem } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { getClientOptions } from '../../../generated/queries.js';
import { Money } from '../../../ui/amounts.js';
import { FormRow } from '../../../ui/form.js';
import { MoneyField, NumberField } from '../../../ui/number-field.js';
import { SelectField, type Option } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { discountWords } from './discount-words.js';
import { ActionForm, useInvoiceVersion } from './action-form.js';
import type { InvoiceDialogProps } from './invoice-actions.js';
import { fractionOf } from '../../../ui/text/exact.js';
import { languageOf, type Language } from '../../../messages/languages.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

type Kind = 'percent' | 'amount';

const kinds: readonly Option<Kind>[] = [
  { id: 'percent', label: t('billing.percent') },
  { id: 'amount', label: t('billing.fixedAmount') },
];

/** The language in which the invoice is printed. */
function useInvoiceLanguage(clientId: string): Language {
  const { workspace } = useSession();
  const { data } = useQuery({ ...getClientOptions(clientId), throwOnError: false });
  return languageOf(data?.locale ?? workspace.locale ?? 'en');
}

export function DiscountDialog({ invoice, onClose }: InvoiceDialogProps) {
  const { currency, amounts } = invoice;
  const [kind, setKind] = useState<Kind>('percent');
  const [value, setValue] = useState<number | null>(null);
  const usual = discountWords[useInvoiceLanguage(invoice.client_id)];
  const [typed, setDescription] = useState<string>();
  const description = typed ?? usual;
  const edit = useInvoiceVersion(invoice);
  const change = useChange<number, LineItem>({
    operation: 'addInvoiceLineItem',
    send: (off) =>
      docket.invoices.addLineItem(
        invoice.id,
        // A discount is a line with a negative quantity.
        kind === 'amount'
          ? { description, quantity: -1, rate: off }
          : { description: `${description} ${off} %`, quantity: -fractionOf(off), rate: amounts.subtotal ?? 0 },
        { ifMatch: edit.ifMatch },
      ),
    onDone: onClose,
    handlesErrors: true,
  });
  const shared = { name: 'rate', value, onChange: setValue };
  return (
    <ActionForm
      draft={{
        name: 'discount',
        id: invoice.id,
        value: { kind, value, description },
        restore: (last) => {
          setKind(last.kind);
          setValue(last.value);
          setDescription(last.description);
        },
      }}
      title={t('billing.discount')}
      action={t('billing.addDiscount')}
      edit={edit}
      currency={invoice.currency}
      onSubmit={() => (value === null ? undefined : change.mutateAsync(value))}
      onClose={onClose}
    >
      <p>{rich('billing.currentSubtotal', { money: <Money amount={amounts.subtotal} currency={currency} /> })}</p>
      <FormRow>
        <SelectField
          label={t('billing.discountType')}
          options={kinds}
          value={kind}
          onChange={(chosen) => setKind(chosen ?? 'percent')}
        />
        {kind === 'percent' ? (
          <NumberField
            {...shared}
            label={t('billing.percentage')}
            unit="%"
            limits={{ required: true, minimum: 0.01, maximum: 100 }}
            autoFocus
          />
        ) : (
          <MoneyField
            {...shared}
            label={t('common.amount')}
            currency={currency}
            limits={{ required: true, minimum: 0 }}
            autoFocus
          />
        )}
      </FormRow>
      <TextField
        label={t('common.description')}
        name="description"
        value={description}
        onChange={setDescription}
        limits={{ required: true, maxLength: 200 }}
      />
    </ActionForm>
  );
}
