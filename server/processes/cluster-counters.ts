/**
 * Limits that all processes of one service count together. The process that started them holds the counts: each request sends it a
 * message and waits for the result, so no limit is exceeded and none is refused too early.
 */
import { RateLimiterCluster, RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { limiterBy, type Counters } from '../limits/rate-limit.js';

/** Has this process, which starts the others, hold their counts. What a process has counted stays when it dies. */
export function holdCounts(): void {
  void new RateLimiterClusterMaster();
}

/** The counts as a process that was started reaches them. A request that is not counted within the timeout is `unavailable`. */
export const clusterCounters = (timeoutMs = 5_000): Counters => ({
  limiter: ({ name, points, duration }) =>
    limiterBy(new RateLimiterCluster({ points, duration, keyPrefix: name, timeoutMs })),
  close: () => Promise.resolve(),
});
