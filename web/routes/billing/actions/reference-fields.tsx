/** What the client needs to assign an invoice, beside the number of the order. */
import type { Invoice, InvoiceUpdate } from 'docket-sdk';
import { updateInvoiceFields } from '../../../generated/fields.js';
import { fieldProps, type FormOf } from '../../../ui/field-props.js';
import { FormRow } from '../../../ui/form.js';
import { TextField } from '../../../ui/text-field.js';
import { t } from '../../../messages/text.js';

const names = ['buyer', 'contract', 'project', 'accounting'] as const;

export type TypedReferences = Readonly<Record<`${(typeof names)[number]}_reference`, string>>;

export const referenceLabels: TypedReferences = {
  buyer_reference: t('common.buyerReference'),
  contract_reference: t('billing.contractReference'),
  project_reference: t('billing.projectReference'),
  accounting_reference: t('common.accountingReference'),
};

const { fields: inner } = updateInvoiceFields.references;

const limits = {
  buyer_reference: inner.buyer,
  contract_reference: inner.contract,
  project_reference: inner.project,
  accounting_reference: inner.accounting,
};

export const typedReferences = ({ references }: Invoice): TypedReferences => ({
  buyer_reference: references.buyer ?? '',
  contract_reference: references.contract ?? '',
  project_reference: references.project ?? '',
  accounting_reference: references.accounting ?? '',
});

/** The references of an update; nothing if none was changed. */
export function referencesOf(changed: Partial<TypedReferences>): Pick<InvoiceUpdate, 'references'> {
  const given = names.flatMap((name) => {
    const text = changed[`${name}_reference`];
    return text === undefined ? [] : [[name, text.trim() || null] as const];
  });
  return given.length === 0 ? {} : { references: Object.fromEntries(given) };
}

export function ReferenceFields(form: FormOf<TypedReferences>) {
  const field = fieldProps(form, referenceLabels, limits);
  return (
    <div role="group" aria-label={t('billing.references')}>
      <FormRow>
        <TextField {...field('buyer_reference')} />
        <TextField {...field('contract_reference')} />
      </FormRow>
      <FormRow>
        <TextField {...field('project_reference')} />
        <TextField {...field('accounting_reference')} />
      </FormRow>
    </div>
  );
}
