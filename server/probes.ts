import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import Router from '@koa/router';
import type { Db } from '../database/db.js';
import { isMigrated } from '../database/migrations.js';
import { isLoopback } from './limits/address.js';
import type { Metrics } from './metrics.js';

/** Who may read `/metrics`: anyone who reaches the port, programs on this machine alone, or nobody. */
export type MetricsReaders = 'all' | 'local' | 'none';

/** Milliseconds for the check of the database: monitors get an answer within 2 seconds, even if the database hangs. */
const readyMs = 1_500;

async function isMigratedSoon(db: Db): Promise<boolean> {
  const late = new AbortController();
  const isLate = pause(readyMs, false, { signal: late.signal }).catch(() => false);
  try {
    return await Promise.race([isMigrated(db).catch(() => false), isLate]);
  } finally {
    late.abort();
  }
}

/** `/healthz` (the process), `/readyz` (database and migrations), and `/metrics`. */
export function probes(db: Db, metrics: Metrics, isStopping: () => boolean, readers: MetricsReaders): Router {
  // Exact paths only: a proxy that blocks `/metrics` may let `/Metrics` or `/metrics/` through.
  const router = new Router({ sensitive: true, strict: true });
  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'ok' };
  });
  router.get('/readyz', async (ctx) => {
    const ready = !isStopping() && (await isMigratedSoon(db));
    ctx.status = ready ? 200 : 503;
    if (!ready) ctx.set('Retry-After', '1');
    ctx.body = { status: ready ? 'ready' : 'not_ready' };
  });
  if (readers !== 'none') {
    router.get('/metrics', async (ctx, next) => {
      if (readers === 'local' && !isLocal(ctx.req)) {
        await next();
      } else {
        ctx.type = metrics.registry.contentType;
        ctx.body = await metrics.read();
      }
    });
  }
  return router;
}

/** Headers by which a proxy indicates that it forwards a request. */
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether the request was made by a program on this machine for itself, not forwarded by a local proxy, trusted or not.
 */
export const isLocal = ({
  socket,
  headers,
}: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } }): boolean =>
  isLoopback(socket.remoteAddress ?? '') && forwarding.every((name) => headers[name] === undefined);
