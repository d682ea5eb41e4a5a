/** Schedules a report to be sent by mail every day, week or month. */
import type { ReportFrequency } from 'docket-sdk';
import { useState } from 'react';
import { docket } from '../../api/docket.js';
import { useChange } from '../../api/change.js';
import { useSession } from '../../api/session.js';
import { createScheduledReportFields } from '../../generated/fields.js';
import { reportFrequencyLabels } from '../../generated/labels.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, FormRow, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { NumberField } from '../../ui/number-field.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';
import type { ReportName } from './report-kinds.js';
import { t } from '../../messages/text.js';

export interface ScheduleDialogProps {
  readonly report: ReportName;
  readonly parameters: object;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const weekdayNames = [
  t('common.sunday'),
  t('common.monday'),
  t('common.tuesday'),
  t('common.wednesday'),
  t('common.thursday'),
  t('common.friday'),
  t('common.saturday'),
] as const;

export function ScheduleDialog({ report, parameters, isOpen, onClose }: ScheduleDialogProps) {
  return (
    <Dialog title={t('reports.schedule')} isOpen={isOpen} onClose={onClose} size="s" isPersistent>
      <ScheduleForm report={report} parameters={parameters} onDone={onClose} />
    </Dialog>
  );
}

interface ScheduleFormProps {
  readonly report: ReportName;
  readonly parameters: object;
  readonly onDone: () => void;
}

function ScheduleForm({ report, parameters, onDone }: ScheduleFormProps) {
  const { user } = useSession();
  const [schedule, setSchedule] = useState<ReportFrequency>('weekly');
  const [weekday, setWeekday] = useState(1);
  const [monthDay, setMonthDay] = useState<number | null>(1);
  const [recipients, setRecipients] = useState(user.email ?? '');
  const create = useChange({
    operation: 'createScheduledReport',
    send: () =>
      docket.reports.createScheduled({
        report_type: report,
        schedule,
        recipients: recipients.split(/[\s,;]+/).filter(Boolean),
        parameters: { ...parameters },
        ...(schedule === 'weekly' ? { day_of_week: weekday } : {}),
        ...(schedule === 'monthly' ? { day_of_month: monthDay } : {}),
      }),
    successMessage: t('reports.scheduleSaved'),
    handlesErrors: true,
    onDone,
  });
  return (
    <Form
      draft={{
        name: 'scheduled-report',
        id: report,
        value: { schedule, weekday, monthDay, recipients },
        restore: (last) => {
          setSchedule(last.schedule);
          setWeekday(last.weekday);
          setMonthDay(last.monthDay);
          setRecipients(last.recipients);
        },
      }}
      onSubmit={() => create.mutateAsync(undefined)}
    >
      <TextField
        label={t('reports.recipients')}
        name="recipients"
        value={recipients}
        onChange={setRecipients}
        hint={t('reports.recipientsHint')}
        isRequired
        autoFocus
      />
      <FormRow>
        <SelectField
          label={t('reports.frequency')}
          name="schedule"
          options={optionsOf(reportFrequencyLabels)}
          value={schedule}
          onChange={(value) => setSchedule(value ?? 'weekly')}
        />
        {schedule === 'weekly' && (
          <SelectField
            label={t('reports.weekday')}
            name="day_of_week"
            options={weekdayNames.map((label, at) => ({ id: String(at), label }))}
            value={String(weekday)}
            onChange={(value) => setWeekday(Number(value ?? 1))}
          />
        )}
        {schedule === 'monthly' && (
          <NumberField
            label={t('reports.dayOfMonth')}
            name="day_of_month"
            digits={0}
            value={monthDay}
            onChange={setMonthDay}
            limits={createScheduledReportFields.day_of_month}
          />
        )}
      </FormRow>
      <FormActions>
        <SubmitButton>{t('reports.schedule')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
