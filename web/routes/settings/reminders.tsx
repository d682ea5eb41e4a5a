/** The reminders that are sent by themselves, and the interest for late payment. */
import type { LateInterest } from 'docket-sdk';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { ScheduleFields, stepsIn } from '../../entities/reminder/schedule-fields.js';
import { DraftActions } from '../../ui/draft-actions.js';
import { Form, FormRow } from '../../ui/form.js';
import { NumberField } from '../../ui/number-field.js';
import { Section } from '../../ui/page.js';
import { SelectField, optionsOf } from '../../ui/select-field.js';
import { fractionOf, percentOf } from '../../ui/text/exact.js';
import { t } from '../../messages/text.js';
import { ReminderTextsPart } from './reminder-texts.js';
import { useWorkspaceDraft } from './use-workspace-draft.js';

export const RemindersPart = () => (
  <>
    <ScheduleForm />
    <ReminderTextsPart />
    <InterestForm />
  </>
);

const schedule = { reminder_schedule: t('settings.reminders') };

function ScheduleForm() {
  const draft = useWorkspaceDraft(['reminder_schedule']);
  return (
    <Section title={schedule.reminder_schedule}>
      <p className="settings-lead">{t('settings.remindersHint')}</p>
      <Form
        draft={{ name: 'reminders', id: 'workspace', ...draft.stored }}
        label={schedule.reminder_schedule}
        onSubmit={draft.submit}
      >
        <ConflictNotice edit={draft} labels={schedule} />
        <ScheduleFields
          value={stepsIn(draft.values['reminder_schedule'])}
          onChange={(steps) => draft.set({ reminder_schedule: steps })}
        />
        <DraftActions draft={draft} />
      </Form>
    </Section>
  );
}

type Rule = 'none' | 'annual' | 'base';

const rules: Readonly<Record<Rule, string>> = {
  none: t('settings.noInterest'),
  annual: t('settings.annualRate'),
  base: t('settings.baseRatePlus'),
};

const empty: LateInterest = { annual_rate: null, base_rate: null, base_rate_plus: null };

const interest = { late_interest: t('settings.lateInterest') };

function InterestForm() {
  const draft = useWorkspaceDraft(['late_interest']);
  const value = ruleIn(draft.values['late_interest']);
  const kind = kindOf(value);
  const put = (change: Partial<LateInterest>): void => draft.set({ late_interest: { ...empty, ...value, ...change } });
  const percent = (name: keyof LateInterest, label: string, minimum: number, hint?: string) => (
    <NumberField
      label={label}
      name={`late_interest.${name}`}
      digits={4}
      limits={{ minimum, maximum: 100 }}
      unit="%"
      isRequired
      {...(hint !== undefined && { hint })}
      value={percentIn(value?.[name])}
      onChange={(entered) => put({ [name]: entered === null ? null : fractionOf(entered) })}
    />
  );
  return (
    <Section title={interest.late_interest}>
      <p className="settings-lead">{t('settings.lateInterestHint')}</p>
      <Form
        draft={{ name: 'late-interest', id: 'workspace', ...draft.stored }}
        label={interest.late_interest}
        onSubmit={draft.submit}
      >
        <ConflictNotice edit={draft} labels={interest} />
        <SelectField
          label={t('settings.interestRule')}
          name="late_interest"
          options={optionsOf(rules)}
          value={kind}
          onChange={(next) => draft.set({ late_interest: next === null ? null : startOf(next) })}
        />
        {kind === 'annual' && percent('annual_rate', t('settings.annualRate'), 0)}
        {kind === 'base' && (
          <FormRow>
            {percent('base_rate', t('settings.baseRate'), -10, t('settings.baseRateHint'))}
            {percent('base_rate_plus', t('settings.addedToBaseRate'), 0)}
          </FormRow>
        )}
        <DraftActions draft={draft} />
      </Form>
    </Section>
  );
}

/** The rule with which a kind begins: the base rate as 0 says which kind it is, until it is entered. */
function startOf(kind: Rule): LateInterest | null {
  if (kind === 'none') return null;
  return kind === 'base' ? { ...empty, base_rate: 0 } : empty;
}

function kindOf(value: LateInterest | null): Rule {
  if (value === null) return 'none';
  return value.base_rate === null && value.base_rate_plus === null ? 'annual' : 'base';
}

const percentIn = (fraction: number | null | undefined): number | null =>
  typeof fraction === 'number' ? percentOf(fraction) : null;

const isRule = (value: unknown): value is LateInterest =>
  typeof value === 'object' && value !== null && 'annual_rate' in value && 'base_rate' in value;

const ruleIn = (value: unknown): LateInterest | null => (isRule(value) ? value : null);
