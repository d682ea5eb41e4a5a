/** Actions on several time entries at once. */
import type { TimeEntryUpdate } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog, Dialog } from '../../ui/dialog.js';
import { DayField } from '../../ui/day-field.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { SelectField } from '../../ui/select-field.js';
import { WorkField, type ChosenWork } from '../../entities/time-entry/work-field.js';
import { inBatches } from '../../api/batches.js';
import { linksOf } from './entry-draft.js';
import { t } from '../../messages/text.js';

export interface TimeBulkProps {
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

export function TimeBulk({ ids, onDone }: TimeBulkProps) {
  const { can } = useSession();
  const [open, setOpen] = useState<'change' | 'delete'>();
  const close = (): void => setOpen(undefined);
  const remove = useChange({
    operation: 'deleteTimeEntries',
    send: () => inBatches(ids, (some) => docket.timeEntries.deleteMany({ ids: some })),
    successMessage: t('common.entriesDeleted', { count: ids.length }),
    onDone,
    handlesErrors: true,
  });
  return (
    <>
      <Button icon="edit" onPress={() => setOpen('change')}>
        {t('common.change')}
      </Button>
      {can('deleteTimeEntries') && (
        <Button icon="trash" kind="danger" onPress={() => setOpen('delete')}>
          {t('common.delete')}
        </Button>
      )}
      <Dialog
        title={t('common.changeEntries', { count: ids.length })}
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
        title={t('common.deleteEntries', { count: ids.length })}
        isOpen={open === 'delete'}
        onClose={close}
        action={t('common.delete')}
        isDanger
        onConfirm={() => remove.mutateAsync(undefined)}
      >
        {t('common.theirHoursAreLostThisCannot')}
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
    successMessage: t('common.entriesChanged', { count: ids.length }),
    onDone,
    handlesErrors: true,
  });
  return (
    <Form draft="selection" onSubmit={() => change.mutateAsync(undefined)}>
      <p>{t('common.whatIsLeftEmptyStaysAs')}</p>
      <WorkField takesTime label={t('shell.work')} value={work} onChange={setWork} autoFocus />
      <DayField label={t('common.date')} value={date} onChange={setDate} />
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
