import { ApiError, ConnectionError, TimeoutError } from './errors.js';

const firstDelayMs = 500;
const maxDelayMs = 8_000;
/** If the service asks for a longer wait, the call throws its error instead of waiting. */
const maxRetryAfterSeconds = 60;

/**
 * How long to wait before a failed call is retried, in milliseconds; undefined if it must not be. The delay doubles with each
 * attempt, and part of it is random, so that many callers that failed together do not come back together.
 *
 * @param attempt the number of attempts so far
 * @param isRepeatable whether the call may be repeated even if the failed attempt may have done its work
 * @param random a number from 0 to 1
 */
export function delayBeforeRetry(
  error: unknown,
  attempt: number,
  isRepeatable: boolean,
  random: number = Math.random(),
): number | undefined {
  if (!(wasRefused(error) || (isRepeatable && isFault(error)))) return undefined;
  const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
  if (retryAfter === undefined) return Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1)) * (0.5 + random / 2);
  return retryAfter > maxRetryAfterSeconds ? undefined : retryAfter * 1000 + random * firstDelayMs;
}

/** Whether the service refused the call before it began. */
const wasRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 429 || error.code === 'idempotency_in_progress');

const isFault = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  error instanceof TimeoutError ||
  (error instanceof ApiError && error.status >= 500);

/** Waits; throws the reason of the signal when it is aborted. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
