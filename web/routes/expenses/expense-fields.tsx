/** The fields of an expense. */
import type { Expense, ExpenseCreate, ExpenseUpdate } from 'docket-sdk';
import type { Fields } from '../../api/fields.js';
import { expenseCategoryLabels } from '../../generated/labels.js';
import { CheckboxField } from '../../ui/check-field.js';
import { DayField } from '../../ui/day-field.js';
import { fieldProps, type FormOf } from '../../ui/field-props.js';
import { FormRow } from '../../ui/form.js';
import { MoneyField, NumberField } from '../../ui/number-field.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { CurrencyField } from '../../ui/locale-fields.js';
import { taxRateText } from '../../entities/pickers.js';
import { TaxRateField } from '../../entities/tax-rate/tax-rate-field.js';
import { useHasTaxRates } from '../../entities/tax-rate/tax-rates-field.js';
import { WorkField } from '../../entities/time-entry/work-field.js';
import type { ExpenseDraft } from './expense-draft.js';
import { t } from '../../messages/text.js';

export interface ExpenseFieldsProps {
  readonly draft: ExpenseDraft;
  readonly onChange: (draft: ExpenseDraft) => void;
  readonly limits: Fields<ExpenseCreate> | Fields<ExpenseUpdate>;
  readonly isReadOnly?: boolean;
  /** The amount of an approved expense cannot change. */
  readonly isAmountFixed?: boolean;
  readonly isBilled?: boolean;
  /** The tax of an expense that is recorded. */
  readonly tax?: Expense['tax'];
}

const labels: Readonly<Record<keyof ExpenseDraft, string>> = {
  description: t('common.description'),
  amount: t('common.amount'),
  currency: t('common.currency'),
  tax_rate_id: t('expenses.taxRate'),
  tax_amount: t('expenses.taxIncluded'),
  date: t('common.date'),
  category: t('expenses.category'),
  vendor: t('expenses.vendor'),
  work: t('common.projectOrClient'),
  billable: t('expenses.billableToClient'),
  markup_percent: t('expenses.markup'),
  notes: t('common.notes'),
};

export function ExpenseFields(props: ExpenseFieldsProps) {
  const { draft: values, onChange, limits, isReadOnly = false, isAmountFixed = false, isBilled = false, tax } = props;
  const isFixed = isReadOnly || isBilled;
  const isTaxed = values.tax_rate_id !== null || isPlain(tax);
  const set = (change: Partial<ExpenseDraft>): void => onChange({ ...values, ...taxedAnew(change, isTaxed) });
  const bound = fieldProps({ values, set }, labels, limits);
  const field = <Name extends keyof ExpenseDraft>(name: Name) => ({ ...bound(name), isReadOnly: isFixed });
  return (
    <>
      <TextField {...field('description')} isRequired autoFocus />
      <FormRow>
        <MoneyField
          {...field('amount')}
          currency={values.currency || null}
          isRequired
          isReadOnly={isFixed || isAmountFixed}
        />
        <CurrencyField
          {...field('currency')}
          value={values.currency || null}
          onChange={(currency) => set({ currency: currency ?? '' })}
          isRequired
          isReadOnly={isFixed || isAmountFixed}
        />
      </FormRow>
      <TaxFields values={values} set={set} limits={limits} tax={tax} isReadOnly={isReadOnly} />
      <FormRow>
        <DayField {...field('date')} isRequired />
        <SelectField
          {...field('category')}
          options={optionsOf(expenseCategoryLabels)}
          onChange={(category) => set({ category: category ?? 'other' })}
        />
      </FormRow>
      <TextField {...field('vendor')} />
      <WorkField {...field('work')} name="project_id" hint={t('expenses.internalHint')} kinds={['project', 'client']} />
      <CheckboxField {...field('billable')} />
      {values.billable && <NumberField {...field('markup_percent')} unit="%" />}
      <TextArea {...field('notes')} hint={t('expenses.visibleToTeamOnly')} rows={2} isReadOnly={isReadOnly} />
    </>
  );
}

/** Whether the tax has a rate that is none of the settings, as e-invoices have. */
const isPlain = (tax: Expense['tax'] | undefined): boolean => tax?.rate != null && tax.tax_rate_id === null;

/** Of another amount or at another rate the tax is another one, which the server computes. */
const taxedAnew = (change: Partial<ExpenseDraft>, isTaxed: boolean): Partial<ExpenseDraft> =>
  'tax_rate_id' in change || (isTaxed && ('amount' in change || 'currency' in change))
    ? { tax_amount: null, ...change }
    : change;

interface TaxFieldsProps extends FormOf<ExpenseDraft>, Pick<ExpenseFieldsProps, 'limits' | 'tax' | 'isReadOnly'> {}

/** The tax in the amount: what the vendor charged. It can be corrected on approved and billed expenses too. */
function TaxFields({ values, set, limits, tax, isReadOnly = false }: TaxFieldsProps) {
  const hasRates = useHasTaxRates();
  if (!hasRates && values.tax_rate_id === null && !tax?.amount) return null;
  const bound = fieldProps({ values, set }, labels, limits);
  const plain = isPlain(tax) && tax?.rate != null ? taxRateText(tax.rate) : undefined;
  return (
    <FormRow>
      <TaxRateField
        {...bound('tax_rate_id')}
        {...(plain !== undefined && { placeholder: plain })}
        valueLabel={values.tax_rate_id === tax?.tax_rate_id ? tax?.name : undefined}
        isReadOnly={isReadOnly}
      />
      <MoneyField
        {...bound('tax_amount')}
        currency={values.currency || null}
        placeholder={t('expenses.computedFromRate')}
        isReadOnly={isReadOnly}
      />
    </FormRow>
  );
}
