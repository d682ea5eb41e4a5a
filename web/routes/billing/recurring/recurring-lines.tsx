/** The lines of a recurring invoice, each from the price list or written by hand. */
import type { LineUnit } from 'docket-sdk';
import { useNameOf } from '../../../entities/name-of.js';
import { PickField } from '../../../entities/pick-field.js';
import { searchItems } from '../../../entities/pickers.js';
import { TaxRatesField } from '../../../entities/tax-rate/tax-rates-field.js';
import { createRecurringInvoiceFields } from '../../../generated/fields.js';
import { lineUnitLabels } from '../../../generated/labels.js';
import { Button, IconButton } from '../../../ui/button.js';
import { DayField } from '../../../ui/day-field.js';
import { FormRow } from '../../../ui/form.js';
import { MoneyField, NumberField } from '../../../ui/number-field.js';
import { optionsOf, SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import type { LineDraft } from './recurring-draft.js';
import { t } from '../../../messages/text.js';

const { items, maxItems = Infinity } = createRecurringInvoiceFields.lines;
const limits = items.fields;

interface RecurringLinesProps {
  readonly lines: readonly LineDraft[];
  readonly onChange: (lines: readonly LineDraft[]) => void;
  readonly onAdd: () => void;
  readonly currency: string;
}

export function RecurringLines({ lines, onChange, onAdd, currency }: RecurringLinesProps) {
  const put = (at: number, change: Partial<LineDraft>): void =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...change } : line)));
  return (
    <>
      {lines.map((line, at) => (
        <fieldset key={at} className="metadata-row recurring-line">
          <legend>{t('billing.lineNumber', { number: at + 1 })}</legend>
          <LineFields line={line} name={`lines.${at}`} currency={currency} set={(change) => put(at, change)} />
          {lines.length > 1 && (
            <IconButton
              icon="trash"
              label={t('common.remove', { name: t('billing.lineNumber', { number: at + 1 }) })}
              onPress={() => onChange(lines.filter((_, index) => index !== at))}
            />
          )}
        </fieldset>
      ))}
      {lines.length < maxItems && (
        <Button icon="add" onPress={onAdd}>
          {t('billing.addLine')}
        </Button>
      )}
    </>
  );
}

interface LineFieldsProps {
  readonly line: LineDraft;
  readonly name: string;
  readonly currency: string;
  readonly set: (change: Partial<LineDraft>) => void;
}

function LineFields({ line, name, currency, set }: LineFieldsProps) {
  const itemName = useNameOf(line.item_id ?? undefined);
  const isPriced = line.item_id !== null;
  const hint = isPriced ? t('billing.emptyTakesPriceList') : undefined;
  return (
    <div>
      <PickField
        label={t('billing.fromPriceList')}
        name={`${name}.item_id`}
        value={line.item_id}
        valueLabel={isPriced ? itemName : undefined}
        onChange={(item_id) => set({ item_id })}
        queryKey={['items', currency]}
        search={searchItems(currency)}
      />
      <TextField
        label={t('common.description')}
        name={`${name}.description`}
        limits={limits.description}
        isRequired={!isPriced}
        hint={hint}
        value={line.description}
        onChange={(description) => set({ description })}
      />
      <FormRow>
        <NumberField
          label={t('billing.quantity')}
          name={`${name}.quantity`}
          limits={limits.quantity}
          isRequired
          digits={4}
          value={line.quantity}
          onChange={(quantity) => set({ quantity })}
        />
        <MoneyField
          label={t('common.rate')}
          name={`${name}.rate`}
          limits={limits.rate}
          isRequired={!isPriced}
          hint={hint}
          currency={currency}
          value={line.rate}
          onChange={(rate) => set({ rate })}
        />
        <SelectField
          label={t('billing.unit')}
          name={`${name}.unit`}
          options={optionsOf<LineUnit>(lineUnitLabels)}
          noneLabel={isPriced ? t('billing.unitOfItem') : lineUnitLabels.piece}
          value={line.unit}
          onChange={(unit) => set({ unit })}
        />
      </FormRow>
      <FormRow>
        <DayField
          label={t('billing.billedFrom')}
          name={`${name}.from`}
          value={line.from}
          onChange={(from) => set({ from })}
        />
        <DayField label={t('billing.billedTo')} name={`${name}.to`} value={line.to} onChange={(to) => set({ to })} />
      </FormRow>
      <TaxRatesField
        label={t('common.tax')}
        name={`${name}.tax_rate_ids`}
        placeholder={t('billing.asTheInvoice')}
        value={line.tax_rate_ids}
        onChange={(tax_rate_ids) => set({ tax_rate_ids, plainTax: undefined })}
      />
    </div>
  );
}
