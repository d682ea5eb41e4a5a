/** The dates and periods of recurring invoices (docs/decisions/recurring-invoices.md). */
import type { Schemas } from '../../../contract/contract.js';
import { dec, type Big } from '../../money.js';
import { monthsOfInterval } from '../../months.js';
import { addDays, addMonths, daysBetween, type Day, type DayRange } from '../../time.js';

/** What the dates follow from. */
export interface Schedule {
  readonly anchor_date: Day;
  readonly interval: Schemas['RecurringInterval'];
  /** Number of intervals between two dates. */
  readonly every: number;
}

/** The date of a number from 0; months are counted from the anchor, so that its day returns after shorter months. */
export function dateAt({ anchor_date: anchor, interval, every }: Schedule, number: number): Day {
  return interval === 'weekly'
    ? addDays(anchor, 7 * every * number)
    : addMonths(anchor, monthsOfInterval[interval] * every * number);
}

/** The number of the first date on or after a day. */
export function numberFrom(schedule: Schedule, day: Day): number {
  const { anchor_date: anchor, interval, every } = schedule;
  if (day <= anchor) return 0;
  // No date comes later than after its least number of days, so that this number is never too high.
  const longest = (interval === 'weekly' ? 7 : 31 * monthsOfInterval[interval]) * every;
  let number = Math.floor(daysBetween(anchor, day) / longest);
  while (dateAt(schedule, number) < day) number += 1;
  return number;
}

/** The days that the invoice of a number bills: from its date to the day before the next one. */
export const periodAt = (schedule: Schedule, number: number): DayRange => ({
  from: dateAt(schedule, number),
  to: addDays(dateAt(schedule, number + 1), -1),
});

/** When a line is billed; null for no limit. */
export interface LineDays {
  readonly from: Day | null;
  readonly to: Day | null;
}

/** The part of a period on which a line is billed, as days of all its days; undefined if it is not billed in it. */
export function daysBilled(
  period: DayRange,
  { from, to }: LineDays,
): { readonly days: number; readonly of: number } | undefined {
  const first = from !== null && from > period.from ? from : period.from;
  const last = to !== null && to < period.to ? to : period.to;
  if (first > last) return undefined;
  return { days: daysBetween(first, last) + 1, of: daysBetween(period.from, period.to) + 1 };
}

/** An amount for each period as one for each month: a year has 12 of them, and 52 weeks. */
export function perMonth(amount: Big, { interval, every }: Pick<Schedule, 'interval' | 'every'>): Big {
  if (interval === 'weekly') return amount.times(dec(52)).div(dec(12 * every));
  return amount.div(dec(monthsOfInterval[interval] * every));
}
