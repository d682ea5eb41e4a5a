/** Edits an invoice apart from its lines: all fields of a draft, later only those that the client does not see. */
import type { Invoice, InvoiceUpdate } from 'docket-sdk';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useDraft, useRefetchNow } from '../../../api/draft.js';
import { updateInvoiceFields } from '../../../generated/fields.js';
import { ContactField } from '../../../entities/contact/contact-field.js';
import { TaxRatesField } from '../../../entities/tax-rate/tax-rates-field.js';
import { CheckboxField } from '../../../ui/check-field.js';
import { fieldProps, type FormOf } from '../../../ui/field-props.js';
import { DayField, DayRangeField } from '../../../ui/day-field.js';
import type { DayRange } from '../../../ui/days.js';
import { FormRow } from '../../../ui/form.js';
import { NumberField } from '../../../ui/number-field.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { ActionForm, invoiceSumsOf } from './action-form.js';
import {
  ReferenceFields,
  referenceLabels,
  referencesOf,
  typedReferences,
  type TypedReferences,
} from './reference-fields.js';
import type { InvoiceDialogProps } from './invoice-actions.js';
import { shownInvoice } from './shown-invoice.js';
import { taxNames } from '../tax-name.js';
import { fractionOf, percentOf } from '../../../ui/text/exact.js';
import { t } from '../../../messages/text.js';

interface Typed extends TypedReferences {
  readonly subject: string;
  readonly contact_id: string | null;
  readonly invoice_date: string | null;
  readonly due_date: string | null;
  readonly delivery: DayRange | null;
  /** In percent. */
  readonly tax_rate: number | null;
  readonly tax_rate_ids: string[];
  readonly prices_include_tax: boolean;
  readonly po_number: string;
  readonly notes: string;
  readonly internal_notes: string;
}

const percentDigits = 4;

const typedOf = (invoice: Invoice): Typed => {
  const { subject, contact_id, dates, amounts, po_number, notes, internal_notes } = invoice;
  return {
    ...typedReferences(invoice),
    subject: subject ?? '',
    contact_id,
    invoice_date: dates.invoice_date,
    due_date: dates.due_date,
    delivery:
      dates.delivery_start !== null && dates.delivery_end !== null
        ? { from: dates.delivery_start, to: dates.delivery_end }
        : null,
    tax_rate: percentOf(amounts.tax_rate),
    tax_rate_ids: invoice.tax_rate_ids,
    prices_include_tax: invoice.prices_include_tax,
    po_number: po_number ?? '',
    notes: notes ?? '',
    internal_notes: internal_notes ?? '',
  };
};

const orNull = (text: string): string | null => text.trim() || null;

/** Tax rates and a plain rate exclude each other. Without either, the usual tax of the client applies. */
function taxesOf({ tax_rate_ids, tax_rate }: Partial<Typed>, values: Typed): InvoiceUpdate {
  const ids = tax_rate_ids ?? values.tax_rate_ids;
  if (ids.length > 0) return tax_rate_ids === undefined ? {} : { tax_rate_ids };
  if (tax_rate_ids === undefined) return tax_rate == null ? {} : { tax_rate: fractionOf(tax_rate) };
  return values.tax_rate === null ? { tax_rate_ids: null } : { tax_rate: fractionOf(values.tax_rate) };
}

function updateOf(changed: Partial<Typed>, values: Typed): InvoiceUpdate {
  const { subject, contact_id, invoice_date, due_date, delivery, po_number, notes, internal_notes } = changed;
  const { prices_include_tax } = changed;
  return {
    ...(subject !== undefined && { subject: orNull(subject) }),
    ...(contact_id !== undefined && { contact_id }),
    ...(invoice_date != null && { invoice_date }),
    ...(due_date != null && { due_date }),
    ...(delivery !== undefined && { delivery_start: delivery?.from ?? null, delivery_end: delivery?.to ?? null }),
    ...taxesOf(changed, values),
    ...(prices_include_tax !== undefined && { prices_include_tax }),
    ...(po_number !== undefined && { po_number: orNull(po_number) }),
    ...referencesOf(changed),
    ...(notes !== undefined && { notes: orNull(notes) }),
    ...(internal_notes !== undefined && { internal_notes: orNull(internal_notes) }),
  };
}

