/**
 * Counts of limits that all children share. The primary holds them: for each count, a child sends it a message and
 * waits for the result, so no limit is exceeded and no request is refused too early.
 */
import { RateLimiterCluster, RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { limiterBy, type Counters } from '../limits/rate-limit.js';

/** Makes this process, the primary, hold the counts. They survive the death of a child. */
export function serveCounts(): void {
  void new RateLimiterClusterMaster();
}

/** The counts as a child reaches them. A request that is not counted within the timeout is refused as `unavailable`. */
export const clusterCounters = (timeoutMs = 5_000): Counters => ({
  limiter: ({ name, points, duration }) =>
    limiterBy(new RateLimiterCluster({ points, duration, keyPrefix: name, timeoutMs })),
  close: () => Promise.resolve(),
});
