/** Which reminder of an invoice is due when: pure functions of its schedule and of what was sent (docs/decisions/reminders.md). */
import type { Schemas } from '../../../contract/contract.js';
import type { FieldError } from '../../errors.js';
import { nextTimeOfDay } from '../../schedule.js';
import { addDays, today, wallTime, type Day } from '../../time.js';

export type ReminderLevel = Schemas['ReminderLevel'];
export type ReminderStep = Schemas['ReminderStep'];

/** The local time at which reminders are mailed. */
export const reminderTime = '08:00';

export const reminderLevels: readonly ReminderLevel[] = ['before_due', 'first', 'second', 'last'];

/** Whether a level is higher than another, or the other is none. */
export const isAbove = (level: ReminderLevel, other: ReminderLevel | null): boolean =>
  other === null || reminderLevels.indexOf(level) > reminderLevels.indexOf(other);

export const higherOf = (level: ReminderLevel, other: ReminderLevel | null): ReminderLevel =>
  other !== null && isAbove(other, level) ? other : level;

/** The problems of a schedule in a request, at the field `path`. */
export function scheduleProblems(steps: readonly ReminderStep[], path: string): FieldError[] {
  return steps.flatMap((step, index): FieldError[] => {
    const before = steps[index - 1];
    const { days_after_due: days, level } = step;
    if (level === 'before_due' ? days > 0 : days < 1)
      return [
        {
          field: `${path}.${index}.days_after_due`,
          message: level === 'before_due' ? 'must be 0 or less for before_due' : `must be 1 or more for ${level}`,
        },
      ];
    if (!before) return [];
    if (!isAbove(level, before.level))
      return [{ field: `${path}.${index}.level`, message: `must be higher than ${before.level}, the level before it` }];
    return days > before.days_after_due
      ? []
      : [
          {
            field: `${path}.${index}.days_after_due`,
            message: `must be more than ${before.days_after_due}, that of the step before it`,
          },
        ];
  });
}

/** What decides about the reminders of an invoice that is owed. */
export interface RemindedInvoice {
  readonly due_date: Day;
  /** The day on which the client got it. */
  readonly sent_on: Day;
  /** The highest level that was mailed. */
  readonly reminder_level: ReminderLevel | null;
}

/** A schedule, and the first day of which it sends reminders. */
export interface ReminderPlan {
  readonly steps: readonly ReminderStep[];
  readonly since: Day | null;
}

interface DatedStep {
  readonly day: Day;
  readonly level: ReminderLevel;
}

/** The steps that may be sent: not those of days before the schedule was set, or before the client has had the invoice for a day. */
function stepsOf(invoice: RemindedInvoice, { steps, since }: ReminderPlan): DatedStep[] {
  const afterSent = addDays(invoice.sent_on, 1);
  const first = since !== null && since > afterSent ? since : afterSent;
  return steps
    .map(({ days_after_due, level }) => ({ day: addDays(invoice.due_date, days_after_due), level }))
    .filter(({ day, level }) => day >= first && isAbove(level, invoice.reminder_level));
}

/** The reminder to send on a day: the latest whose day has come, however many were missed. */
export const dueReminder = (invoice: RemindedInvoice, plan: ReminderPlan, day: Day): ReminderLevel | undefined =>
  stepsOf(invoice, plan).findLast((step) => step.day <= day)?.level;

/** When the next reminder is sent, and its level; undefined if there is none to come. */
export function nextReminder(
  invoice: RemindedInvoice,
  plan: ReminderPlan,
  now: Date,
  timezone: string,
): { readonly at: Date; readonly level: ReminderLevel } | undefined {
  const morning = nextTimeOfDay(now, reminderTime, timezone);
  const steps = stepsOf(invoice, plan);
  const due = steps.findLast(({ day }) => day <= today(morning, timezone));
  if (due) return { at: morning, level: due.level };
  const [next] = steps;
  return next && { at: wallTime(next.day, reminderTime, timezone), level: next.level };
}

/** The day of the reminders that may be sent at an instant: today from the morning on, and none before it. */
export function reminderDay(now: Date, timezone: string): Day | undefined {
  const day = today(now, timezone);
  return now >= wallTime(day, reminderTime, timezone) ? day : undefined;
}
