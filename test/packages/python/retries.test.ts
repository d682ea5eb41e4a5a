/** What the Python SDK does when a call fails, against a server with scripted failures. */
import { expect } from 'chai';
import { callsOf } from '../../support/python/python-calls.js';
import { error, hangUp, json, silence } from '../../support/service/scripted-server.js';

const soon = { 'Retry-After': '0' };
const away = error(503, 'unavailable', soon);
const client = json({ data: { id: 'cli_1', name: 'Acme' } });

const retrying = { max_retries: 3 };

describe('retries in the Python SDK', () => {
  const { call, test } = callsOf('retries.py');

  test('repeat a call after 5xx, a lost connection and silence', async () => {
    const { result, received } = await call('get', [silence, hangUp, away, client], { timeout: 0.2, max_retries: 3 });
    expect(result).to.equal('Acme');
    expect(received.map(({ method, target }) => `${method} ${target}`)).to.deep.equal(
      Array<string>(4).fill('GET /v1/clients/cli_1'),
    );
  });

  test('are as many as the client or the call says, three by default', async () => {
    const { result, received } = await call('fail_by_default', [away], retrying);
    expect(result).to.include({ class: 'UnavailableError', status: 503 });
    expect(received).to.have.length(4);
    expect((await call('fail', [away], { max_retries: 1 })).received).to.have.length(2);
    expect((await call('fail_at_once', [away], retrying)).received).to.have.length(1);
  });

  test('keep the idempotency key of a POST, and its body', async () => {
    const { received } = await call('create', [hangUp, error(500, 'internal_error', soon), client], retrying);
    const [first, second, third, other] = received;
    expect(first?.headers['idempotency-key']).to.match(/^[0-9a-f]{32}$/);
    for (const again of [second, third]) {
      expect(again?.headers['idempotency-key']).to.equal(first?.headers['idempotency-key']);
      expect(again?.body).to.equal('{"name":"Acme"}');
    }
    expect(other?.headers['idempotency-key']).not.to.equal(first?.headers['idempotency-key']);
  });

  test('use the idempotency key that the caller gives', async () => {
    const { received } = await call('create_with_key', [away, client], retrying);
    expect(received.map(({ headers }) => headers['idempotency-key'])).to.deep.equal(['import-17', 'import-17']);
  });

  test('send a file again, under its name and with the fields of its form', async () => {
    const { received } = await call('upload', [hangUp, client], retrying);
    expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).to.equal(1);
    for (const { headers, body } of received) {
      expect(headers['content-type']).to.match(/^multipart\/form-data; boundary=/);
      expect(body)
        .to.contain('name="visibility"\r\n\r\npublic')
        .and.contain('name="file"; filename="Quittung Ω.txt"')
        .and.contain('Taxi, 12.50');
    }
  });

  test('also repeat other methods, without an idempotency key', async () => {
    const { received } = await call('change', [away, client], retrying);
    expect(received.map(({ method, headers }) => [method, headers['idempotency-key']])).to.deep.equal([
      ['PUT', undefined],
      ['PUT', undefined],
      ['DELETE', undefined],
    ]);
  });

  test('skip a conditional PUT whose response was lost, because it would conflict with its own change', async () => {
    const answers = [hangUp, error(429, 'rate_limit_exceeded', soon), client];
    const { result, received } = await call('change_conditionally', answers, retrying);
    expect(result).to.include({ class: 'ConnectionError' });
    expect(received.map(({ headers }) => headers['if-match'])).to.deep.equal(['"7"', '"7"', '"7"']);
  });

  test('wait for as long as Retry-After says', async () => {
    const { received } = await call(
      'get',
      [error(429, 'rate_limit_exceeded', { 'Retry-After': '1' }), client],
      retrying,
    );
    const [first, second] = received;
    expect((second?.at ?? 0) - (first?.at ?? 0)).to.be.greaterThan(990);
  });

  test('read an instant in Retry-After, and do not wait for longer than a minute', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
    const { result } = await call('fail', [error(429, 'rate_limit_exceeded', { 'Retry-After': inAnHour })], retrying);
    expect(result).to.have.property('retry_after').that.is.within(3500, 3600);
  });

  test('are not made for what the service refuses permanently', async () => {
    const refused = [error(400, 'invalid_request'), error(409, 'invalid_state'), error(422, 'idempotency_key_reused')];
    const { result, received } = await call('fail_to_create', refused, retrying);
    expect(result).to.deep.equal(['invalid_request', 'invalid_state', 'idempotency_key_reused']);
    expect(received).to.have.length(3);
  });

  test('wait for the first call with the same idempotency key', async () => {
    const { received } = await call('create_with_key', [error(409, 'idempotency_in_progress', soon), client], retrying);
    expect(received).to.have.length(2);
  });

  test('come after delays that double up to 8 s, half of them random, or that Retry-After says', async () => {
    expect((await call('delays', [client], retrying)).result).to.deep.equal({
      doubling: [0.5, 1, 2, 4, 8, 8],
      random: [0.25, 0.375],
      after: [0.25, 3.25, 60.25, null],
      lost: [null, 0.25],
      refused: null,
    });
  });
});
