/** The reminders of a client's invoices: those of the workspace, none, or its own. */
import { ScheduleFields, stepsIn } from '../../entities/reminder/schedule-fields.js';
import type { FormOf } from '../../ui/field-props.js';
import { SelectField, optionsOf } from '../../ui/select-field.js';
import { t } from '../../messages/text.js';
import { clientLabels, type ClientBody } from './client-body.js';

const ways = {
  workspace: t('clients.remindersOfWorkspace'),
  none: t('clients.noReminders'),
  own: t('clients.ownReminders'),
} as const;

/** With which an own schedule begins. */
const usual = [{ days_after_due: 7, level: 'first' as const }];

export function ClientReminderFields({ values, set }: FormOf<ClientBody>) {
  const { reminder_schedule: steps } = values;
  const way = steps === null ? 'workspace' : steps.length === 0 ? 'none' : 'own';
  return (
    <>
      <SelectField
        label={clientLabels.reminder_schedule}
        name="reminder_schedule"
        options={optionsOf(ways)}
        value={way}
        onChange={(next) => set({ reminder_schedule: next === 'own' ? usual : next === 'none' ? [] : null })}
      />
      {way === 'own' && (
        <ScheduleFields value={stepsIn(steps)} onChange={(reminder_schedule) => set({ reminder_schedule })} />
      )}
    </>
  );
}
