/** Expected figures for the coming months, as pure functions (docs/decisions/reports.md). */
import { daysOfMonth, plusMonths, type Month } from '../months.js';
import { dec, round2, sum, toNumber, zero, type Big } from '../money.js';
import { workingDays, type Day, type DayRange } from '../time.js';

/** Number of full months on which the trend is based. */
export const trendMonths = 6;

/**
 * The least-squares line through values, one per month. Returns a function for its value `ahead` months after the last
 * one, at least 0, because revenue cannot be negative.
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

/** Confidence in a forecast, 0–1 with 2 decimals: 0.9 to the power of the months ahead. */
export const confidenceAt = (monthsAhead: number): number => toNumber(round2(confidenceFactor.pow(monthsAhead)));

/** Hours that are promised but not yet worked. */
export interface OpenWork {
  readonly hours: Big;
  /** The due date; null for none. */
  readonly due: Day | null;
}

/** Months over which work without a due date is spread. */
const undatedMonths = 3;

/** The days on which work is done: up to its due date; in the next month if overdue; in three months if undated. */
function daysFor({ due }: OpenWork, today: Day): DayRange {
  const next = plusMonths(today.slice(0, 7), 1);
  if (due === null) return { from: `${next}-01`, to: daysOfMonth(plusMonths(next, undatedMonths - 1)).to };
  return due < today ? daysOfMonth(next) : { from: today, to: due };
}

/** The hours of the work in a month, if it is spread evenly over the working days on which it is done. */
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
