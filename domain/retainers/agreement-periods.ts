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
import type { Schemas } from '../../contract/contract.js';
import { monthsOfInterval } from '../months.js';
import { addDays, addMonths, daysBetween, type Day } from '../time.js';

/** The days of a period, both ends included. */
export interface PeriodDays {
  readonly start_date: Day;
  /** Its last day: `nominal_end`, unless the agreement ends before or the period was closed early. */
  readonly end_date: Day;
  /** The day before the next billing day, from which the next period is calculated. */
  readonly nominal_end: Day;
}

/** What the days of periods follow from. */
export interface BillingCycle {
  /** The day of the month on which periods begin; `lastOfMonth` for the last one. */
  readonly billing_day: number;
  readonly interval: Schemas['AgreementInterval'];
}

/** Stands for the last day of each month: no month has more days. */
const lastOfMonth = 31;

/** A billing day as it is stored, and as the API shows it. */
export const storedBillingDay = (day: Schemas['BillingDay']): number => (day === 'last' ? lastOfMonth : day);
export const shownBillingDay = (day: number): Schemas['BillingDay'] => (day === lastOfMonth ? 'last' : day);

/** How many months a period is long. */
export const monthsOfPeriod = ({ interval }: Pick<BillingCycle, 'interval'>): number => monthsOfInterval[interval];

/** The billing day that lies some months after the month of a day. */
function billingDayIn(of: Day, months: number, { billing_day: wanted }: Pick<BillingCycle, 'billing_day'>): Day {
  const first = addMonths(`${of.slice(0, 8)}01`, months);
  const last = addDays(addMonths(first, 1), -1);
  const day = `${first.slice(0, 8)}${String(wanted).padStart(2, '0')}`;
  return day < last ? day : last;
}

/** The first billing day after a day. */
export function nextBillingDay(after: Day, cycle: Pick<BillingCycle, 'billing_day'>): Day {
  const day = billingDayIn(after, 0, cycle);
  return day > after ? day : billingDayIn(after, 1, cycle);
}

/** The last day of a whole period in which a day is the first one. */
const periodEnd = (start: Day, cycle: BillingCycle): Day =>
  addDays(billingDayIn(nextBillingDay(start, cycle), monthsOfPeriod(cycle) - 1, cycle), -1);

/** The last billing day up to and including a day. */
const billingDayUpTo = (day: Day, cycle: BillingCycle): Day => billingDayIn(nextBillingDay(day, cycle), -1, cycle);

const earlier = (day: Day, other: Day | null): Day => (other !== null && other < day ? other : day);

/** The first period: from `start` to the day before a billing day. `endsOn` is the agreement's last day. */
export function firstPeriod(start: Day, cycle: BillingCycle, endsOn: Day | null): PeriodDays {
  const nominal_end = periodEnd(start, cycle);
  return { start_date: start, end_date: earlier(nominal_end, endsOn), nominal_end };
}

/**
 * The period after one that ended, even if it was closed early: from the next day to the end of what would have been
 * the next period. Undefined if the agreement ends before it begins.
 */
export function periodAfter(
  { end_date, nominal_end }: Pick<PeriodDays, 'end_date' | 'nominal_end'>,
  cycle: BillingCycle,
  endsOn: Day | null,
): PeriodDays | undefined {
  const start_date = addDays(end_date, 1);
  if (endsOn !== null && start_date > endsOn) return undefined;
  const next = periodEnd(addDays(nominal_end, 1), cycle);
  return { start_date, end_date: earlier(next, endsOn), nominal_end: next };
}

/** The days of a first period, and of the whole period that contains it; `days / of` prorates fee and hours. */
export function firstShare({ start_date, nominal_end }: PeriodDays, cycle: BillingCycle): { days: number; of: number } {
  const whole = daysBetween(billingDayUpTo(start_date, cycle), nominal_end) + 1;
  return { days: daysBetween(start_date, nominal_end) + 1, of: whole };
}

export const daysIn = ({ start_date, end_date }: Pick<PeriodDays, 'start_date' | 'end_date'>): number =>
  daysBetween(start_date, end_date) + 1;
