/**
 * The service under test, and a client whose types come from the contract. A test that needs a server begins here:
 *
 * - Database: mocha's fixture scripts/developer/test-database.ts starts a private MariaDB, or uses
 * TEST_DATABASE_SERVER. database.ts creates a fresh database on it for each mocha worker.
 * - Server: the first `testApi()` of a worker starts the whole service in this process, and all its test files share
 * it. `startService` (service.ts) and `startTestWorker` (worker.ts) start others, for a single test.
 * - Workspace: `buildWorkspace` (../builders/workspace.ts) creates one, with API clients of its owner; each test has
 * its own.
 * - Clock: a test side's clock is moved by `advanceTestClock`; clock.ts stops it, or sets it without the days in
 * between.
 * - Mail: the test side captures mails (`listTestMails`); mails of the live side arrive at `mail` (smtp-sink.ts).
 * - Stripe: `buildStripeWorkspace` (../stripe/workspace-with-stripe.ts) connects a workspace to a double of it.
 * - Webhooks: `buildWebhook` (receiver.ts) starts a receiver.
 * - Contract: the server passes each JSON response to `checkAnswer`, which fails on any that breaks the contract; the
 * client checks errors; ../hooks/hooks.ts checks events and statements after each file.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { operations } from '../../../generated/operations.js';
import { openDatabase } from '../../../database/database.js';
import type { Database } from '../../../database/db.js';
import { openSchema } from '../../../database/schema.js';
import type { Body, OperationId, Params, Query, JsonResult, Schemas } from '../../../contract/contract.js';
import { runServer, type RunningServer } from '../../../server/main.js';
import { loadSettings, type Settings } from '../../../settings/settings.js';
import { checkAnswer, checkError } from '../contract/closed-contract.js';
import { randomAddress } from './address.js';
import { freshDatabase } from './database.js';
import { send } from './send.js';
import { copySilentChanges } from '../hooks/unreported-changes.js';
import { startSmtpSink, type SmtpSink } from '../mails/smtp-sink.js';
import { startStripeDouble, type StripeDouble } from '../stripe/stripe-double.js';

export interface TestApi {
  readonly url: string;
  /** Direct access to the tables, for tests to read and write. */
  readonly db: Knex;
  /** The database as the service accesses it. */
  readonly database: Database;
  readonly settings: Settings;
  readonly databaseUrl: string;
  /** Receives the mails of live sides. */
  readonly mail: SmtpSink;
  /** Answers in the place of Stripe. */
  readonly stripe: StripeDouble;
}

/** Domains that need no proof by DNS for single sign-on. A domain can be used by one workspace only, so tests take one each. */
export const trustedDomains = Array.from({ length: 60 }, (_, at) => `sso-${at}.example`);

let running: Promise<{ api: TestApi; server: RunningServer }> | undefined;

async function start(): Promise<{ api: TestApi; server: RunningServer }> {
  const [databaseUrl, mail, stripe] = await Promise.all([freshDatabase(), startSmtpSink(), startStripeDouble()]);
  const folder = mkdtempSync(join(tmpdir(), 'docket-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const settings = loadSettings({
    PORT: '0',
    DATA_DIR: folder,
    SECRET_KEY: 'a secret key for the tests, long enough',
    WEBHOOK_ALLOW_PRIVATE: '1',
    SSO_TRUSTED_DOMAINS: trustedDomains.join(' '),
    RATE_LIMIT: '1000000',
    // So that each visitor can have an IP address of its own, by which failed attempts are counted.
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'error',
    PUBLIC_URL: 'http://docket.test',
    SMTP_URL: mail.url,
    STRIPE_API_URL: stripe.url,
    MAIL_FROM: 'Docket <docket@docket.test>',
    BOUNCE_ADDRESS: 'bounces@docket.test',
    BOUNCE_KEY: 'a key for the mail server of the tests',
  });
  const [database, db] = [openDatabase(databaseUrl, 4), openSchema(databaseUrl)];
  await copySilentChanges(database, db);
  const server = await runServer(settings, databaseUrl, { checkAnswer, log: pino({ level: settings.LOG_LEVEL }) });
  return { api: { url: server.url, db, database, settings, databaseUrl, mail, stripe }, server };
}

/** The service of this mocha worker, started by the first call. */
export async function testApi(): Promise<TestApi> {
  running ??= start();
  return (await running).api;
}

/** Whether this mocha worker has started the service. */
export const isTestApiUsed = (): boolean => running !== undefined;

