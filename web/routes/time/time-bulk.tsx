/** Actions on several time entries at once. */
import type { TimeEntryUpdate } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog, Dialog } from '../../ui/dialog.js';
import { DayField } from '../../ui/day-field.js';
import { Form, FormActions, SubmitButton } from '../../ui/form.js';
import { SelectField } from '../../ui/select-field.js';
import { WorkField, type ChosenWork } from '../../entities/time-entry/work-field.js';
import { inBatches } from '../../api/batches.js';
import { counted } from '../../ui/text/plural.js';
import { linksOf } from './entry-draft.js';

export interface TimeBulkProps {
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

const countText = (count: number): string => counted(count, 'entry', 'entries');

export function TimeBulk({ ids, onDone }: TimeBulkProps) {
  const { can } = useSession();
  const [open, setOpen] = useState<'change' | 'delete'>();
  const close = (): void => setOpen(undefined);
  const remove = useChange({
    operation: 'deleteTimeEntries',
    send: () => inBatches(ids, (some) => docket.timeEntries.deleteMany({ ids: some })),
    successMessage: `${countText(ids.length)} deleted.`,
    onDone,
    handlesErrors: true,
  });
  return (
    <>
      <Button icon="edit" onPress={() => setOpen('change')}>
        Change
      </Button>
      {can('deleteTimeEntries') && (
        <Button icon="trash" kind="danger" onPress={() => setOpen('delete')}>
          Delete
        </Button>
      )}
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
        Their hours are lost. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}

function ChangeMany({ ids, onDone }: TimeBulkProps) {
  const [work, setWork] = useState<ChosenWork>();
  const [date, setDate] = useState<string | null>(null);
  const [billable, setBillable] = useState<'yes' | 'no' | null>(null);
  const updates: TimeEntryUpdate = {
    ...(work && linksOf(work)),
    ...(date !== null && { date }),
    ...(billable !== null && { billable: billable === 'yes' }),
  };
  const change = useChange({
    operation: 'updateTimeEntries',
    send: () => inBatches(ids, (some) => docket.timeEntries.updateMany({ ids: some, updates })),
    successMessage: `${countText(ids.length)} changed.`,
    onDone,
    handlesErrors: true,
  });
  return (
    <Form onSubmit={() => change.mutateAsync(undefined)}>
      <p>What is left empty stays as it is.</p>
      <WorkField takesTime label="Work" value={work} onChange={setWork} autoFocus />
      <DayField label="Date" value={date} onChange={setDate} />
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
