/**
 * Rules for retainer agreements (docs/decisions/retainers.md). commands/retainers/ applies them in this order:
 * 1. `firstPeriod` gives the days of the first period; `firstShare` prorates its fee and hours.
 * 2. Time draws hours of the open period: `portionsBetween` (hour-allowance.ts) says from which rollover lots, included
 *    hours or overage. `isNearLimit` (drawdown.ts) decides when to warn.
 * 3. At the close, `closeAllowance` (hour-allowance.ts) divides unused hours into lots of the next period and expired
 *    ones.
 * 4. `periodAfter` gives the days of the next period.
 * drawdown.ts also computes status and projection of an open period; retainers.ts serves forecasts.
 */
import { addDays, addMonths, daysBetween, type Day } from '../time.js';

/** The days of a period, both ends included. */
export interface PeriodDays {
  readonly start_date: Day;
  /** Its last day: `nominal_end`, unless the agreement ends before or the period was closed early. */
  readonly end_date: Day;
  /** The day before the next billing day, from which the next period is calculated. */
  readonly nominal_end: Day;
}

/** The first billing day after a day; `billingDay` is a day of the month from 1 to 28. */
export function nextBillingDay(after: Day, billingDay: number): Day {
  const day = `${after.slice(0, 8)}${String(billingDay).padStart(2, '0')}`;
  return day > after ? day : addMonths(day, 1);
}

/** The last billing day up to and including a day. */
const billingDayUpTo = (day: Day, billingDay: number): Day => addMonths(nextBillingDay(day, billingDay), -1);

const earlier = (day: Day, other: Day | null): Day => (other !== null && other < day ? other : day);

/** The first period: from `start` to the day before the next billing day. `endsOn` is the agreement's last day. */
export function firstPeriod(start: Day, billingDay: number, endsOn: Day | null): PeriodDays {
  const nominal_end = addDays(nextBillingDay(start, billingDay), -1);
  return { start_date: start, end_date: earlier(nominal_end, endsOn), nominal_end };
}

/**
 * The period after one that ended, even if it was closed early: from the next day to the end of what would have been
 * the next period. Undefined if the agreement ends before it begins.
 */
export function periodAfter(
  { end_date, nominal_end }: Pick<PeriodDays, 'end_date' | 'nominal_end'>,
  billingDay: number,
  endsOn: Day | null,
): PeriodDays | undefined {
  const start_date = addDays(end_date, 1);
  if (endsOn !== null && start_date > endsOn) return undefined;
  const next = addDays(nextBillingDay(addDays(nominal_end, 1), billingDay), -1);
  return { start_date, end_date: earlier(next, endsOn), nominal_end: next };
}

/** The days of a first period, and of the whole period that contains it; `days / of` prorates fee and hours. */
export function firstShare({ start_date, nominal_end }: PeriodDays, billingDay: number): { days: number; of: number } {
  const whole = daysBetween(billingDayUpTo(start_date, billingDay), nominal_end) + 1;
  return { days: daysBetween(start_date, nominal_end) + 1, of: whole };
}

export const daysIn = ({ start_date, end_date }: Pick<PeriodDays, 'start_date' | 'end_date'>): number =>
  daysBetween(start_date, end_date) + 1;
