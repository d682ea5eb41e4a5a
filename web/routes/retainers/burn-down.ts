/** Computes the hours left in a period by day, from the movements of its ledger. */
import type { CurrentPeriod, HourMovement } from 'docket-sdk';
import { addDays, daysBetween } from '../../ui/days.js';
import { sumOf } from '../../ui/text/exact.js';

export interface BurnDown {
  readonly days: readonly string[];
  /** Null for days in the future. */
  readonly left: readonly (number | null)[];
  /** Hours that would be left if every day used the same. */
  readonly even: readonly number[];
}

const rounded = (hours: number): number => Math.round(hours * 100) / 100;

export function burnDownOf(
  { start_date, end_date, hours_included, rollover_hours }: CurrentPeriod,
  movements: readonly HourMovement[],
  today: string,
  dayOf: (instant: string) => string,
): BurnDown {
  const count = daysBetween(start_date, end_date) + 1;
  const days = Array.from({ length: count }, (_day, at) => addDays(start_date, at));
  const available = hours_included + rollover_hours;
  const byDay = new Map<string, number[]>();
  for (const { created_at, hours } of movements) {
    // Movements before the first day belong to the opening of the period.
    const day = dayOf(created_at) < start_date ? start_date : dayOf(created_at);
    byDay.set(day, [...(byDay.get(day) ?? []), hours]);
  }
  let left = 0;
  return {
    days,
    left: days.map((day) => {
      left = sumOf([left, ...(byDay.get(day) ?? [])]);
      return day > today ? null : left;
    }),
    even: days.map((_day, at) => rounded(available * (1 - (at + 1) / count))),
  };
}
