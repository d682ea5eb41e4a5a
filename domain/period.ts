import type { Schemas } from '../contract/contract.js';
import { invalid } from './errors.js';
import { addDays, addMonths, monthOf, weekOf, type Day, type DayRange } from './time.js';

type Period = Schemas['ReportPeriod'];

/** The calendar quarter of a day. */
function quarterOf(day: Day): DayRange {
  const first = `${day.slice(0, 4)}-${String(Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`;
  return { from: first, to: addDays(addMonths(first, 3), -1) };
}

const yearOf = (day: Day): DayRange => ({ from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` });

/** The range before the one that contains `day`. */
const before = (range: (day: Day) => DayRange, day: Day): DayRange => range(addDays(range(day).from, -1));

const ranges: Record<Exclude<Period, 'custom'>, (day: Day) => DayRange> = {
  today: (day) => ({ from: day, to: day }),
  yesterday: (day) => ({ from: addDays(day, -1), to: addDays(day, -1) }),
  this_week: weekOf,
  last_week: (day) => before(weekOf, day),
  this_month: monthOf,
  last_month: (day) => before(monthOf, day),
  this_quarter: quarterOf,
  last_quarter: (day) => before(quarterOf, day),
  this_year: yearOf,
  last_year: (day) => before(yearOf, day),
};

/** A range of days in a query: a named period, or `from` and `to`. */
export interface PeriodQuery {
  readonly period?: Period | undefined;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

/**
 * The days of a query, both included: those of its named period, or `from` to `to`, or by default this month. Throws
 * `invalid_request` unless `from` and `to` are given together, in order, and without a period other than `custom`.
 */
export function periodRange({ period, from, to }: PeriodQuery, today: Day): DayRange {
  if (period !== undefined && period !== 'custom') {
    if (from !== undefined || to !== undefined) throw invalid('period', 'must be custom when from and to are given');
    return ranges[period](today);
  }
  if (period === undefined && from === undefined && to === undefined) return ranges.this_month(today);
  if (from === undefined) throw invalid('from', 'is required with a custom period');
  if (to === undefined) throw invalid('to', 'is required with a custom period');
  if (to < from) throw invalid('to', 'must not be before from');
  return { from, to };
}

const english = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const longDay = english({ dateStyle: 'long' });
const shortDay = english({ day: 'numeric', month: 'short', year: 'numeric' });
const month = english({ month: 'long', year: 'numeric' });

const isSame = (a: DayRange, b: DayRange): boolean => a.from === b.from && a.to === b.to;

/** A range in words: `2026`, `Q1 2026`, `January 2026`, `5 January 2026`, `5 Jan 2026 – 11 Jan 2026`. */
export function periodLabel(range: DayRange): string {
  const { from, to } = range;
  const first = new Date(from);
  if (from === to) return longDay.format(first);
  if (isSame(range, monthOf(from))) return month.format(first);
  if (isSame(range, quarterOf(from))) return `Q${Math.floor(first.getUTCMonth() / 3) + 1} ${from.slice(0, 4)}`;
  if (isSame(range, yearOf(from))) return from.slice(0, 4);
  return `${shortDay.format(first)} – ${shortDay.format(new Date(to))}`;
}
