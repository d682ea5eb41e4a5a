/** Which days the periods of an agreement cover (docs/decisions/retainers.md). */
import { addDays, addMonths, daysBetween, type Day } from '../time.js';

/** A stretch of days, both ends included. */
export interface Stretch {
  readonly start_date: Day;
  /** Its last day: `nominal_end`, unless the agreement ends before or the period was closed early. */
  readonly end_date: Day;
  /** Its last day as billing days have it; the next period is calculated from it. */
  readonly nominal_end: Day;
}

/** The first billing day later than a day. */
export function nextBillingDay(after: Day, billingDay: number): Day {
  const day = `${after.slice(0, 8)}${String(billingDay).padStart(2, '0')}`;
  return day > after ? day : addMonths(day, 1);
}

/** The last billing day that is not later than a day. */
const billingDayUpTo = (day: Day, billingDay: number): Day => addMonths(nextBillingDay(day, billingDay), -1);

const earlier = (day: Day, other: Day | null): Day => (other !== null && other < day ? other : day);

/** From the day it starts to the day before the next billing day. `endsOn` is the last day of the agreement. */
export function firstPeriod(start: Day, billingDay: number, endsOn: Day | null): Stretch {
  const nominal_end = addDays(nextBillingDay(start, billingDay), -1);
  return { start_date: start, end_date: earlier(nominal_end, endsOn), nominal_end };
}

/**
 * The period after one that ended, early or not: from the day after it to the end of what would have been the next period.
 * Undefined if the agreement has ended by then.
 */
export function periodAfter(
  { end_date, nominal_end }: Pick<Stretch, 'end_date' | 'nominal_end'>,
  billingDay: number,
  endsOn: Day | null,
): Stretch | undefined {
  const start_date = addDays(end_date, 1);
  if (endsOn !== null && start_date > endsOn) return undefined;
  const next = addDays(nextBillingDay(addDays(nominal_end, 1), billingDay), -1);
  return { start_date, end_date: earlier(next, endsOn), nominal_end: next };
}

/** The share of a whole period that a first one has by its days: a fraction of 1. */
export function firstShare({ start_date, nominal_end }: Stretch, billingDay: number): { days: number; of: number } {
  const whole = daysBetween(billingDayUpTo(start_date, billingDay), nominal_end) + 1;
  return { days: daysBetween(start_date, nominal_end) + 1, of: whole };
}

/** How many days a stretch has. */
export const daysIn = ({ start_date, end_date }: Pick<Stretch, 'start_date' | 'end_date'>): number =>
  daysBetween(start_date, end_date) + 1;
