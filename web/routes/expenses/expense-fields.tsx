/** The fields of an expense. */
import type { ExpenseCreate, ExpenseUpdate } from 'docket-sdk';
import type { Fields } from '../../api/fields.js';
import { expenseCategoryLabels } from '../../generated/labels.js';
import { CheckboxField } from '../../ui/check-field.js';
import { DayField } from '../../ui/day-field.js';
import { FormRow } from '../../ui/form.js';
import { MoneyField, NumberField } from '../../ui/number-field.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { CurrencyField } from '../../ui/locale-fields.js';
import { WorkField } from '../../entities/time-entry/work-field.js';
import type { ExpenseDraft } from './expense-draft.js';

export interface ExpenseFieldsProps {
  readonly draft: ExpenseDraft;
  readonly onChange: (draft: ExpenseDraft) => void;
  readonly limits: Fields<ExpenseCreate> | Fields<ExpenseUpdate>;
  readonly isReadOnly?: boolean;
  /** Of an approved expense the amount stands. */
  readonly isAmountFixed?: boolean;
  readonly isBilled?: boolean;
}

export function ExpenseFields(props: ExpenseFieldsProps) {
  const { draft, onChange, limits, isReadOnly = false, isAmountFixed = false, isBilled = false } = props;
  const isFixed = isReadOnly || isBilled;
  const set = (change: Partial<ExpenseDraft>): void => onChange({ ...draft, ...change });
  return (
    <>
      <TextField
        label="What was bought"
        name="description"
        value={draft.description}
        onChange={(description) => set({ description })}
        limits={limits.description}
        isRequired
        isReadOnly={isFixed}
        autoFocus
      />
      <FormRow>
        <MoneyField
          label="Amount"
          name="amount"
          value={draft.amount}
          onChange={(amount) => set({ amount })}
          currency={draft.currency || null}
          limits={limits.amount}
          isRequired
          isReadOnly={isFixed || isAmountFixed}
        />
        <CurrencyField
          label="Currency"
          name="currency"
          value={draft.currency || null}
          onChange={(currency) => set({ currency: currency ?? '' })}
          isRequired
          isReadOnly={isFixed || isAmountFixed}
        />
      </FormRow>
      <FormRow>
        <DayField
          label="Date"
          name="date"
          value={draft.date}
          onChange={(date) => set({ date })}
          isRequired
          isReadOnly={isFixed}
        />
        <SelectField
          label="Category"
          name="category"
          options={optionsOf(expenseCategoryLabels)}
          value={draft.category}
          onChange={(category) => set({ category: category ?? 'other' })}
          isReadOnly={isFixed}
        />
      </FormRow>
      <TextField
        label="Vendor"
        name="vendor"
        value={draft.vendor}
        onChange={(vendor) => set({ vendor })}
        limits={limits.vendor}
        isReadOnly={isFixed}
      />
      <WorkField
        label="For"
        name="project_id"
        hint="Empty for an expense of the firm itself."
        kinds={['project', 'client']}
        value={draft.work}
        onChange={(work) => set({ work })}
        isReadOnly={isFixed}
      />
      <CheckboxField
        label="Bill it to the client"
        name="billable"
        value={draft.billable}
        onChange={(billable) => set({ billable })}
        isReadOnly={isFixed}
      />
      {draft.billable && (
        <NumberField
          label="Markup"
          name="markup_percent"
          unit="%"
          value={draft.markup}
          onChange={(markup) => set({ markup })}
          limits={limits.markup_percent}
          isReadOnly={isFixed}
        />
      )}
      <TextArea
        label="Notes"
        name="notes"
        hint="Seen within the firm only."
        value={draft.notes}
        onChange={(notes) => set({ notes })}
        limits={limits.notes}
        rows={2}
        isReadOnly={isReadOnly}
      />
    </>
  );
}
