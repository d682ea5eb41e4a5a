import type { Context, Next } from 'koa';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { ApiError } from '../../domain/errors.js';
import type { Settings } from '../../settings/settings.js';

/** A separately counted limit: a number of requests per window. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  /** Whether a process may count several ahead; only where nothing is ever rewarded or cleared. */
  readonly isGrantedAhead?: boolean;
}

/** The counts of one limit, by caller. */
export interface Limiter {
  /** Increments the count. */
  consume(caller: string): Promise<Counted>;
  /** Decrements the count. */
  reward(caller: string): Promise<void>;
  /** Clears the count. */
  delete(caller: string): Promise<void>;
}

/** Where counts are kept. */
export interface Counters {
  limiter(limit: RateLimit): Limiter;
  close(): Promise<void>;
}

/** Counts of a single process, kept in its memory. */
const ofThisProcess: Counters = { limiter: (limit) => limiterBy(inMemory(limit)), close: () => Promise.resolve() };

/**
 * Counts in Redis for all servers together if REDIS_URL is set; otherwise in the memory of this process, or wherever the processes
 * of this server share them. While Redis is away, memory is used.
 */
export async function openCounters(
  { REDIS_URL }: Pick<Settings, 'REDIS_URL'>,
  otherwise: Counters = ofThisProcess,
): Promise<Counters> {
  if (REDIS_URL === undefined) return otherwise;
  const { Redis } = await import('ioredis');
  const storeClient = new Redis(REDIS_URL, { enableOfflineQueue: false, lazyConnect: false });
  storeClient.on('error', () => undefined); // limiters fall back to memory, so a broken connection needs no handling
  return {
    limiter: (limit) =>
      limiterBy(
        new RateLimiterRedis({
          storeClient,
          points: limit.points,
          duration: limit.duration,
          keyPrefix: `docket:${limit.name}`,
          insuranceLimiter: inMemory(limit),
        }),
      ),
    close: async () => {
      await storeClient.quit().catch(() => storeClient.disconnect());
    },
  };
}

/** Adds the three headers to every API response, and refuses what exceeds the limit. */
export function rateLimit(
  counters: Counters,
  callers: { readonly countedAs: (koa: Context) => Promise<string> },
  { RATE_LIMIT: points, RATE_WINDOW_SECONDS: duration }: Settings,
) {
  const limiter = counters.limiter({ name: 'requests', points, duration, isGrantedAhead: true });
  return async (ctx: Context, next: Next): Promise<void> => {
    const outcome = await limiter.consume(await callers.countedAs(ctx));
    showCount(ctx, points, outcome);
    if (outcome.refused) throw tooMany('requests', outcome.msBeforeNext);
    await next();
  };
}

/** Reports in the three headers how much of a limit is left. */
export function showCount(ctx: Context, points: number, { msBeforeNext, remainingPoints }: Counted): void {
  ctx.set({
    'X-RateLimit-Limit': String(points),
    'X-RateLimit-Remaining': String(Math.max(0, remainingPoints)),
    'X-RateLimit-Reset': String(Math.ceil((Date.now() + msBeforeNext) / 1000)),
  });
}

/** The result of incrementing a count. */
export interface Counted {
  readonly msBeforeNext: number;
  readonly remainingPoints: number;
  readonly refused: boolean;
}

export const inMemory = ({ name, points, duration }: RateLimit): RateLimiterMemory =>
  new RateLimiterMemory({ points, duration, keyPrefix: name });

/** A limiter on top of a store of the package. */
export const limiterBy = (store: RateLimiterAbstract): Limiter => ({
  async consume(caller) {
    try {
      const { msBeforeNext, remainingPoints } = await store.consume(caller);
      return { msBeforeNext, remainingPoints, refused: false };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { msBeforeNext: refusal.msBeforeNext, remainingPoints: 0, refused: true };
    }
  },
  async reward(caller) {
    await store.reward(caller);
  },
  async delete(caller) {
    await store.delete(caller);
  },
});

/** A `rate_limit_exceeded` error with the time to retry. */
export function tooMany(what: string, msBeforeNext: number): ApiError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new ApiError('rate_limit_exceeded', `Too many ${what}: try again in ${spoken(seconds)}`, {
    retryAfter: seconds,
  });
}

const spoken = (seconds: number): string =>
  seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : seconds === 1 ? 'a second' : `${seconds} seconds`;