const labels: Readonly<Record<keyof Typed, string>> = {
  ...referenceLabels,
  subject: t('common.subject'),
  contact_id: t('common.contact'),
  invoice_date: t('billing.invoiceDate'),
  due_date: t('common.due'),
  delivery: t('billing.servicePeriod'),
  tax_rate: t('common.tax'),
  tax_rate_ids: t('shell.taxRates'),
  prices_include_tax: t('billing.pricesIncludeTax'),
  po_number: t('common.poNumber'),
  notes: t('billing.notesForClient'),
  internal_notes: t('common.internalNotes'),
};

const limits = { ...updateInvoiceFields, tax_rate: { minimum: 0, maximum: 100 } } as const;

const fieldsOf = (form: FormOf<Typed>) => fieldProps(form, labels, limits);

export function EditDialog({ invoice, onClose }: InvoiceDialogProps) {
  const draft = useDraft({
    source: invoice,
    bodyOf: typedOf,
    seenOf: invoiceSumsOf,
    refetchNow: useRefetchNow(shownInvoice(invoice.id)),
  });
  const field = fieldsOf(draft);
  const change = useChange({
    operation: 'updateInvoice',
    send: ({ changed, ifMatch }: { changed: Partial<Typed>; ifMatch: string | undefined }) =>
      docket.invoices.update(invoice.id, updateOf(changed, draft.values), { ifMatch }),
    onDone: onClose,
    handlesErrors: true,
  });
  return (
    <ActionForm
      draft={{ name: 'invoice', id: invoice.id, ...draft.stored }}
      title={t('billing.editNumber', { invoiceNumber: invoice.invoice_number })}
      action={t('common.save')}
      size="m"
      edit={draft}
      currency={invoice.currency}
      onSubmit={() => draft.save(async (changed, ifMatch) => change.mutateAsync({ changed, ifMatch }))}
      onClose={onClose}
    >
      {invoice.status === 'draft' && <DraftFields invoice={invoice} {...draft} />}
      <TextField {...field('po_number')} autoFocus={invoice.status !== 'draft'} />
      {invoice.status === 'draft' && <ReferenceFields values={draft.values} set={draft.set} />}
      <TextArea {...field('internal_notes')} hint={t('billing.neverShownToClient')} />
    </ActionForm>
  );
}

interface DraftFieldsProps extends FormOf<Typed> {
  readonly invoice: Invoice;
}

function DraftFields({ invoice: { client_id, contact, line_items }, ...form }: DraftFieldsProps) {
  const field = fieldsOf(form);
  const { contact_id, tax_rate_ids } = form.values;
  return (
    <>
      <FormRow>
        <TextField {...field('subject')} autoFocus />
        <ContactField
          {...field('contact_id')}
          clientId={client_id}
          valueLabel={contact_id === contact?.id ? contact?.name : undefined}
        />
      </FormRow>
      <FormRow>
        <DayField {...field('invoice_date')} isRequired />
        <DayField {...field('due_date')} isRequired />
        {tax_rate_ids.length === 0 && <NumberField {...field('tax_rate')} unit="%" digits={percentDigits} />}
      </FormRow>
      <TaxRatesField
        {...field('tax_rate_ids')}
        placeholder={t('common.plainRate')}
        hint={t('billing.linesWithoutOwnTax')}
        names={taxNames(line_items)}
      />
      <CheckboxField {...field('prices_include_tax')} />
      <DayRangeField {...field('delivery')} name="delivery_start" />
      <TextArea {...field('notes')} />
    </>
  );
}
