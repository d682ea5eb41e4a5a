/** When work falls due next: pure functions of the clock, so that a test clock can ask them too. */
import { addDays, startOfDay, today } from './time.js';

/** The first instant of the next day in a time zone: later than `after`, whatever the clocks of that zone do on the way. */
export const nextMidnight = (after: Date, timezone: string): Date =>
  startOfDay(addDays(today(after, timezone), 1), timezone);

const minute = 60_000;
const retryDelaysMs = [1, 5, 30, 120].map((minutes) => minutes * minute);

/** When to run a job again that has failed `failures` times in a row; null when it should wait for its next regular time. */
export function jobRetryAt(failures: number, failedAt: Date): Date | null {
  const delay = retryDelaysMs[failures - 1];
  return delay === undefined ? null : new Date(failedAt.getTime() + delay);
}
