import { randomUUID } from 'node:crypto';
import type Router from '@koa/router';
import Koa, { type Context, type Middleware, type Next } from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import type { Renderer } from '../documents/renderer.js';
import type { Realm } from '../models/people/account.js';
import type { Settings } from '../settings/settings.js';
import { answerFile } from './responses/answer-file.js';
import type { Api } from './api.js';
import { errorBody, headersOf, statusOf, toApiError } from './responses/errors.js';
import { mcpPath } from './identity/realms.js';
import { apiHeaders, permissionsPolicy } from './responses/security-headers.js';
import { challengeOf } from './identity/session-cookie.js';
import type { ChangeFeed } from './changes/change-feed.js';
import { loggedPath } from './logged-path.js';
import type { Metrics } from './metrics.js';
import type { Outcome } from './outcome.js';

const acceptableId = /^[A-Za-z0-9_-]{1,64}$/;

export interface AppParts {
  readonly api: Pick<Api, 'answer'>;
  readonly settings: Settings;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly requestLog: Middleware;
  readonly rateLimit: Middleware;
  readonly renderer: Renderer;
  readonly changes: Pick<ChangeFeed, 'open'>;
  /** Monitoring probes are frequent and must never be refused. */
  readonly probes: Router;
  /** Pages that are not in the contract. */
  readonly pages: readonly Router[];
}

/** The Koa application: common headers and logging, then probes, pages and the API. */
export function createApp(parts: AppParts): Koa {
  const { api, settings, log, metrics, requestLog, rateLimit, renderer, changes, probes, pages } = parts;
  // Behind trusted proxies, the address is the one seen by the first of them.
  const app = new Koa({ proxy: settings.TRUSTED_PROXIES > 0, maxIpsCount: settings.TRUSTED_PROXIES });
  app.use(observe(log, metrics));
  app.use(protect(settings));
  app.use(errorResponses(settings, log));
  app.use(outsideApi(helmet()));
  app.use(outsideApi(probes.routes()));
  app.use(requestLog);
  app.use(rateLimit);
  for (const page of pages) app.use(outsideApi(page.routes()));
  app.use(async (ctx) => {
    await answer(ctx, await api.answer(ctx), renderer, changes);
  });
  app.on('error', (error: unknown) => {
    if (isClientDisconnect(error)) log.info({ err: error }, 'the caller went away');
    else log.error({ err: error }, 'response failed');
  });
  return app;
}

const goneCodes: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

/**
 * Whether a response failed because its client has disconnected. Errors of database connections have a `fatal`
 * property.
 */
const isClientDisconnect = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && goneCodes.has(error.code) && !('fatal' in error);

const isOfApi = ({ path }: Pick<Context, 'path'>): boolean => path.startsWith('/v1/');

/** The realm whose sessions the operation at this path accepts. */
const realmOf = ({ path }: Pick<Context, 'path'>): Realm => (path.startsWith('/v1/portal/') ? 'portal' : 'team');

/** The API serves no pages, so its requests skip the page routers and the headers that protect pages. */
const outsideApi =
  <State, Custom>(page: Middleware<State, Custom>): Middleware<State, Custom> =>
  (ctx, next) =>
    isOfApi(ctx) ? next() : (page(ctx, next) as Promise<unknown>);

/** Assigns each request an id, counts it and logs one line; never a body, a key or a query. */
function observe(log: Logger, metrics: Metrics) {
  return async (ctx: Context, next: Next): Promise<void> => {
    const started = performance.now();
    const given = ctx.get('x-request-id');
    const requestId = acceptableId.test(given) ? given : `req_${randomUUID().replaceAll('-', '')}`;
    ctx.state = { requestId };
    ctx.set('X-Request-Id', requestId);
    await next();
    const ms = performance.now() - started;
    const operation = String(ctx.state['operationId'] ?? 'none');
    metrics.request(ctx.method, operation, ctx.status, ms / 1000);
    const line = {
      request_id: requestId,
      method: ctx.method,
      path: loggedPath(ctx.path),
      operation,
      status: ctx.status,
      ms: Math.round(ms * 100) / 100,
      workspace_id: ctx.state['workspaceId'] as unknown,
      user_id: ctx.state['userId'] as unknown,
    };
    log.info(line, 'request');
  };
}

/** Sets the headers that protect every response, refusals included. */
function protect(settings: Settings) {
  const headers = apiHeaders(settings);
  return (ctx: Context, next: Next): Promise<void> => {
    if (isOfApi(ctx)) ctx.set(headers);
    else ctx.set('Permissions-Policy', permissionsPolicy);
    return next();
  };
}

function errorResponses(settings: Settings, log: Logger) {
  return async (ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
    } catch (thrown) {
      const error = toApiError(thrown);
      const status = statusOf[error.code];
      if (status >= 500) log.error({ err: thrown, request_id: ctx.state['requestId'] }, error.message);
      ctx.status = status;
      ctx.set(headersOf(error));
      if (error.code === 'unauthorized' && (isOfApi(ctx) || ctx.path === mcpPath))
        ctx.set('WWW-Authenticate', challengeOf(realmOf(ctx), settings));
      ctx.body = errorBody(error, String(ctx.state['requestId']), settings.PUBLIC_URL);
    }
  };
}

async function answer(
  ctx: Context,
  outcome: Outcome,
  renderer: Renderer,
  changes: Pick<ChangeFeed, 'open'>,
): Promise<void> {
  if ('changes' in outcome) return changes.open(ctx, outcome.identity, outcome.changes.changesAfter);
  if ('file' in outcome) {
    await answerFile(ctx, outcome.file, renderer);
    return setDataTime(ctx, outcome);
  }
  setDataTime(ctx, outcome);
  const { status, body, etag } = outcome.answer;
  ctx.status = status;
  ctx.type = 'application/json';
  if (etag !== null) ctx.set('ETag', etag);
  if (outcome.replayed) ctx.set('Idempotency-Replayed', 'true');
  ctx.body = body;
}

/** Adds the time of the data (`Docket-Data-As-Of`) if it was read from a replica. */
function setDataTime(ctx: Context, { asOf }: Outcome): void {
  const moment = asOf?.();
  if (moment) ctx.set('Docket-Data-As-Of', moment.toISOString());
}
