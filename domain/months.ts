/** Calendar months and quarters by name, and how many months an interval has. */
import { monthOf, type Day, type DayRange } from './time.js';

/** `YYYY-MM`. */
export type Month = string;
/** `YYYY-Qn`. */
export type Quarter = string;

const indexOf = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthAt = (index: number): Month =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;

/** The month that a day is in. */
export const monthWith = (day: Day): Month => day.slice(0, 7);

/** The month `count` months later; earlier if `count` is negative. */
export const plusMonths = (month: Month, count: number): Month => monthAt(indexOf(month) + count);

/** The number of months from one to another; negative if `to` is earlier. */
export const monthsBetween = (from: Month, to: Month): number => indexOf(to) - indexOf(from);

/** Every month that has a day of the range, in order. */
export function monthsIn({ from, to }: DayRange): Month[] {
  const first = monthWith(from);
  return Array.from({ length: monthsBetween(first, monthWith(to)) + 1 }, (_, index) => plusMonths(first, index));
}

export const daysOfMonth = (month: Month): DayRange => monthOf(`${month}-01`);

export const quarterWith = (month: Month): Quarter =>
  `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`;

/** How many months an interval has. */
export const monthsOfInterval = { monthly: 1, quarterly: 3, yearly: 12 } as const;
