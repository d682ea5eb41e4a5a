/** The range with which a report's period is compared (docs/decisions/reports.md). */
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

/** Days or months by which the previous unit begins earlier. */
const steps: Record<Unit, { readonly days: number } | { readonly months: number }> = {
  day: { days: 1 },
  week: { days: 7 },
  month: { months: 1 },
  quarter: { months: 3 },
  year: { months: 12 },
};

/** The range directly before: the whole previous week, month and so on; for a custom range, as many days. */
function previousPeriod({ period, from }: PeriodQuery, range: DayRange): DayRange {
  const named = period ?? (from === undefined ? 'this_month' : 'custom');
  const step = named === 'custom' ? { days: daysBetween(range.from, range.to) + 1 } : steps[units[named]];
  const start = 'days' in step ? addDays(range.from, -step.days) : addMonths(range.from, -step.months);
  return { from: start, to: addDays(range.from, -1) };
}

/** The same days a year earlier; 28 February for the 29th. */
const previousYear = ({ from, to }: DayRange): DayRange => ({ from: addMonths(from, -12), to: addMonths(to, -12) });

/** The range with which `range`, that of the query, is compared. */
export const comparedRange = (query: PeriodQuery, range: DayRange, to: Schemas['ComparedPeriod']): DayRange =>
  to === 'previous_year' ? previousYear(range) : previousPeriod(query, range);

/** The change in percent with 2 decimals; null if `before` is 0. */
export const changePercent = (now: Big, before: Big): number | null =>
  before.eq(zero) ? null : toNumber(round2(now.minus(before).times(dec(100)).div(before.abs())));
