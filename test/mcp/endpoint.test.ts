/** `/mcp` as an HTTP endpoint: who may call it, and how. */
import { expect } from 'chai';
import { loggedRequests } from '../support/answers/logged-requests.js';
import { buildClient } from '../support/builders/factories.js';
import { buildKey, buildWorkspace, withKey } from '../support/builders/workspace.js';
import { startAgent } from '../support/agents/agent.js';
import type { ApiClient } from '../support/service/api.js';
import { at, startService } from '../support/service/service.js';
import { buildSignedIn, fromOwnPage } from '../support/service/visitor.js';

const accept = 'application/json, text/event-stream';
const message = (method: string, params: object = {}): object => ({ jsonrpc: '2.0', id: 1, method, params });

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** Sends a message as a program does, with the key of `user`. */
const post = ({ url, key }: ApiClient, { method = 'POST', headers = {}, body }: Sent): Promise<Response> =>
  fetch(`${url}/mcp`, {
    method,
    headers: {
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      Accept: accept,
      'Content-Type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

const codeOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { error?: { code?: unknown } }).error?.code;

const listTools = { body: message('tools/list') };
const search = (q: string): Sent => ({ body: message('tools/call', { name: 'search', arguments: { q } }) });

describe('the endpoint of agents', () => {
  it('needs an API key that works', async () => {
    const { owner } = await buildWorkspace();
    const made = await buildKey(owner);
    const revoked = withKey(owner, made);
    expect((await post(revoked, listTools)).status).to.equal(200);
    await owner.call('deleteApiKey', { params: { id: made.id } });
    for (const headers of [
      { Authorization: '' },
      { Authorization: 'Bearer nonsense' },
      { Authorization: `Bearer ${revoked.key}` },
    ]) {
      const response = await post(owner, { ...listTools, headers });
      expect([response.status, response.headers.get('www-authenticate')]).to.deep.equal([401, 'Bearer']);
      expect(await codeOf(response)).to.equal('unauthorized');
    }
  });

  it('does not accept the session of a browser', async () => {
    const visitor = await buildSignedIn((await buildWorkspace()).live);
    const sent = await visitor.send('/mcp', message('tools/list'), { ...fromOwnPage, Accept: accept });
    expect([sent.status, sent.body.error?.code]).to.deep.equal([401, 'unauthorized']);
  });

  it('refuses what a page of another site sends, even under a name that leads to this machine', async () => {
    const { owner } = await buildWorkspace();
    for (const origin of [
      'https://evil.example',
      'http://docket.test.evil.example',
      'http://docket.test:8080',
      'null',
    ]) {
      const response = await post(owner, { ...listTools, headers: { Origin: origin } });
      expect([response.status, await codeOf(response)], origin).to.deep.equal([403, 'forbidden']);
    }
    expect((await post(owner, { ...listTools, headers: { Origin: 'http://docket.test' } })).status).to.equal(200);
  });

  it('has neither streams to open nor sessions to end', async () => {
    const { owner } = await buildWorkspace();
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const response = await post(owner, { method });
      expect([response.status, response.headers.get('allow')], method).to.deep.equal([405, 'POST']);
    }
    const initialized = await post(owner, { body: { jsonrpc: '2.0', method: 'notifications/initialized' } });
    expect([initialized.status, await initialized.text()]).to.deep.equal([202, '']);
    expect(initialized.headers.get('mcp-session-id')).to.equal(null);
  });

  it('refuses bodies that are no single message, and says why', async () => {
    const { owner } = await buildWorkspace();
    const batch = await post(owner, { body: [message('tools/list'), message('tools/list')] });
    expect([batch.status, await codeOf(batch)]).to.deep.equal([400, 'invalid_request']);
    expect((await post(owner, { body: '{"jsonrpc":' })).status).to.equal(400);
    expect((await post(owner, { body: { hello: 'world' } })).status).to.equal(400);
    expect((await post(owner, search('x'.repeat(1024 * 1024)))).status).to.equal(413);
    expect((await post(owner, { ...listTools, headers: { Accept: 'application/json' } })).status).to.equal(406);
    expect((await post(owner, { ...listTools, headers: { 'Content-Type': 'text/plain' } })).status).to.equal(415);
  });

  it('counts a call against the limit of its key', async () => {
    const { owner } = await buildWorkspace();
    const service = await startService({ settings: { RATE_LIMIT: 3, PORT: 0 } });
    try {
      const user = at(service, owner);
      const remaining = async (response: Promise<Response>): Promise<string | null> =>
        (await response).headers.get('x-ratelimit-remaining');
      expect(await remaining(post(user, search('Acme')))).to.equal('2');
      expect(await remaining(user.request('listClients', {}))).to.equal('1');
      expect(await remaining(post(user, listTools))).to.equal('0');
      const refused = await post(user, search('Acme'));
      expect([refused.status, await codeOf(refused)]).to.deep.equal([429, 'rate_limit_exceeded']);
    } finally {
      await service.stop();
    }
  });

  it('logs each operation that a tool calls as a request of the key, with its refusal', async () => {
    const { owner } = await buildWorkspace();
    await buildClient(owner);
    const headers = { 'User-Agent': 'an-agent/1.0', 'X-Request-Id': 'agent-call-1' };
    expect((await post(owner, { ...search('Acme'), headers })).status).to.equal(200);
    const found = await loggedRequests(owner, { request_id: 'agent-call-1' }, 2);
    const shown = found.map(
      (each) => `${each.method} ${each.path} ${each.operation_id} ${each.status} ${each.user_agent}`,
    );
    expect(shown).to.have.members(['GET /v1/search search 200 an-agent/1.0', 'POST /mcp null 200 an-agent/1.0']);
    const body = message('tools/call', { name: 'stop_timer', arguments: {} });
    await post(owner, { body, headers: { 'X-Request-Id': 'agent-call-2' } });
    const refused = await loggedRequests(owner, { request_id: 'agent-call-2', operation_id: ['stopRunningTimer'] });
    expect(refused).to.have.lengthOf(1);
    expect(refused[0]).to.include({ method: 'POST', path: '/v1/time-entries/timer/stop', status: 409 });
    expect(refused[0]?.error).to.have.property('code', 'invalid_state');
  });
});

describe('docket mcp', () => {
  it('says why it cannot use the service, without the key', async () => {
    const { owner } = await buildWorkspace();
    const stranger = withKey(owner, { ...(await buildKey(owner)), key: 'svc_sk_test_0123456789abcdefghijklmnop' });
    let said = '';
    await startAgent(stranger, 'stdio').catch((error: unknown) => (said = String(error)));
    expect(said).to.include('unknown or revoked');
    expect(said).not.to.include('0123456789abcdef');
  });
});
