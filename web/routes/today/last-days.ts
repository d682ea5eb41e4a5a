/** The days for which time should be logged by now. Pure. */
import { addDays, weekdayOf, weekStart } from '../../ui/days.js';

/** The last day before today from Monday to Friday, and the Monday of its week. */
export function lastDays(today: string): { readonly day: string; readonly monday: string } {
  const yesterday = addDays(today, -1);
  const weekday = weekdayOf(yesterday);
  const day = addDays(yesterday, weekday === 0 ? -2 : weekday === 6 ? -1 : 0);
  return { day, monday: weekStart(day) };
}
