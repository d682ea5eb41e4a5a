/**
 * Logs the requests of API keys for `GET /v1/request-log`. Requests are stored together, a second's worth by one
 * statement, so that none waits for its log (docs/decisions/request-log.md).
 */
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Db } from '../../database/db.js';
import type { ApiError } from '../../domain/errors.js';
import { maskedMessage } from './masked-message.js';
import { insertLoggedRequests, type NewLoggedRequest } from '../../models/people/logged-request.js';
import type { Identity } from '../identity/auth.js';
import { originOf } from '../identity/origin.js';
import { statusOf, toApiError } from '../responses/errors.js';

/** Requests that are stored by one statement. */
const atOnce = 500;
/** Requests that wait while the database is slow; more are not logged. */
const maxWaiting = 20_000;
const pauseMs = 1_000;
const limits = { path: 500, parameters: 50, parameter: 100, details: 10 };

interface RequestLogParts {
  readonly db: Db;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  /** The identity by whose key a request was counted; undefined without a key that works. */
  readonly keyOf: (koa: Context) => Identity | undefined;
}

/** A request as it is logged. */
export interface RequestLine {
  readonly method: string;
  readonly path: string;
  readonly querystring: string;
}

export interface RequestLog {
  readonly middleware: Middleware;
  /** Logs an operation that is called within another request. `status` is the one of its success. */
  readonly within: <T>(koa: Context, line: RequestLine, status: number, work: () => Promise<T>) => Promise<T>;
  /** Stores what waits. */
  readonly stop: () => Promise<void>;
}

/** Creates the log of the requests that this process serves. */
export function createRequestLog({ db, log, keyOf }: RequestLogParts): RequestLog {
  let waiting: NewLoggedRequest[] = [];
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> | undefined;

  const storeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const some = waiting.slice(0, atOnce);
      waiting = waiting.slice(atOnce);
      try {
        await insertLoggedRequests(db, some);
      } catch (error) {
        log.error({ err: error, requests: some.length }, 'requests were not logged');
      }
    }
    if (dropped > 0) log.warn({ requests: dropped }, 'requests were not logged: too many waited');
    dropped = 0;
  };
  const store = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    storing ??= storeAll().finally(() => {
      storing = undefined;
    });
    return storing;
  };
  const add = (request: NewLoggedRequest): void => {
    if (waiting.length >= maxWaiting) dropped++;
    else waiting.push(request);
    timer ??= setTimeout(() => void store(), pauseMs).unref();
  };
  const logged = async <T>(
    koa: Context,
    line: RequestLine,
    statusNow: () => number,
    work: () => Promise<T>,
  ): Promise<T> => {
    const [at, started] = [new Date(), performance.now()];
    const done = (status: number, error?: ApiError): void => {
      const identity = keyOf(koa);
      if (identity) add(requestOf(koa, { line, identity, at, started, status, error }));
    };
    try {
      const result = await work();
      done(statusNow());
      return result;
    } catch (thrown) {
      const error = toApiError(thrown);
      done(statusOf[error.code], error);
      throw thrown;
    }
  };
  return {
    middleware: (koa, next) => logged(koa, koa, () => koa.status, next),
    within: (koa, line, status, work) => logged(koa, line, () => status, work),
    stop: store,
  };
}

interface Served {
  readonly line: RequestLine;
  readonly identity: Identity;
  readonly at: Date;
  readonly started: number;
  readonly status: number;
  readonly error: ApiError | undefined;
}

function requestOf(koa: Context, { line, identity, at, started, status, error }: Served): NewLoggedRequest {
  const operation: unknown = koa.state['operationId'];
  return {
    workspace_id: identity.workspace.id,
    created_at: at,
    request_id: String(koa.state['requestId']),
    method: line.method,
    path: line.path.slice(0, limits.path),
    query_parameters: line.querystring === '' ? null : parametersOf(line.querystring),
    operation_id: typeof operation === 'string' ? operation : null,
    status,
    duration_ms: Math.round((performance.now() - started) * 100) / 100,
    api_key_id: identity.apiKeyId ?? '',
    user_id: identity.scope.userId,
    ...originOf(koa),
    error: error ? loggedError(error) : null,
  };
}

const parametersOf = (querystring: string): string[] =>
  [...new Set(new URLSearchParams(querystring).keys())]
    .slice(0, limits.parameters)
    .map((name) => name.slice(0, limits.parameter));

const loggedError = ({ code, message, extras: { field, details = [] } }: ApiError): NewLoggedRequest['error'] => ({
  code,
  message: maskedMessage(message),
  field: field ?? null,
  details: details
    .slice(0, limits.details)
    .map((each) => ({ field: each.field, message: maskedMessage(each.message) })),
});
