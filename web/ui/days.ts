/** Days as the API writes them (`2026-05-03`), counted in UTC so that no zone moves them. Pure. */
import { t } from '../messages/text.js';
const length = 86_400_000;

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayOf(instantOf(day) + days * length);

/** Days from one day to another; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((instantOf(to) - instantOf(from)) / length);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(instantOf(day)).getUTCDay();

/** The first day of its week. Weeks begin on Monday by default. */
export const weekStart = (day: string, begins = 1): string => addDays(day, -((weekdayOf(day) - begins + 7) % 7));

/** The first day of the month that is `months` after the month of `day`. */
export function monthStart(day: string, months = 0): string {
  const date = new Date(instantOf(day));
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
}

export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const month = (day: string, months: number, count = 1): DayRange => ({
  from: monthStart(day, months),
  to: addDays(monthStart(day, months + count), -1),
});

const quarter = (day: string, quarters: number): DayRange =>
  month(day, -(new Date(instantOf(day)).getUTCMonth() % 3) + quarters * 3, 3);

const year = (day: string, years: number): DayRange =>
  month(day, -new Date(instantOf(day)).getUTCMonth() + years * 12, 12);

/** Common ranges, relative to today. */
export const rangePresets = (today: string, weekBegins = 1): readonly (DayRange & { readonly label: string })[] => {
  const week = weekStart(today, weekBegins);
  return [
    { label: t('shell.today'), from: today, to: today },
    { label: t('shell.thisWeek'), from: week, to: addDays(week, 6) },
    { label: t('shell.lastWeek'), from: addDays(week, -7), to: addDays(week, -1) },
    { label: t('shell.thisMonth'), ...month(today, 0) },
    { label: t('shell.lastMonth'), ...month(today, -1) },
    { label: t('shell.thisQuarter'), ...quarter(today, 0) },
    { label: t('shell.lastQuarter'), ...quarter(today, -1) },
    { label: t('shell.thisYear'), ...year(today, 0) },
    { label: t('shell.lastYear'), ...year(today, -1) },
  ];
};
