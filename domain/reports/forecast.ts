/** Expected figures for the coming months (docs/decisions/reports.md). Pure: all inputs are passed in. */
import { daysOfMonth, plusMonths, type Month } from '../months.js';
import { dec, round2, sum, toNumber, zero, type Big } from '../money.js';
import { workingDays, type Day, type DayRange } from '../time.js';

/** Full months that a trend is based on. */
export const trendMonths = 6;

/**
 * The straight line through values, one per month, with the least squares: its value a number of months after the last of them.
 * Never below 0: nobody invoices less than nothing.
 */
export function linearTrend(values: readonly Big[]): (ahead: number) => Big {
  const n = dec(values.length);
  const xs = values.map((_, index) => dec(index + 1));
  const sumX = sum(xs);
  const sumY = sum(values);
  const sumXY = sum(values.map((value, index) => value.times(dec(index + 1))));
  const spread = n.times(sum(xs.map((x) => x.times(x)))).minus(sumX.times(sumX));
  const rise = n.times(sumXY).minus(sumX.times(sumY));
  return (ahead) => {
    const offset = n.times(dec(values.length + ahead)).minus(sumX);
    const value = sumY.times(spread).plus(offset.times(rise)).div(n.times(spread));
    return value.lt(zero) ? zero : value;
  };
}

const confidenceFactor = dec('0.9');

/** How far a forecast may be trusted, 0–1 with 2 decimals: a tenth less with each month ahead. */
export const confidenceAt = (monthsAhead: number): number => toNumber(round2(confidenceFactor.pow(monthsAhead)));

/** Work that is promised and not yet done. */
export interface OpenWork {
  readonly hours: Big;
  /** The day it is due; null for none. */
  readonly due: Day | null;
}

/** Months that work without a due date is spread over. */
const undatedMonths = 3;

/** The days that work is done on: up to its due date, in the next month where that has passed, or in the months that follow. */
function daysFor({ due }: OpenWork, today: Day): DayRange {
  const next = plusMonths(today.slice(0, 7), 1);
  if (due === null) return { from: `${next}-01`, to: daysOfMonth(plusMonths(next, undatedMonths - 1)).to };
  return due < today ? daysOfMonth(next) : { from: today, to: due };
}

/** How many hours of the work fall in a month when it is spread evenly over the working days it is done on. */
export function hoursInMonth(work: OpenWork, month: Month, today: Day): Big {
  const days = daysFor(work, today);
  const { from, to } = daysOfMonth(month);
  const part = { from: days.from > from ? days.from : from, to: days.to < to ? days.to : to };
  if (part.to < part.from) return zero;
  const all = workingDays(days);
  if (all === 0) return days.to <= to ? work.hours : zero;
  return work.hours.times(dec(workingDays(part))).div(dec(all));
}

/** The share of proposals that are assumed to be won. */
export const winRate = dec('0.5');
