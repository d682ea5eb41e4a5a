/** Days as the API writes them (`2026-05-03`), counted in UTC so that no zone moves them. Pure. */
const length = 86_400_000;

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayOf(instantOf(day) + days * length);

/** Days from one day to another; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((instantOf(to) - instantOf(from)) / length);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(instantOf(day)).getUTCDay();

/** The weekday on which weeks begin for this person; 0 is Sunday. The server knows it of each country, some browsers do not. */
export const firstWeekday = Number(globalThis.document?.documentElement.dataset['week'] ?? 1);

/** The first day of its week. */
export const weekStart = (day: string, begins = firstWeekday): string =>
  addDays(day, -((weekdayOf(day) - begins + 7) % 7));

/** The first day of the month that is `months` after the month of `day`. */
export function monthStart(day: string, months = 0): string {
  const date = new Date(instantOf(day));
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
}

export interface DayRange {
  readonly from: string;
  readonly to: string;
}
