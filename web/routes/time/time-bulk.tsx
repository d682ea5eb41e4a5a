/** Actions on several time entries at once. */
import type { TimeEntryUpdate } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { DayField } from '../../ui/day-field.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { SelectField } from '../../ui/select-field.js';
import { WorkField, type ChosenWork } from '../../entities/time-entry/work-field.js';
import { batchesOf, inBatches } from '../../api/batches.js';
import { delayWrite } from '../../api/delay-write.js';
import { linksOf } from './entry-draft.js';
import { t } from '../../messages/text.js';

export interface TimeBulkProps {
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

export function TimeBulk({ ids, onDone }: TimeBulkProps) {
  const { can } = useSession();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const remove = (): void => {
    void delayWrite({
      operation: 'deleteTimeEntries',
      requests: batchesOf(ids).map((some) => (api) => api.timeEntries.deleteMany({ ids: some })),
      hides: ids,
      message: t('common.entriesDeleted', { count: ids.length }),
    });
    onDone();
  };
  return (
    <>
      <Button icon="edit" onPress={() => setOpen(true)}>
        {t('common.change')}
      </Button>
      {can('deleteTimeEntries') && (
        <Button icon="trash" kind="danger" onPress={remove}>
          {t('common.delete')}
        </Button>
      )}
      <Dialog title={t('common.changeEntries', { count: ids.length })} isOpen={isOpen} onClose={close} isPersistent>
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
