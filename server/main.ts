/** The running service: database, API, pages and, unless WORKER is off, the worker. */
import type { RequestListener } from 'node:http';
import Koa from 'koa';
import type { Database } from '../database/db.js';
import type { Document } from 'openapi-backend';
import type { Logger } from 'pino';
import { createRenderer } from '../documents/renderer.js';
import { openDatabase } from '../database/database.js';
import type { OperationId } from '../contract/contract.js';
import { createLog } from '../settings/log.js';
import { localUrl, type Settings } from '../settings/settings.js';
import type { WebhookClient } from '../workers/webhook-client.js';
import { createWorker } from '../workers/worker.js';
import { createApi } from './api.js';
import { createApp } from './app.js';
import { ChangeFeed, type FeedPace } from './changes/change-feed.js';
import { bouncePages } from './pages/bounces.js';
import { cliLogins } from './pages/cli-logins.js';
import { createAttempts } from './limits/attempts.js';
import { createCallers } from './identity/callers.js';
import { docs } from './pages/docs.js';
import { hostedInvoices } from './pages/hosted-invoice.js';
import { heavyLimits } from './limits/heavy-limits.js';
import { checkingPassword } from './limits/password-checks.js';
import { stripePages } from './pages/stripe.js';
import { testPayments } from './pages/test-payments.js';
import { linkPages } from './pages/link-pages.js';
import { listen, type Listening, type Timeouts, type Place } from './limits/listener.js';
import { mcpEndpoint } from './mcp.js';
import { createMetrics, type Metrics } from './metrics.js';
import { probes } from './probes.js';
import { type Counters, openCounters, rateLimit } from './limits/rate-limit.js';
import { createReplicaReads } from './replica-reads.js';
import { createRequestLog } from './request-log/request-log.js';
import { makeUploadFolder } from '../settings/upload-folder.js';
import { passkeyPages } from './pages/passkeys.js';
import { secondFactorPages } from './pages/second-factor.js';
import { sidePages } from './pages/sides.js';
import { signIns } from './pages/sign-in.js';
import { ssoLogouts } from './pages/sso-logout.js';
import { ssoPages } from './pages/sso.js';
import { portalPages } from './portal/router.js';
import { dashboard } from './web.js';

export interface RunningServer {
  readonly url: string;
  /** Stops accepting requests, lets requests and jobs in progress finish, and closes everything within 30 seconds. */
  stop(): Promise<void>;
}

/** Dependencies that a caller can replace, as the tests do. */
export interface ServerOptions {
  readonly log?: Logger;
  readonly webhookClient?: WebhookClient;
  readonly checkAnswer?: (id: OperationId, answer: unknown) => void;
  readonly contract?: Document;
  readonly timeouts?: Partial<Timeouts>;
  readonly feedPace?: Partial<FeedPace>;
  /** Given to each of several processes that serve together. */
  readonly shared?: Shared;
}

/** Shared by several processes that serve together (server/processes/primary.ts). */
export interface Shared {
  /** The number of these processes. */
  readonly processes: number;
  /** The counters to use without REDIS_URL. */
  readonly counters: Counters;
  /** Wraps the metrics of this process so that `read` returns the sum over all processes. */
  readonly aggregate: (own: Metrics) => Metrics;
}

/**
 * Size of each process's pool for reading, and of the one for writing. All processes together have as many connections
 * as two would: the private server accepts 200, and every server, by default, 16,382 prepared statements.
 */
const connectionsOf = (processes: number): number => Math.min(14, Math.max(2, Math.ceil(28 / processes)));

/** Starts the service on a migrated database. */
export async function runServer(
  settings: Settings,
  databaseUrl: string,
  options: ServerOptions = {},
): Promise<RunningServer> {
  const log = options.log ?? createLog(settings);
  const { shared } = options;
  makeUploadFolder(settings);
  const poolSize = connectionsOf(shared?.processes ?? 1);
  const db = openDatabase(databaseUrl, poolSize);
  const metrics = shared?.aggregate(createMetrics()) ?? createMetrics();
  const counters = await openCounters(settings, shared?.counters);
  const attempts = createAttempts(counters);
  let stopping = false;
  const renderer = createRenderer({ log });
  const { webhookClient } = options;
  const worker = createWorker({ db, settings, log, renderer, ...(webhookClient ? { webhookClient } : {}) });
  const { checkAnswer, timeouts = {} } = options;
  const replicaReads = createReplicaReads({ settings, db, poolSize, metrics, log });
  const changes = new ChangeFeed({ db, settings, log, metrics }, options.feedPace);
  const changed = (workspaceId: string): void => changes.wake(workspaceId);
  const runtime = { db, replicaReads, settings, jobs: worker.jobs, changed, ...(checkAnswer ? { checkAnswer } : {}) };
  const callers = createCallers({ db, settings, attempts });
  const { identify, identifyContact, keyOf } = callers;
  const requestLog = createRequestLog({ db, log, keyOf });
  const gate = {
    identify,
    identifyContact,
    countHeavy: heavyLimits(counters, settings),
    checkingPassword: checkingPassword(attempts),
  };
  const api = await createApi(runtime, gate, options.contract);
  const page = { db, settings, jobs: worker.jobs };
  const app = createApp({
    api,
    settings,
    log,
    metrics,
    requestLog: requestLog.middleware,
    rateLimit: rateLimit(counters, callers, settings),
    probes: probes(db, metrics, () => stopping, settings.METRICS_PORT === undefined ? 'local' : 'none'),
    pages: [
      docs(),
      hostedInvoices({ db, settings, jobs: worker.jobs, renderer }),
      testPayments(page),
      bouncePages(page),
      stripePages({ ...page, log }),
      linkPages(page),
      signIns({ ...page, attempts, log }),
      secondFactorPages({ ...page, attempts }),
      passkeyPages({ ...page, attempts, log }),
      ssoPages({ ...page, attempts }),
      ssoLogouts({ ...page, attempts }),
      cliLogins({ ...page, attempts }),
      sidePages(page),
      portalPages({ ask: api.ask, renderer, log, settings }),
      mcpEndpoint({ ask: api.ask, identify, requestLog, settings, log }),
      dashboard(page),
    ],
    renderer,
    changes,
  });
  const listeners: Listening[] = [];
  const stop = async (): Promise<void> => {
    stopping = true;
    await Promise.all([changes.stop(), ...listeners.map((each) => each.drain()), worker.stop()]);
    await requestLog.stop();
    await renderer.close();
    await counters.close();
    await replicaReads.close();
    await db.destroy();
  };
  try {
    const onCut = (connections: number): void =>
      log.warn({ connections }, 'connections were cut, because their requests had not ended 25 seconds after the stop');
    const place = { ...settings, timeouts, onCut };
    const listener = await listen(requestListener(app), { ...place, port: settings.PORT });
    listeners.push(listener);
    if (settings.METRICS_PORT !== undefined) {
      listeners.push(await listenForMetrics({ ...place, port: settings.METRICS_PORT }, db, metrics));
    }
    // Only once it listens: a start that fails, as for a port in use, must not have sent a mail or webhook.
    worker.begin();
    return { url: localUrl(settings.HOST, listener.port), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Node expects no promise, and Koa handles its own failures. */
function requestListener(app: Koa): RequestListener {
  const handle = app.callback();
  return (request, response) => void handle(request, response);
}

function listenForMetrics(place: Place, db: Database, metrics: Metrics): Promise<Listening> {
  const app = new Koa();
  app.use(probes(db, metrics, () => false, 'all').routes());
  return listen(requestListener(app), place);
}
