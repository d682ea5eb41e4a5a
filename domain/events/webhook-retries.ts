const minute = 60_000;
const hour = 60 * minute;

/** The delay after each failed attempt; the first attempt is immediate (docs/decisions/events-and-webhooks.md). */
const delaysMs = [minute, 5 * minute, 30 * minute, 2 * hour, 8 * hour, 24 * hour];

/** The number of attempts to deliver an event, after which its webhook is failed. */
export const maxAttempts = delaysMs.length + 1;

/** When to retry after attempt number `attempt` (from 1) failed, which began at `attemptedAt`; null after the last. */
export function nextAttemptAt(attempt: number, attemptedAt: Date): Date | null {
  const delay = delaysMs[attempt - 1];
  return delay === undefined ? null : new Date(attemptedAt.getTime() + delay);
}
