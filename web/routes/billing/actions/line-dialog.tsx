/** One line of a draft: a new one, or one to change or delete. */
import type { AppliedTax, Invoice, Item, LineItem, LineItemCreate, LineUnit } from 'docket-sdk';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useDraft, useRefetchNow } from '../../../api/draft.js';
import { addInvoiceLineItemFields as fields } from '../../../generated/fields.js';
import { lineUnitLabels } from '../../../generated/labels.js';
import { ItemField } from '../../../entities/item/item-field.js';
import { ProjectField } from '../../../entities/project/project-field.js';
import { TaxRatesField } from '../../../entities/tax-rate/tax-rates-field.js';
import { fieldProps } from '../../../ui/field-props.js';
import { FormRow } from '../../../ui/form.js';
import { Notice } from '../../../ui/notice.js';
import { MoneyField, NumberField } from '../../../ui/number-field.js';
import { optionsOf, SelectField } from '../../../ui/select-field.js';
import { TextArea } from '../../../ui/text-field.js';
import { ActionForm, invoiceSumsOf } from './action-form.js';
import { DeleteLine } from './delete-line.js';
import { shownInvoice } from './shown-invoice.js';
import { taxNames, useTaxName } from '../tax-name.js';
import { t } from '../../../messages/text.js';

interface LineDialogProps {
  readonly invoice: Invoice;
  /** The line as it was when the dialog opened; undefined for a new one. */
  readonly line: LineItem | undefined;
  readonly onClose: () => void;
}

interface Typed {
  readonly description: string;
  readonly quantity: number | null;
  readonly rate: number | null;
  /** Fixed amount instead of quantity × rate. */
  readonly amount: number | null;
  readonly project_id: string | null;
  readonly unit: LineUnit;
  /** Empty for those of the invoice. */
  readonly tax_rate_ids: string[];
}

/** Of a line without work, as the server has it. */
const usualUnit: LineUnit = 'piece';

const typedOf = (line: LineItem | undefined): Typed => ({
  description: line?.description ?? '',
  quantity: line?.quantity ?? 1,
  rate: line?.rate ?? null,
  amount: null,
  project_id: line?.project_id ?? null,
  unit: line?.unit ?? usualUnit,
  tax_rate_ids: line?.has_own_tax ? ownTaxes(line) : [],
});

/** What a line takes from an item. */
const typedFrom = ({ name, description, price, unit, tax_rate_ids }: Item, values: Typed): Partial<Typed> => ({
  description: description ?? name,
  rate: price ?? values.rate,
  unit: unit ?? usualUnit,
  tax_rate_ids,
});

/** Stands for a rate of the line that is no tax rate of the settings: it can only be removed. */
const plainRate = 'plain';

const ownTaxes = ({ tax_rate_ids: ids }: LineItem): string[] => (ids.length > 0 ? ids : [plainRate]);

/** The names of the taxes that the line can have. */
function namesFor({ line_items }: Invoice, line: LineItem | undefined, nameOf: (tax: AppliedTax) => string) {
  const names = new Map(taxNames(line_items));
  for (const tax of line?.taxes ?? []) names.set(tax.tax_rate_id ?? plainRate, nameOf(tax));
  return names;
}

const lineIn = ({ line_items = [] }: Invoice, line: LineItem | undefined): LineItem | undefined =>
  line && line_items.find(({ id }) => id === line.id);

/** The body with the typed fields. Quantity and rate are sent together, because both make the amount. */
function bodyOf(changed: Partial<Typed>, { description, quantity, rate }: Typed): LineItemCreate {
  const { amount, project_id, unit } = changed;
  const ids = changed.tax_rate_ids?.filter((id) => id !== plainRate);
  const isCounted = amount != null || changed.quantity !== undefined || changed.rate !== undefined;
  return {
    description: description.trim(),
    ...(isCounted && { quantity: quantity ?? 1, rate: rate ?? 0 }),
    ...(amount != null && { amount }),
    ...(project_id !== undefined && { project_id }),
    ...(unit !== undefined && { unit }),
    ...(ids !== undefined && { tax_rate_ids: ids.length > 0 ? ids : null }),
  };
}

const labels = {
  description: t('common.description'),
  quantity: t('billing.quantity'),
  rate: t('common.rate'),
  amount: t('billing.fixedAmount'),
  project_id: t('common.project'),
  unit: t('billing.unit'),
  tax_rate_ids: t('common.tax'),
};

const limits = {
  ...fields,
  description: { ...fields.description, required: true },
  quantity: { ...fields.quantity, required: true },
  rate: { ...fields.rate, required: true },
} as const;

export function LineDialog({ invoice, line: opened, onClose }: LineDialogProps) {
  const { currency } = invoice;
  const line = lineIn(invoice, opened);
  const draft = useDraft({
    source: invoice,
    // If somebody deletes the line, the form goes on with the line as it was opened.
    bodyOf: (now) => typedOf(lineIn(now, opened) ?? opened),
    seenOf: invoiceSumsOf,
    refetchNow: useRefetchNow(shownInvoice(invoice.id)),
  });
  const { values } = draft;
  const field = fieldProps(draft, labels, limits);
  const nameOf = useTaxName();
  const save = useSave(invoice, line, onClose);
  return (
    <ActionForm
      draft={{ name: 'invoice-line', id: `${invoice.id}.${opened?.id ?? ''}`, ...draft.stored }}
      title={opened ? t('billing.editLine') : t('billing.addLine')}
      action={line ? t('billing.saveLine') : t('billing.addLine')}
      size="m"
      edit={draft}
      currency={currency}
      onSubmit={() =>
        draft.save(async (changed, ifMatch) =>
          save.mutateAsync({ body: line ? bodyOf(changed, values) : bodyOf(values, values), ifMatch }),
        )
      }
      onClose={onClose}
      more={line && <DeleteLine invoice={invoice} line={line} edit={draft} onClose={onClose} />}
    >
      {opened && !line && <Notice kind="warn">{t('billing.lineWasDeleted')}</Notice>}
      {!opened && (
        <ItemField
          label={t('billing.fromPriceList')}
          currency={currency}
          onPick={(item) => draft.set(typedFrom(item, values))}
        />
      )}
      <TextArea {...field('description')} rows={2} autoFocus />
      <FormRow>
        <NumberField {...field('quantity')} digits={4} />
        <MoneyField {...field('rate')} currency={currency} />
        <MoneyField {...field('amount')} currency={currency} hint={t('billing.replacesQuantityRate')} />
      </FormRow>
      <FormRow>
        <SelectField
          {...field('unit')}
          options={optionsOf<LineUnit>(lineUnitLabels)}
          onChange={(unit) => unit && draft.set({ unit })}
        />
        <ProjectField {...field('project_id')} clientId={invoice.client_id} />
      </FormRow>
      <TaxRatesField
        {...field('tax_rate_ids')}
        placeholder={t('billing.asTheInvoice')}
        names={namesFor(invoice, opened, nameOf)}
      />
    </ActionForm>
  );
}

interface Sent {
  readonly body: LineItemCreate;
  readonly ifMatch: string | undefined;
}

function useSave({ id }: Invoice, line: LineItem | undefined, onDone: () => void) {
  return useChange<Sent, LineItem>({
    operation: line ? 'updateInvoiceLineItem' : 'addInvoiceLineItem',
    send: ({ body, ifMatch }) =>
      line
        ? docket.invoices.updateLineItem(id, line.id, body, { ifMatch })
        : docket.invoices.addLineItem(id, body, { ifMatch }),
    onDone,
    handlesErrors: true,
  });
}
