/**
 * The limit on all requests, and where limits are counted. A request meets the limits in this order:
 * 1. connections of its address, and timeouts for its head and body (listener.ts);
 * 2. requests of its key, session or network, and of the person behind it (`rateLimit`, here). Probes are not counted.
 *    To find the caller, keys and sessions that do not work are counted by address (attempts.ts);
 * 3. requests of its workspace in progress: it waits, and is not refused (request-slots.ts);
 * 4. the size and depth of its body (contract/body.ts, contract/read-json.ts);
 * 5. once it is valid: PDFs, CSV files and reports of its workspace (heavy-limits.ts), and wrong passwords of a contact
 *    who is signed in (password-checks.ts);
 * 6. open streams of its user and address, if it opens one (changes/admissions.ts).
 *
 * The pages to sign in and to request a link also count attempts by account and address (attempts.ts).
 */
import type { Context, Next } from 'koa';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { ApiError } from '../../domain/errors.js';
import type { Settings } from '../../settings/settings.js';

/** A separately counted limit: `points` requests per window. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  /** Length of the window in seconds. */
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

/** A store of counts. */
export interface Counters {
  limiter(limit: RateLimit): Limiter;
  close(): Promise<void>;
}

/** Counts of a single process, in its memory. */
const ofThisProcess: Counters = { limiter: (limit) => limiterBy(inMemory(limit)), close: () => Promise.resolve() };

/**
 * Counts in Redis for all servers together if REDIS_URL is set; if not, `otherwise`: in the memory of this process, or
 * of the primary of several processes. While Redis is away, each process counts in its memory.
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

/** The keys under which a request is counted. */
export interface CountedAs {
  /** The key or session, or the network of a request that has neither. */
  readonly caller: string;
  /** The id of the user or contact whose key or session it is. */
  readonly person?: string | undefined;
}

/**
 * All keys and sessions of one person together may use this many times the limit of one, because a person can create
 * any number.
 */
export const togetherShare = 5;

/**
 * Adds the `X-RateLimit` headers to responses, and refuses requests above the limit of the caller or of the person
 * behind it.
 */
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
    // Both counts at once take one round trip to a remote store. A caller that was refused in this window is counted
    // first, because its further requests must not use up the limit of the person.
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
      throw tooMany('requests with all keys and sessions of this user', all.msBeforeNext);
    }
    await next();
  };
}

const maxSpent = 10_000;

/** Callers that this process has refused, until their next window begins. */
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

/** Reports in the `X-RateLimit` headers how much of a limit is left. */
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

/** A limiter on top of a store of rate-limiter-flexible. */
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
