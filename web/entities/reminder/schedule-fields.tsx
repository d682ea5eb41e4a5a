/** The schedule of reminders: the days of each level, or none. */
import type { ReminderLevel, ReminderStep } from 'docket-sdk';
import { reminderLevelLabels } from '../../generated/labels.js';
import { NumberField } from '../../ui/number-field.js';
import { t } from '../../messages/text.js';

const levels: readonly ReminderLevel[] = ['before_due', 'first', 'second', 'last'];

/** The most days that the contract allows before and after the due date. */
const farthest = { before: 90, after: 365 } as const;

interface ScheduleFieldsProps {
  readonly value: readonly ReminderStep[];
  readonly onChange: (steps: ReminderStep[]) => void;
}

export function ScheduleFields({ value, onChange }: ScheduleFieldsProps) {
  const daysOf = (level: ReminderLevel): number | null =>
    value.find((step) => step.level === level)?.days_after_due ?? null;
  const put = (level: ReminderLevel, days: number | null): void =>
    onChange(
      levels.flatMap((each) => {
        const days_after_due = each === level ? days : daysOf(each);
        return days_after_due === null ? [] : [{ days_after_due, level: each }];
      }),
    );
  // The server names a problem by the place of the step in the list.
  const nameOf = (level: ReminderLevel): string =>
    `reminder_schedule.${value.findIndex((step) => step.level === level)}.days_after_due`;
  const before = daysOf('before_due');
  return (
    <>
      <NumberField
        label={reminderLevelLabels.before_due}
        name={nameOf('before_due')}
        digits={0}
        limits={{ minimum: 0, maximum: farthest.before }}
        unit={t('common.daysBefore')}
        placeholder={t('common.notSent')}
        value={before === null ? null : Math.abs(before)}
        onChange={(days) => put('before_due', days === null ? null : days === 0 ? 0 : -days)}
      />
      {levels.slice(1).map((level) => (
        <NumberField
          key={level}
          label={reminderLevelLabels[level]}
          name={nameOf(level)}
          digits={0}
          limits={{ minimum: 1, maximum: farthest.after }}
          unit={t('common.daysAfter')}
          placeholder={t('common.notSent')}
          value={daysOf(level)}
          onChange={(days) => put(level, days)}
        />
      ))}
    </>
  );
}

const isStep = (value: unknown): value is ReminderStep =>
  typeof value === 'object' && value !== null && 'days_after_due' in value && 'level' in value;

/** The steps in a value of a form. */
export const stepsIn = (value: unknown): readonly ReminderStep[] => (Array.isArray(value) ? value.filter(isStep) : []);
