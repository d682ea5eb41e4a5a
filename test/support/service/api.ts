/** The service under test, one per mocha worker, and a client whose types come from the contract. */
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
import { freshDatabase } from './database.js';
import { send } from './send.js';
import { keepSilentChanges } from '../hooks/told-changes.js';
import { startSmtpSink, type SmtpSink } from './smtp-sink.js';

export interface TestApi {
  readonly url: string;
  /** The tables, which a test can read and write as it likes. */
  readonly db: Knex;
  /** The database as the service uses it. */
  readonly database: Database;
  readonly settings: Settings;
  readonly databaseUrl: string;
  /** Where the mails of live sides arrive. */
  readonly mail: SmtpSink;
}

let running: Promise<{ api: TestApi; server: RunningServer }> | undefined;

async function start(): Promise<{ api: TestApi; server: RunningServer }> {
  const [databaseUrl, mail] = await Promise.all([freshDatabase(), startSmtpSink()]);
  const folder = mkdtempSync(join(tmpdir(), 'docket-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const settings = loadSettings({
    PORT: '0',
    DATA_DIR: folder,
    SECRET_KEY: 'a secret key for the tests, long enough',
    WEBHOOK_ALLOW_PRIVATE: '1',
    RATE_LIMIT: '1000000',
    // So that visitors can have their own IP addresses, by which failures are counted.
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'error',
    PUBLIC_URL: 'http://docket.test',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Docket <docket@docket.test>',
  });
  const [database, db] = [openDatabase(databaseUrl, 4), openSchema(databaseUrl)];
  await keepSilentChanges(database, db);
  const server = await runServer(settings, databaseUrl, { checkAnswer, log: pino({ level: settings.LOG_LEVEL }) });
  return { api: { url: server.url, db, database, settings, databaseUrl, mail }, server };
}

/** The service, started at first use. */
export async function testApi(): Promise<TestApi> {
  running ??= start();
  return (await running).api;
}

/** Whether this mocha worker has started the service. */
export const isTestApiUsed = (): boolean => running !== undefined;

/** For the hooks: ends the service of this mocha worker, if it runs. */
export async function stopTestApi(): Promise<void> {
  if (!running) return;
  const { api, server } = await running;
  running = undefined;
  await server.stop();
  await Promise.all([api.db.destroy(), api.database.destroy(), api.mail.stop()]);
}

type Given<T, Name extends string> = [T] extends [undefined]
  ? { [K in Name]?: never }
  : undefined extends T
    ? { [K in Name]?: T }
    : Record<never, never> extends T
      ? { [K in Name]?: T }
      : { [K in Name]: T };
/** What a call of an operation takes. The query's defaults are filled in by the server. */
export type CallInput<Id extends OperationId> = Given<Params<Id>, 'params'> & { query?: Asked<Query<Id>> } & Given<
    Input<Body<Id>>,
    'body'
  > & { headers?: Record<string, string> };
/** Where a list is accepted, so is a single value. */
export type Asked<Q> = { [K in keyof Q]?: Q[K] | (NonNullable<Q[K]> extends (infer Item)[] ? Item : never) };
/** Fields with a default need not be sent. */
type Input<B> = B extends object ? Partial<B> : B;

export interface Answered<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

export type Failure = Answered<Schemas['ErrorEnvelope']> & { readonly error: Schemas['ErrorBody'] };

/** The headers that a browser sends from a page of the portal. */
const asSignedIn = (secret: string): Record<string, string> => ({
  Cookie: `docket_portal_session=${secret}`,
  'Sec-Fetch-Site': 'same-origin',
});

/** Calls operations with an API key, or with a contact's portal session. */
export class ApiClient {
  constructor(
    readonly url: string,
    readonly key: string | undefined,
    readonly workspaceId: string,
    /** For a portal session, the id of the contact. */
    readonly userId: string,
    /** The secret of a contact's portal session. */
    readonly portalSession?: string,
  ) {}

  /** The response to an operation that must succeed. */
  async call<Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<JsonResult<Id>> {
    return (await this.send(id, input)).body;
  }

  /** Like `call`, but with status and headers. */
  async send<Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<Answered<JsonResult<Id>>> {
    const response = await this.request(id, input);
    const body: unknown = await response.json();
    if (response.status !== operations[id].status)
      throw new Error(`${id} answered ${response.status}: ${JSON.stringify(body)}`);
    return { status: response.status, headers: response.headers, body: body as JsonResult<Id> };
  }

  /** The error from an operation that must fail; the input can be anything. */
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

  /** The raw response to an operation. */
  request(
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
        ...(this.key === undefined ? {} : { Authorization: `Bearer ${this.key}` }),
        ...(this.portalSession === undefined ? {} : asSignedIn(this.portalSession)),
        ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
    };
    if (body instanceof FormData) return fetch(url, { ...sending, body });
    return send(url, {
      ...sending,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }
}
