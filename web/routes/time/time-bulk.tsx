/** Actions on several time entries at once. */
import type { TimeEntrySummary, TimeEntryUpdate } from 'docket-sdk';
import { useState } from 'react';
import { useBulkUpdate } from '../../api/bulk-undo.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { listTimeEntriesOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { DayField } from '../../ui/day-field.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { SelectField } from '../../ui/select-field.js';
import { WorkField, type ChosenWork } from '../../entities/time-entry/work-field.js';
import { batchesOf } from '../../api/batches.js';
import { delayWrite } from '../../api/delay-write.js';
import { linksOf } from './entry-draft.js';
import { workOf } from './week.js';
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

function valuesOf(entry: TimeEntrySummary, updates: TimeEntryUpdate): TimeEntryUpdate {
  const { agreement_id, date, billing } = entry;
  const { billable, rate_charged, rate_type } = billing;
  const isMoved =
    updates.client_id !== undefined || updates.project_id !== undefined || updates.ticket_id !== undefined;
  return {
    ...(isMoved && { ...linksOf({ ids: workOf(entry) }), agreement_id, billable, rate_type }),
    ...(isMoved && rate_charged !== undefined && { rate_charged }),
    ...(updates.date !== undefined && { date }),
    ...(updates.billable !== undefined && { billable }),
  };
}

/** An entry that moves back gets the rate of today; if it had another one, that is set by hand. */
async function putBack(ids: string[], { rate_charged, rate_type, ...updates }: TimeEntryUpdate): Promise<void> {
  const entries = await docket.timeEntries.updateMany({ ids, updates });
  const others =
    rate_charged === undefined ? [] : entries.filter(({ billing }) => billing.rate_charged !== rate_charged);
  if (others.length === 0) return;
  const rate: TimeEntryUpdate = { rate_charged, ...(rate_type && { rate_type }) };
  await docket.timeEntries.updateMany({ ids: others.map(({ id }) => id), updates: rate });
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
  const change = useBulkUpdate({
    operation: 'updateTimeEntries',
    list: listTimeEntriesOptions(),
    ids,
    send: (some, sent: TimeEntryUpdate) => docket.timeEntries.updateMany({ ids: some, updates: sent }),
    valuesOf,
    putBack,
    message: t('common.entriesChanged', { count: ids.length }),
    onDone,
  });
  return (
    <Form draft="selection" onSubmit={() => change.mutateAsync(updates)}>
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
