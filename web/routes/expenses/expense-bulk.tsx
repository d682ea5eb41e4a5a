/** Actions on several expenses at once. */
import type { ExpenseCategory, ExpenseSummary, ExpenseUpdate } from 'docket-sdk';
import { useState } from 'react';
import { useBulkUpdate } from '../../api/bulk-undo.js';
import { docket } from '../../api/docket.js';
import { expenseCategoryLabels } from '../../generated/labels.js';
import { listExpensesOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import { batchesOf } from '../../api/batches.js';
import { delayWrite } from '../../api/delay-write.js';
import { WorkField, type ChosenWork } from '../../entities/time-entry/work-field.js';
import { t } from '../../messages/text.js';

export interface ExpenseBulkProps {
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

export function ExpenseBulk({ ids, onDone }: ExpenseBulkProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const remove = (): void => {
    void delayWrite({
      operation: 'deleteExpenses',
      requests: batchesOf(ids).map((some) => (api) => api.expenses.deleteMany({ ids: some })),
      hides: ids,
      message: t('expenses.expensesDeleted'),
    });
    onDone();
  };
  return (
    <>
      <Button icon="edit" onPress={() => setOpen(true)}>
        {t('common.change')}
      </Button>
      <Button icon="trash" kind="danger" onPress={remove}>
        {t('common.delete')}
      </Button>
      <Dialog title={t('expenses.changeExpenses', { count: ids.length })} isOpen={isOpen} onClose={close} isPersistent>
        <ChangeMany
          ids={ids}
          onDone={() => {
            close();
            onDone();
          }}
        />
      </Dialog>
    </>
  );
}

const valuesOf = (expense: ExpenseSummary, updates: ExpenseUpdate): ExpenseUpdate => ({
  ...(updates.project_id !== undefined && { client_id: expense.client_id, project_id: expense.project_id }),
  ...(updates.category !== undefined && { category: expense.category }),
  ...(updates.billable !== undefined && { billable: expense.billing.billable }),
});

function ChangeMany({ ids, onDone }: ExpenseBulkProps) {
  const [work, setWork] = useState<ChosenWork>();
  const [category, setCategory] = useState<ExpenseCategory | null>(null);
  const [billable, setBillable] = useState<'yes' | 'no' | null>(null);
  const updates: ExpenseUpdate = {
    ...(work && { project_id: null, ...work.ids }),
    ...(category !== null && { category }),
    ...(billable !== null && { billable: billable === 'yes' }),
  };
  const change = useBulkUpdate({
    operation: 'updateExpenses',
    list: listExpensesOptions(),
    ids,
    send: (some, sent: ExpenseUpdate) => docket.expenses.updateMany({ ids: some, updates: sent }),
    valuesOf,
    message: t('expenses.expensesUpdated'),
    onDone,
  });
  return (
    <Form draft="selection" onSubmit={() => change.mutateAsync(updates)}>
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