/** For the hooks: stops the service of this mocha worker, if it is running. */
export async function stopTestApi(): Promise<void> {
  if (!running) return;
  const { api, server } = await running;
  running = undefined;
  await server.stop();
  await Promise.all([api.db.destroy(), api.database.destroy(), api.mail.stop(), api.stripe.stop()]);
}

type Given<T, Name extends string> = [T] extends [undefined]
  ? { [K in Name]?: never }
  : undefined extends T
    ? { [K in Name]?: T }
    : Record<never, never> extends T
      ? { [K in Name]?: T }
      : { [K in Name]: T };
/** The input of an operation's call. Query parameters with a default can be left out. */
export type CallInput<Id extends OperationId> = Given<Params<Id>, 'params'> & { query?: QueryInput<Query<Id>> } & Given<
    Input<Body<Id>>,
    'body'
  > & { headers?: Record<string, string> };
/** A single value may stand for a list of one. */
export type QueryInput<Q> = { [K in keyof Q]?: Q[K] | (NonNullable<Q[K]> extends (infer Item)[] ? Item : never) };
/** A body in which fields with a default can be left out. */
type Input<B> = B extends object ? Partial<B> : B;

export interface Answered<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

export type Failure = Answered<Schemas['ErrorEnvelope']> & { readonly error: Schemas['ErrorBody'] };

async function isContended(response: Response): Promise<boolean> {
  return response.status === 503 && (await response.clone().text()).includes('changed the same object at once');
}

/** The headers of a request that a browser sends from a page of the portal. */
const asSignedIn = (secret: string): Record<string, string> => ({
  Cookie: `docket_portal_session=${secret}`,
  'Sec-Fetch-Site': 'same-origin',
});

/** Calls operations with an API key, or with a contact's portal session. */
export class ApiClient {
  /** Its IP address, as the proxy reports it: its own, so that the failed attempts of one test are not counted for another. */
  readonly address = randomAddress();

  constructor(
    readonly url: string,
    readonly key: string | undefined,
    readonly workspaceId: string,
    /** The user of the key, or the contact of the portal session. */
    readonly userId: string,
    /** The secret of a contact's portal session. */
    readonly portalSession?: string,
  ) {}

  /** Returns the body of the response; throws unless the operation succeeds. */
  async call<Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<JsonResult<Id>> {
    return (await this.send(id, input)).body;
  }

  /** Like `call`, with status and headers. */
  async send<Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<Answered<JsonResult<Id>>> {
    const response = await this.request(id, input);
    const body: unknown = await response.json();
    if (response.status !== operations[id].status)
      throw new Error(`${id} answered ${response.status}: ${JSON.stringify(body)}`);
    return { status: response.status, headers: response.headers, body: body as JsonResult<Id> };
  }

  /** Returns the error; throws if the operation succeeds. The input need not fit the contract. */
  async fail(
    id: OperationId,
    input: { params?: Record<string, string>; query?: object; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Failure> {
    const response = await this.request(id, input);
    const body = (await response.json()) as Schemas['ErrorEnvelope'];
    if (response.ok) throw new Error(`${id} should have failed, but answered ${JSON.stringify(body)}`);
    checkError(body);
    return { status: response.status, headers: response.headers, body, error: body.error };
  }

  /** Returns the raw response. */
  async request(
    id: OperationId,
    {
      params = {},
      query = {},
      body,
      headers = {},
    }: { params?: Record<string, string>; query?: object; body?: unknown; headers?: Record<string, string> },
  ): Promise<Response> {
    const { method, path } = operations[id];
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams(
      Object.entries(query as Record<string, unknown>)
        .filter(([, value]) => value !== undefined)
        .flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, String(each)])),
    );
    const url = `${this.url}${filled}${search.size > 0 ? `?${search.toString()}` : ''}`;
    const sending = {
      method: method.toUpperCase(),
      headers: {
        'X-Forwarded-For': this.address,
        ...(this.key === undefined ? {} : { Authorization: `Bearer ${this.key}` }),
        ...(this.portalSession === undefined ? {} : asSignedIn(this.portalSession)),
        ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
    };
    if (body instanceof FormData) return fetch(url, { ...sending, body });
    const whole = {
      ...sending,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    let response = await send(url, whole);
    // It has waited 5 seconds for a lock, and changed nothing: how busy the machine is must not decide a test.
    while (await isContended(response)) response = await send(url, whole);
    return response;
  }
}
