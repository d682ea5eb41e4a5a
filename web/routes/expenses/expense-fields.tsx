/** The fields of an expense. */
import type { ExpenseCreate, ExpenseUpdate } from 'docket-sdk';
import type { Fields } from '../../api/fields.js';
import { expenseCategoryLabels } from '../../generated/labels.js';
import { CheckboxField } from '../../ui/check-field.js';
import { DayField } from '../../ui/day-field.js';
import { fieldProps } from '../../ui/field-props.js';
import { FormRow } from '../../ui/form.js';
import { MoneyField, NumberField } from '../../ui/number-field.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { CurrencyField } from '../../ui/locale-fields.js';
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
}

const labels: Readonly<Record<keyof ExpenseDraft, string>> = {
  description: t('common.description'),
  amount: t('common.amount'),
  currency: t('common.currency'),
  date: t('common.date'),
  category: t('expenses.category'),
  vendor: t('expenses.vendor'),
  work: t('common.projectOrClient'),
  billable: t('expenses.billableToClient'),
  markup_percent: t('expenses.markup'),
  notes: t('common.notes'),
};

export function ExpenseFields(props: ExpenseFieldsProps) {
  const { draft: values, onChange, limits, isReadOnly = false, isAmountFixed = false, isBilled = false } = props;
  const isFixed = isReadOnly || isBilled;
  const set = (change: Partial<ExpenseDraft>): void => onChange({ ...values, ...change });
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
