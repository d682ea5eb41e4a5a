/** The fields of a time entry. */
import type { TimeEntryCreate, TimeEntryUpdate } from 'docket-sdk';
import type { Fields } from '../../api/fields.js';
import { reachOf } from '../../../domain/people/policy.js';
import { useSession } from '../../api/session.js';
import { CheckboxField } from '../../ui/check-field.js';
import { DayField } from '../../ui/day-field.js';
import { FormRow } from '../../ui/form.js';
import { HoursField, MoneyField } from '../../ui/number-field.js';
import { TextArea } from '../../ui/text-field.js';
import { PersonField } from '../../entities/user/person-field.js';
import { WorkField } from '../../entities/time-entry/work-field.js';
import type { EntryDraft } from './entry-draft.js';
import { t } from '../../messages/text.js';

export interface EntryFieldsProps {
  readonly draft: EntryDraft;
  readonly onChange: (draft: EntryDraft) => void;
  readonly limits: Fields<TimeEntryCreate> | Fields<TimeEntryUpdate>;
  readonly isNew?: boolean;
  readonly isReadOnly?: boolean;
  /** The timer sets its hours and day. */
  readonly isRunning?: boolean;
}

export function EntryFields({
  draft,
  onChange,
  limits,
  isNew = false,
  isReadOnly = false,
  isRunning = false,
}: EntryFieldsProps) {
  const { user, has } = useSession();
  const reach = reachOf({ role: user.role, department: user.department ?? null });
  return (
    <>
      <WorkField
        takesTime
        label={t('shell.work')}
        name="project_id"
        value={draft.work}
        onChange={(work) => onChange({ ...draft, work })}
        isRequired={isNew}
        isReadOnly={isReadOnly}
        autoFocus={isNew && !draft.work}
      />
      <TextArea
        label={t('common.description')}
        name="description"
        value={draft.description}
        onChange={(description) => onChange({ ...draft, description })}
        limits={limits.description}
        isReadOnly={isReadOnly}
      />
      <FormRow>
        {!isRunning && (
          <HoursField
            label={t('common.hours')}
            name="hours"
            value={draft.hours}
            onChange={(hours) => onChange({ ...draft, hours })}
            limits={limits.hours}
            isRequired
            isReadOnly={isReadOnly}
            autoFocus={!isNew || draft.work !== undefined}
          />
        )}
        <DayField
          label={t('common.date')}
          name="date"
          value={draft.date}
          onChange={(date) => onChange({ ...draft, date })}
          isRequired
          isReadOnly={isReadOnly || isRunning}
        />
      </FormRow>
      <CheckboxField
        label={t('common.billable')}
        name="billable"
        value={draft.billable ?? true}
        onChange={(billable) => onChange({ ...draft, billable })}
        isReadOnly={isReadOnly}
        {...(isNew && { hint: t('common.unlessItsProjectOrTicketIs') })}
      />
      {has('can_see_rates') && (
        <MoneyField
          label={t('common.ratePerHour')}
          name="rate_charged"
          value={draft.rate ?? null}
          onChange={(rate) => onChange({ ...draft, rate })}
          limits={limits.rate_charged}
          hint={t('common.emptyForTheRateThatApplies')}
          isReadOnly={isReadOnly}
        />
      )}
      {isNew && reach !== 'self' && (
        <PersonField
          label={t('shell.whoseTime')}
          name="user_id"
          value={draft.userId}
          own={user}
          onChange={(userId) => onChange({ ...draft, userId: userId ?? user.id })}
        />
      )}
    </>
  );
}
