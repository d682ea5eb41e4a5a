import Router from '@koa/router';
import type { Knex } from 'knex';
import { isMigrated } from '../models/database.js';
import type { Metrics } from './metrics.js';

/** `/healthz` (the process), `/readyz` (database and migrations), and `/metrics`. */
export function probes(db: Knex, metrics: Metrics, isStopping: () => boolean, showMetrics: boolean): Router {
  const router = new Router();
  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'ok' };
  });
  router.get('/readyz', async (ctx) => {
    const ready = !isStopping() && (await isMigrated(db).catch(() => false));
    ctx.status = ready ? 200 : 503;
    if (!ready) ctx.set('Retry-After', '1');
    ctx.body = { status: ready ? 'ready' : 'not_ready' };
  });
  if (showMetrics) {
    router.get('/metrics', async (ctx) => {
      ctx.type = metrics.registry.contentType;
      ctx.body = await metrics.registry.metrics();
    });
  }
  return router;
}
