const minute = 60_000;
const hour = 60 * minute;

/** How long to wait after each failed attempt; the first one is made at once (docs/decisions/events-and-webhooks.md). */
const delaysMs = [minute, 5 * minute, 30 * minute, 2 * hour, 8 * hour, 24 * hour];

/** How often an event is tried before its webhook has failed. */
export const maxAttempts = delaysMs.length + 1;

/** When to try again after an attempt, counted from 1, that began at `attemptedAt` and failed; null when it was the last. */
export function nextAttemptAt(attempt: number, attemptedAt: Date): Date | null {
  const delay = delaysMs[attempt - 1];
  return delay === undefined ? null : new Date(attemptedAt.getTime() + delay);
}
