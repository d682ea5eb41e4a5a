/** The use of a project's budget as running totals by day (docs/decisions/projects.md). */
import type { Schemas } from '../../contract/contract.js';
import { sum, zero, type Big } from '../money.js';
import { addDays, weekOf, type Day } from '../time.js';

/** The figures of a day, or those up to its end. */
export interface DayFigures {
  readonly date: Day;
  readonly hours: Big;
  /** Value of the billable hours at their rates. */
  readonly value: Big;
  /** Billed by invoices of this date, less what credit notes of this date take back. */
  readonly amount: Big;
}

/** Adds up figures, of which a day may have several, to running totals: one for each day, the oldest first. */
export function runningTotals(figures: readonly DayFigures[]): DayFigures[] {
  const totals = new Map<Day, DayFigures>();
  let last: Omit<DayFigures, 'date'> = { hours: zero, value: zero, amount: zero };
  for (const { date, hours, value, amount } of figures.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    last = { hours: last.hours.plus(hours), value: last.value.plus(value), amount: last.amount.plus(amount) };
    totals.set(date, { date, ...last });
  }
  return [...totals.values()];
}

type Interval = Schemas['ProjectBudgetInterval'];

/** How many days are listed at most, unless they are the last of months. */
export const maxDays = 400;

const intervals: readonly (readonly [Interval, (day: Day) => string])[] = [
  ['day', (day) => day],
  ['week', (day) => weekOf(day).from],
  ['month', (day) => day.slice(0, 7)],
];

/**
 * Running totals by the shortest interval that leaves at most `max` of them: the last one of each week or month. A total
 * up to a day contains those of the days that are left out.
 */
export function thinned(
  totals: readonly DayFigures[],
  max = maxDays,
): { readonly interval: Interval; readonly days: readonly DayFigures[] } {
  let thinnest: { interval: Interval; days: readonly DayFigures[] } = { interval: 'day', days: totals };
  for (const [interval, startOf] of intervals) {
    thinnest = { interval, days: [...new Map(totals.map((each) => [startOf(each.date), each])).values()] };
    if (thinnest.days.length <= max) return thinnest;
  }
  return thinnest;
}

/** The days from which the pace of a project is taken: four weeks. */
export const paceDays = 28;

/** The hours and the value of the figures that are dated in the four weeks up to a day, the day included. */
export function recentFigures(
  figures: readonly DayFigures[],
  today: Day,
): { readonly hours: Big; readonly value: Big } {
  const first = addDays(today, 1 - paceDays);
  const recent = figures.filter(({ date }) => date >= first && date <= today);
  return { hours: sum(recent.map(({ hours }) => hours)), value: sum(recent.map(({ value }) => value)) };
}
