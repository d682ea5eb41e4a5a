/** What the SDK does when a call fails, against a server with scripted failures. */
import { expect } from 'chai';
import { ApiError, ConnectionError, TimeoutError } from '../../sdk/src/errors.js';
import { Docket, type DocketOptions } from '../../sdk/src/index.js';
import { delayBeforeRetry } from '../../sdk/src/retry.js';
import { failure } from '../support/answers/failure.js';
import {
  error,
  hangUp,
  json,
  silence,
  startScriptedServer,
  type Answer,
  type ScriptedServer,
} from '../support/service/scripted-server.js';

const soon = { 'Retry-After': '0' };
const away = error(503, 'unavailable', soon);
const client = json({ data: { id: 'cli_1', name: 'Acme' } });
const running: ScriptedServer[] = [];

async function told(options: Partial<DocketOptions>, ...answers: Answer[]) {
  const server = await startScriptedServer(...answers);
  running.push(server);
  return { docket: new Docket({ baseUrl: server.url, apiKey: 'svc_sk_test_1', ...options }), server };
}

describe('retries in the SDK', () => {
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
  });

  it('repeat a call after 5xx, a lost connection and a timeout, three times by default', async () => {
    const { docket, server } = await told({ timeoutMs: 200 }, silence, hangUp, away, client);
    expect((await docket.clients.get('cli_1')).name).to.equal('Acme');
    expect(server.received.map(({ method, target }) => `${method} ${target}`)).to.deep.equal(
      Array<string>(4).fill('GET /v1/clients/cli_1'),
    );
    const { docket: other, server: broken } = await told({}, away);
    expect(await failure(other.clients.get('cli_1'))).to.include({ status: 503, code: 'unavailable' });
    expect(broken.received.length).to.equal(4);
  });

  it('are as many as the client or the call says', async () => {
    const { docket, server } = await told({ maxRetries: 1 }, away);
    await failure(docket.clients.get('cli_1'));
    expect(server.received.length).to.equal(2);
    await failure(docket.clients.get('cli_1', {}, { maxRetries: 0 }));
    expect(server.received.length).to.equal(3);
  });

  it('keep the idempotency key of a POST, and its body', async () => {
    const { docket, server } = await told({}, hangUp, error(500, 'internal_error', soon), client);
    await docket.clients.create({ name: 'Acme' });
    await docket.clients.create({ name: 'Acme' });
    const [first, second, third, other] = server.received;
    expect(first?.headers['idempotency-key']).to.match(/^[0-9a-f]{32}$/);
    for (const again of [second, third]) {
      expect(again?.headers['idempotency-key']).to.equal(first?.headers['idempotency-key']);
      expect(again?.body).to.equal('{"name":"Acme"}');
    }
    expect(other?.headers['idempotency-key']).not.to.equal(first?.headers['idempotency-key']);
  });

  it('use the idempotency key that the caller gives', async () => {
    const { docket, server } = await told({}, away, client);
    await docket.clients.create({ name: 'Acme' }, { idempotencyKey: 'import-17' });
    expect(server.received.map(({ headers }) => headers['idempotency-key'])).to.deep.equal(['import-17', 'import-17']);
  });

  it('also repeat other methods, without an idempotency key', async () => {
    const { docket, server } = await told({}, away, client);
    await docket.clients.update('cli_1', { name: 'Acme' });
    await docket.clients.delete('cli_1');
    expect(server.received.map(({ method, headers }) => [method, headers['idempotency-key']])).to.deep.equal([
      ['PUT', undefined],
      ['PUT', undefined],
      ['DELETE', undefined],
    ]);
  });

  it('skip a conditional PUT whose response was lost, because it would conflict with its own change', async () => {
    const { docket, server } = await told({}, hangUp, error(429, 'rate_limit_exceeded', soon), client);
    const options = { ifMatch: '"7"' };
    expect(await failure(docket.clients.update('cli_1', {}, options))).to.be.instanceOf(ConnectionError);
    await docket.clients.update('cli_1', {}, options);
    expect(server.received.map(({ headers }) => headers['if-match'])).to.deep.equal(['"7"', '"7"', '"7"']);
  });

  it('wait for as long as Retry-After says', async () => {
    const { docket, server } = await told({}, error(429, 'rate_limit_exceeded', { 'Retry-After': '1' }), client);
    await docket.clients.get('cli_1');
    const [first, second] = server.received;
    expect((second?.at ?? 0) - (first?.at ?? 0)).to.be.greaterThan(990);
  });

  it('are not made for what the service refuses permanently', async () => {
    for (const [status, code] of [
      [400, 'invalid_request'],
      [404, 'not_found'],
      [409, 'invalid_state'],
      [422, 'idempotency_key_reused'],
    ] as const) {
      const { docket, server } = await told({}, error(status, code));
      expect(await failure(docket.clients.create({ name: 'Acme' }))).to.include({ status, code });
      expect(server.received.length).to.equal(1);
    }
  });

  it('wait for the first call with the same idempotency key', async () => {
    const { docket, server } = await told({}, error(409, 'idempotency_in_progress', soon), client);
    await docket.clients.create({ name: 'Acme' });
    expect(server.received.length).to.equal(2);
  });
});

describe('the delay before a retry', () => {
  const refused = (retryAfter?: number) => new ApiError(429, 'rate_limit_exceeded', 'Too many', { retryAfter });

  it('doubles with each attempt up to 8 s, half of it random', () => {
    const fault = new ConnectionError('Gone');
    const delays = (random: number) =>
      [1, 2, 3, 4, 5, 9].map((attempt) => delayBeforeRetry(fault, attempt, true, random));
    expect(delays(1)).to.deep.equal([500, 1000, 2000, 4000, 8000, 8000]);
    expect(delays(0)).to.deep.equal([250, 500, 1000, 2000, 4000, 4000]);
  });

  it('is what Retry-After says plus up to half a second, unless that is more than a minute', () => {
    expect([0, 1].map((random) => delayBeforeRetry(refused(3), 1, true, random))).to.deep.equal([3000, 3500]);
    expect(delayBeforeRetry(refused(60), 1, true, 0)).to.equal(60_000);
    expect(delayBeforeRetry(refused(61), 1, true, 0)).to.equal(undefined);
  });

  it('is undefined if the failed attempt may have worked and must not be repeated', () => {
    for (const fault of [new ConnectionError('Gone'), new TimeoutError(1), new ApiError(500, 'internal_error', '')])
      expect([delayBeforeRetry(fault, 1, false, 0), delayBeforeRetry(fault, 1, true, 0)]).to.deep.equal([
        undefined,
        250,
      ]);
    expect(delayBeforeRetry(refused(), 1, false, 0)).to.equal(250);
    expect(delayBeforeRetry(new RangeError('Of the program'), 1, true, 0)).to.equal(undefined);
  });
});
