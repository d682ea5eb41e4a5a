/** Records an expense from an electronic invoice of a vendor: the file says the rest. */
import { ApiError, type ExpenseCategory } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { expenseCategoryLabels } from '../../generated/labels.js';
import { CheckboxField } from '../../ui/check-field.js';
import { Drawer } from '../../ui/dialog.js';
import { FileField } from '../../ui/file-field.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import { WorkField, type ChosenWork } from '../../entities/time-entry/work-field.js';
import { t } from '../../messages/text.js';

const types = ['application/xml', 'text/xml', 'application/pdf', '.xml', '.pdf'];

interface Received {
  readonly work: ChosenWork | undefined;
  readonly category: ExpenseCategory;
  readonly billable: boolean;
  /** Whether to record an invoice again that was recorded before; the form shows this choice only then. */
  readonly again: boolean;
}

const start: Received = { work: undefined, category: 'other', billable: true, again: false };

const fieldsOf = ({ work, category, billable, again }: Received): Readonly<Record<string, string>> => ({
  ...(work?.ids.project_id != null && { project_id: work.ids.project_id }),
  ...(work?.ids.client_id != null && { client_id: work.ids.client_id }),
  category,
  billable: String(billable),
  ...(again && { allow_duplicate: 'true' }),
});

export interface EInvoiceDrawerProps {
  /** Shows the new expense. */
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

export function EInvoiceDrawer({ onOpen, onClose }: EInvoiceDrawerProps) {
  const [values, setValues] = useState(start);
  const [files, setFiles] = useState<readonly File[]>([]);
  const set = (change: Partial<Received>): void => setValues((now) => ({ ...now, ...change }));
  const record = useChange({
    operation: 'createExpenseFromEInvoice',
    send: (file: File) =>
      docket.expenses.createFromEInvoice({ content: file, filename: file.name, fields: fieldsOf(values) }),
    onDone: ({ id }) => onOpen(id),
    successMessage: t('expenses.expenseRecorded'),
    handlesErrors: true,
  });
  const { error } = record;
  const isKnown = error instanceof ApiError && error.code === 'duplicate';
  const choose = (chosen: readonly File[]): void => {
    setFiles(chosen);
    set({ again: false });
    record.reset();
  };
  return (
    <Drawer title={t('expenses.fromEInvoice')} isOpen onClose={onClose} isPersistent>
      <Form
        draft={{ name: 'expense-from-e-invoice', value: values, restore: setValues, files }}
        onSubmit={() => (files[0] ? record.mutateAsync(files[0]) : undefined)}
      >
        <FileField
          label={t('expenses.eInvoice')}
          name="file"
          files={files}
          onChange={choose}
          types={types}
          hint={t('expenses.eInvoiceHint')}
          isRequired
          takesPasted
        />
        {isKnown && (
          <CheckboxField
            label={t('expenses.recordAgain')}
            name="allow_duplicate"
            value={values.again}
            onChange={(again) => set({ again })}
          />
        )}
        <WorkField
          label={t('common.projectOrClient')}
          name="project_id"
          value={values.work}
          onChange={(work) => set({ work })}
          hint={t('expenses.internalHint')}
          kinds={['project', 'client']}
        />
        <SelectField
          label={t('expenses.category')}
          name="category"
          options={optionsOf(expenseCategoryLabels)}
          value={values.category}
          onChange={(category) => set({ category: category ?? 'other' })}
        />
        <CheckboxField
          label={t('expenses.billableToClient')}
          name="billable"
          value={values.billable}
          onChange={(billable) => set({ billable })}
        />
        <FormActions>
          <SubmitButton>{t('expenses.recordExpense')}</SubmitButton>
        </FormActions>
      </Form>
    </Drawer>
  );
}
