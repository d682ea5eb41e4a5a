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

/** As whom a request is counted. */
export interface CountedAs {
  /** The key or session, or the network of a request that has neither. */
  readonly caller: string;
  /** Whose key or session it is: a user or a contact. */
  readonly person?: string | undefined;
}

/** How many times its own limit all keys and sessions of one person may use together, because a person can make any number of them. */
export const togetherShare = 5;

/** Adds the three headers to every API response, and refuses what exceeds the limit of the caller or of the person behind it. */
export function rateLimit(
  counters: Counters,
  callers: { readonly countedAs: (koa: Context) => Promise<CountedAs> },
  { RATE_LIMIT: points, RATE_WINDOW_SECONDS: duration }: Settings,
) {
  const ofCaller = counters.limiter({ name: 'requests', points, duration });
  const together = points * togetherShare;
  const ofPerson = counters.limiter({ name: 'requests_together', points: together, duration });
  const spent = new SpentCallers();
  return async (ctx: Context, next: Next): Promise<void> => {
    const { caller, person } = await callers.countedAs(ctx);
    const countPerson = (): Promise<Counted> | undefined =>
      person === undefined ? undefined : ofPerson.consume(person);
    // Both at once, so that a store elsewhere answers in one round; a caller who is refused uses up nothing of the person's.
    const atOnce = spent.has(caller) ? undefined : countPerson();
    const [own, early] = await Promise.all([ofCaller.consume(caller), atOnce]);
    showCount(ctx, points, own);
    if (own.refused) {
      spent.note(caller, own.msBeforeNext);
      throw tooMany('requests', own.msBeforeNext);
    }
    const all = early ?? (await countPerson());
    if (all?.refused) {
      showCount(ctx, together, all);
      throw tooMany('requests with all keys and sessions of this person', all.msBeforeNext);
    }
    await next();
  };
}

const maxSpent = 10_000;

/** The callers whose limit is used up, as far as this process has seen. */
class SpentCallers {
  readonly #until = new Map<string, number>();

  has(caller: string): boolean {
    return (this.#until.get(caller) ?? 0) > Date.now();
  }

  note(caller: string, msBeforeNext: number): void {
    if (this.#until.size >= maxSpent) this.#until.clear();
    this.#until.set(caller, Date.now() + msBeforeNext);
  }
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

const inMemory = ({ name, points, duration }: RateLimit): RateLimiterMemory =>
  new RateLimiterMemory({ points, duration, keyPrefix: name });

/** A limiter on top of a store of the package. */
export const limiterBy = (store: RateLimiterAbstract): Limiter => ({
  async consume(caller) {
    try {
      const { msBeforeNext, remainingPoints } = await store.consume(caller);
      return { msBeforeNext, remainingPoints, refused: false };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw uncountable();
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

/** A request that no store has counted is not served: its limit could be exceeded. */
const uncountable = (): ApiError =>
  new ApiError('unavailable', 'The service is too busy to count this request: try again shortly', { retryAfter: 5 });

/** A `rate_limit_exceeded` error with the time to retry. */
export function tooMany(what: string, msBeforeNext: number): ApiError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new ApiError('rate_limit_exceeded', `Too many ${what}: try again in ${spoken(seconds)}`, {
    retryAfter: seconds,
  });
}

const spoken = (seconds: number): string =>
  seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : seconds === 1 ? 'a second' : `${seconds} seconds`;
