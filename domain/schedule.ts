/** When jobs are due next: pure functions of the time, which may be that of a test side's clock. */
import { addDays, startOfDay, today, wallTime } from './time.js';

/** The first instant of the next day in a time zone. It is later than `after` even if clocks are changed in between. */
export const nextMidnight = (after: Date, timezone: string): Date =>
  startOfDay(addDays(today(after, timezone), 1), timezone);

/** The first instant after another at which local clocks show a time (`HH:MM`). */
export function nextTimeOfDay(after: Date, time: string, timezone: string): Date {
  for (let day = today(after, timezone); ; day = addDays(day, 1)) {
    const at = wallTime(day, time, timezone);
    if (at > after) return at;
  }
}

const minute = 60_000;
const retryDelaysMs = [1, 5, 30, 120].map((minutes) => minutes * minute);

/** When to retry a job after `failures` failures in a row; null if it should wait for its next regular time. */
export function jobRetryAt(failures: number, failedAt: Date): Date | null {
  const delay = retryDelaysMs[failures - 1];
  return delay === undefined ? null : new Date(failedAt.getTime() + delay);
}
