/** Actions on several expenses at once. */
import type { ExpenseCategory, ExpenseUpdate } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { expenseCategoryLabels } from '../../generated/labels.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog, Dialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import { inBatches } from '../../api/batches.js';
import { WorkField, type ChosenWork } from '../../entities/time-entry/work-field.js';
import { t } from '../../messages/text.js';

export interface ExpenseBulkProps {
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

export function ExpenseBulk({ ids, onDone }: ExpenseBulkProps) {
  const [open, setOpen] = useState<'change' | 'delete'>();
  const close = (): void => setOpen(undefined);
  const remove = useChange({
    operation: 'deleteExpenses',
    send: () => inBatches(ids, (some) => docket.expenses.deleteMany({ ids: some })),
    successMessage: t('expenses.expensesDeleted'),
    onDone,
    handlesErrors: true,
  });
  return (
    <>
      <Button icon="edit" onPress={() => setOpen('change')}>
        {t('common.change')}
      </Button>
      <Button icon="trash" kind="danger" onPress={() => setOpen('delete')}>
        {t('common.delete')}
      </Button>
      <Dialog
        title={t('expenses.changeExpenses', { count: ids.length })}
        isOpen={open === 'change'}
        onClose={close}
        isPersistent
      >
        <ChangeMany
          ids={ids}
          onDone={() => {
            close();
            onDone();
          }}
        />
      </Dialog>
      <ConfirmDialog
        title={t('expenses.deleteExpenses', { count: ids.length })}
        isOpen={open === 'delete'}
        onClose={close}
        action={t('common.delete')}
        isDanger
        onConfirm={() => remove.mutateAsync(undefined)}
      >
        {t('expenses.receiptsAreDeletedToo')}
      </ConfirmDialog>
    </>
  );
}

function ChangeMany({ ids, onDone }: ExpenseBulkProps) {
  const [work, setWork] = useState<ChosenWork>();
  const [category, setCategory] = useState<ExpenseCategory | null>(null);
  const [billable, setBillable] = useState<'yes' | 'no' | null>(null);
  const updates: ExpenseUpdate = {
    ...(work && { project_id: null, ...work.ids }),
    ...(category !== null && { category }),
    ...(billable !== null && { billable: billable === 'yes' }),
  };
  const change = useChange({
    operation: 'updateExpenses',
    send: () => inBatches(ids, (some) => docket.expenses.updateMany({ ids: some, updates })),
    successMessage: t('expenses.expensesUpdated'),
    onDone,
    handlesErrors: true,
  });
  return (
    <Form draft="selection" onSubmit={() => change.mutateAsync(undefined)}>
      <p>{t('common.whatIsLeftEmptyStaysAs')}</p>
      <WorkField
        label={t('common.projectOrClient')}
        kinds={['project', 'client']}
        value={work}
        onChange={setWork}
        autoFocus
      />
      <SelectField
        label={t('expenses.category')}
        options={optionsOf(expenseCategoryLabels)}
        value={category}
        onChange={setCategory}
        noneLabel={t('common.asItIs')}
      />
      <SelectField
        label={t('common.billable')}
        options={[
          { id: 'yes', label: t('common.yes') },
          { id: 'no', label: t('common.no') },
        ]}
        value={billable}
        onChange={setBillable}
        noneLabel={t('common.asItIs')}
      />
      <FormActions>
        <SubmitButton isDisabled={Object.keys(updates).length === 0}>{t('common.change')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
