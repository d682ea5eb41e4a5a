import type { Context, Next } from 'koa';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { ApiError } from '../domain/errors.js';
import type { Settings } from '../settings/settings.js';

/** Counts requests in memory, or in Redis for all processes together when REDIS_URL is set; memory serves while Redis is away. */
export async function createRateLimiter({
  RATE_LIMIT: points,
  RATE_WINDOW_SECONDS: duration,
  REDIS_URL,
}: Settings): Promise<{ limiter: RateLimiterAbstract; close: () => Promise<void> }> {
  const memory = new RateLimiterMemory({ points, duration });
  if (REDIS_URL === undefined) return { limiter: memory, close: () => Promise.resolve() };
  const { Redis } = await import('ioredis');
  const storeClient = new Redis(REDIS_URL, { enableOfflineQueue: false, lazyConnect: false });
  storeClient.on('error', () => undefined); // the limiter falls back to memory, so a broken connection is no event of its own
  const limiter = new RateLimiterRedis({
    storeClient,
    points,
    duration,
    keyPrefix: 'docket',
    insuranceLimiter: memory,
  });
  return {
    limiter,
    close: async () => {
      await storeClient.quit().catch(() => storeClient.disconnect());
    },
  };
}

/**
 * Each key has a count of its own, so live and test keys never share one; without a key the address counts. The end of a key
 * tells it from all others, and leaves enough of it unsaid.
 */
const callerOf = (ctx: Context): string => {
  const header = ctx.get('authorization');
  return header === '' ? `ip:${ctx.ip}` : `key:${header.slice(-16)}`;
};

/** Puts the three headers on every answer of the API and refuses what exceeds the limit. */
export function rateLimit(limiter: RateLimiterAbstract, limit: number) {
  return async (ctx: Context, next: Next): Promise<void> => {
    const outcome = await consume(limiter, callerOf(ctx));
    const resetAt = Math.ceil((Date.now() + outcome.msBeforeNext) / 1000);
    ctx.set({
      'X-RateLimit-Limit': String(limit),
      'X-RateLimit-Remaining': String(Math.max(0, outcome.remainingPoints)),
      'X-RateLimit-Reset': String(resetAt),
    });
    if (outcome.refused) {
      const seconds = Math.max(1, Math.ceil(outcome.msBeforeNext / 1000));
      throw new ApiError('rate_limit_exceeded', `Too many requests: try again in ${seconds} seconds`, {
        headers: { 'Retry-After': String(seconds) },
      });
    }
    await next();
  };
}

async function consume(
  limiter: RateLimiterAbstract,
  caller: string,
): Promise<{ msBeforeNext: number; remainingPoints: number; refused: boolean }> {
  try {
    const { msBeforeNext, remainingPoints } = await limiter.consume(caller);
    return { msBeforeNext, remainingPoints, refused: false };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { msBeforeNext: refusal.msBeforeNext, remainingPoints: 0, refused: true };
  }
}
