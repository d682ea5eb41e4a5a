/** What a period is compared with (docs/decisions/reports.md). */
import type { Schemas } from '../../contract/contract.js';
import { dec, round2, toNumber, zero, type Big } from '../money.js';
import type { PeriodQuery } from '../period.js';
import { addDays, addMonths, daysBetween, type DayRange } from '../time.js';

type Period = Schemas['ReportPeriod'];
type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

const units: Record<Exclude<Period, 'custom'>, Unit> = {
  today: 'day',
  yesterday: 'day',
  this_week: 'week',
  last_week: 'week',
  this_month: 'month',
  last_month: 'month',
  this_quarter: 'quarter',
  last_quarter: 'quarter',
  this_year: 'year',
  last_year: 'year',
};

/** Days or months that a unit of the calendar goes back by. */
const steps: Record<Unit, { readonly days: number } | { readonly months: number }> = {
  day: { days: 1 },
  week: { days: 7 },
  month: { months: 1 },
  quarter: { months: 3 },
  year: { months: 12 },
};

/** The range right before one: of the same unit of the calendar, whole, or of as many days where the query names the days itself. */
function previousPeriod({ period, from }: PeriodQuery, range: DayRange): DayRange {
  const named = period ?? (from === undefined ? 'this_month' : 'custom');
  const step = named === 'custom' ? { days: daysBetween(range.from, range.to) + 1 } : steps[units[named]];
  const start = 'days' in step ? addDays(range.from, -step.days) : addMonths(range.from, -step.months);
  return { from: start, to: addDays(range.from, -1) };
}

/** The same days a year earlier; 28 February for the 29th. */
const previousYear = ({ from, to }: DayRange): DayRange => ({ from: addMonths(from, -12), to: addMonths(to, -12) });

/** The range that figures of the query's range are compared with. */
export const comparedRange = (query: PeriodQuery, range: DayRange, to: Schemas['ComparedPeriod']): DayRange =>
  to === 'previous_year' ? previousYear(range) : previousPeriod(query, range);

/** Growth in percent with 2 decimals; null if there is nothing to grow from. */
export const changePercent = (now: Big, before: Big): number | null =>
  before.eq(zero) ? null : toNumber(round2(now.minus(before).times(dec(100)).div(before.abs())));
