/** Actions on several expenses at once. */
import type { ExpenseCategory, ExpenseUpdate } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { expenseCategoryLabels } from '../../generated/labels.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog, Dialog } from '../../ui/dialog.js';
import { Form, FormActions, SubmitButton } from '../../ui/form.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import { inBatches } from '../../api/batches.js';
import { counted } from '../../ui/text/plural.js';
import { WorkField, type ChosenWork } from '../../entities/time-entry/work-field.js';

export interface ExpenseBulkProps {
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

const countText = (count: number): string => counted(count, 'expense');

export function ExpenseBulk({ ids, onDone }: ExpenseBulkProps) {
  const [open, setOpen] = useState<'change' | 'delete'>();
  const close = (): void => setOpen(undefined);
  const remove = useChange({
    operation: 'deleteExpenses',
    send: () => inBatches(ids, (some) => docket.expenses.deleteMany({ ids: some })),
    successMessage: 'The expenses are deleted.',
    onDone,
    handlesErrors: true,
  });
  return (
    <>
      <Button icon="edit" onPress={() => setOpen('change')}>
        Change
      </Button>
      <Button icon="trash" kind="danger" onPress={() => setOpen('delete')}>
        Delete
      </Button>
      <Dialog title={`Change ${countText(ids.length)}`} isOpen={open === 'change'} onClose={close} isPersistent>
        <ChangeMany
          ids={ids}
          onDone={() => {
            close();
            onDone();
          }}
        />
      </Dialog>
      <ConfirmDialog
        title={`Delete ${countText(ids.length)}?`}
        isOpen={open === 'delete'}
        onClose={close}
        action="Delete"
        isDanger
        onConfirm={() => remove.mutateAsync(undefined)}
      >
        Their receipts are deleted too. This cannot be undone.
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
    successMessage: 'The expenses are changed.',
    onDone,
    handlesErrors: true,
  });
  return (
    <Form onSubmit={() => change.mutateAsync(undefined)}>
      <p>What is left empty stays as it is.</p>
      <WorkField label="For" kinds={['project', 'client']} value={work} onChange={setWork} autoFocus />
      <SelectField
        label="Category"
        options={optionsOf(expenseCategoryLabels)}
        value={category}
        onChange={setCategory}
        noneLabel="As it is"
      />
      <SelectField
        label="Billable"
        options={[
          { id: 'yes', label: 'Yes' },
          { id: 'no', label: 'No' },
        ]}
        value={billable}
        onChange={setBillable}
        noneLabel="As it is"
      />
      <FormActions>
        <SubmitButton isDisabled={Object.keys(updates).length === 0}>Change</SubmitButton>
      </FormActions>
    </Form>
  );
}
