import { expect } from 'chai';
import { newToken } from '../../domain/people/secret-token.js';
import type { Schemas } from '../../contract/contract.js';
import { ApiClient, testApi } from '../support/service/api.js';
import { buildClient } from '../support/builders/factories.js';
import { openDatabaseLink, type DatabaseLink } from '../support/service/database-link.js';
import { at, startService, type TestService } from '../support/service/service.js';
import { beginSession } from '../../models/people/session.js';
import { buildPortalContact, signedInToPortal } from '../support/builders/portal.js';
import { buildUser, buildWorkspace } from '../support/builders/workspace.js';

describe('the rate limit', () => {
  let service: TestService;
  before(async () => {
    service = await startService({ settings: { RATE_LIMIT: 3, RATE_WINDOW_SECONDS: 60, WORKER: 'off' } });
  });
  after(() => service.stop());

  it('refuses what exceeds it, and says when to come back', async () => {
    const owner = at(service, (await buildWorkspace()).owner);
    const left = [];
    for (let count = 0; count < 3; count += 1) {
      const { headers } = await owner.send('listClients', {});
      left.push(headers.get('x-ratelimit-remaining'));
    }
    expect(left).to.deep.equal(['2', '1', '0']);
    const { status, error, headers } = await owner.fail('listClients');
    expect([status, error.code]).to.deep.equal([429, 'rate_limit_exceeded']);
    expect(Number(headers.get('retry-after'))).to.be.within(1, 60);
    expect(headers.get('x-ratelimit-limit')).to.equal('3');
    expect(headers.get('x-ratelimit-remaining')).to.equal('0');
    const reset = Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000;
    expect(reset).to.be.within(0, 61);
  });

  it('counts each key, each mode and each address without a key separately', async () => {
    const { owner, live } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    for (let count = 0; count < 4; count += 1) await at(service, owner).request('listClients', {});
    expect((await at(service, owner).fail('listClients')).status).to.equal(429);
    expect((await at(service, live).send('listClients', {})).status).to.equal(200);
    expect((await at(service, member).send('listClients', {})).status).to.equal(200);
    const stranger = new ApiClient(service.url, undefined, '', '');
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await stranger.fail('listClients')).status);
    expect(statuses).to.deep.equal([401, 401, 401, 429]);
  });

  it('counts all keys and sessions of a user together too, up to five times the limit, and shows the limit that was exceeded', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const keys = await Promise.all(
      Array.from({ length: 7 }, async (_, index) => {
        const body = { name: `Key ${index}`, mode: 'test' as const, user_id: member.userId };
        const { data } = await owner.call('createApiKey', { body });
        return at(service, new ApiClient(owner.url, data.key, owner.workspaceId, member.userId));
      }),
    );
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push(...(await Promise.all(keys.map(async (key) => (await key.request('listClients', {})).status))));
    expect(statuses.filter((status) => status === 200)).to.have.length(15);
    expect(statuses.filter((status) => status === 429)).to.have.length(6);
    const session = await beginSession({ db: (await testApi()).database }, owner.workspaceId, {
      user_id: member.userId,
    });
    const response = await fetch(`${service.url}/v1/clients`, { headers: { Cookie: `docket_session=${session}` } });
    expect([response.status, response.headers.get('x-ratelimit-limit')]).to.deep.equal([429, '15']);
    expect((await at(service, owner).send('listClients', {})).headers.get('x-ratelimit-remaining')).to.equal('2');
  });

  it('lets a key that is refused use up nothing of what the other keys of its user have', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('createApiKey', { body: { name: 'Other', mode: 'test' } });
    const [busy, other] = [at(service, owner), at(service, new ApiClient(owner.url, data.key, owner.workspaceId, ''))];
    for (let count = 0; count < 30; count += 1) await busy.request('listClients', {});
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await other.request('listClients', {})).status);
    expect(statuses).to.deep.equal([200, 200, 200]);
  });

  it('counts all sessions of a contact together too', async () => {
    const { owner } = await buildWorkspace();
    const contact = await buildPortalContact(owner, { client_id: (await buildClient(owner)).id });
    const sessions = await Promise.all(Array.from({ length: 6 }, () => signedInToPortal(owner, contact.userId)));
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1)
      for (const session of sessions)
        statuses.push((await at(service, session).request('getPortalProfile', {})).status);
    expect(statuses.filter((status) => status === 200)).to.have.length(15);
  });

  it('gives no separate count to arbitrary values in a header or a cookie', async () => {
    const { live } = await buildWorkspace();
    const rotating = (round: number): Record<string, string>[] => [
      { Authorization: `Bearer svc_sk_live_${'x'.repeat(30)}${round}` },
      { Authorization: `Bearer nonsense ${round}` },
      { Cookie: `docket_session=${newToken()}` },
      { Cookie: `docket_portal_session=${newToken()}` },
    ];
    const statuses = [];
    for (let round = 0; round < 2; round += 1)
      for (const headers of rotating(round))
        statuses.push((await fetch(`${service.url}/v1/clients`, { headers })).status);
    expect(statuses.slice(-4), String(statuses)).to.deep.equal([429, 429, 429, 429]);
    for (const headers of rotating(9))
      expect((await fetch(`${service.url}/sign-in`, { headers })).status, 'a page').to.equal(429);
    expect((await at(service, live).send('listClients', {})).status, 'a key that works').to.equal(200);
  });

  it('counts one key together, however its scheme is written and wherever it comes from', async () => {
    const { live } = await buildWorkspace();
    const statuses = [];
    for (const header of [`Bearer ${live.key}`, `Bearer ${live.key}`, `Bearer ${live.key}`, `Bearer ${live.key}`])
      statuses.push((await fetch(`${service.url}/v1/clients`, { headers: { Authorization: header } })).status);
    expect(statuses).to.deep.equal([200, 200, 200, 429]);
  });

  it('does not count probes', async () => {
    for (let count = 0; count < 5; count += 1)
      for (const path of ['/healthz', '/readyz']) expect((await fetch(service.url + path)).status).to.equal(200);
  });

  it('counts the pages that a stranger opens', async () => {
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await fetch(`${service.url}/docs`)).status);
    expect(statuses.at(-1)).to.equal(429);
  });
});

describe('an expensive request', () => {
  let service: TestService;
  before(async () => {
    service = await startService({ settings: { RATE_LIMIT: 10, RATE_WINDOW_SECONDS: 60, WORKER: 'off' } });
  });
  after(() => service.stop());

  for (const [called, max, ask] of [
    ['PDFs', 2, (owner: ApiClient) => owner.request('getTimeReport', { query: { format: 'pdf' } })],
    ['CSV files', 2, (owner: ApiClient) => owner.request('listClients', { query: { format: 'csv' } })],
    ['reports', 4, (owner: ApiClient) => owner.request('getTimeReport', {})],
  ] as const) {
    it(`has its own limit for each workspace, which its keys share: ${called}`, async () => {
      const [one, other] = await Promise.all([buildWorkspace(), buildWorkspace()]);
      const admin = await buildUser(one.owner, 'admin');
      const statuses = [];
      for (let asked = 0; asked < max; asked += 1) statuses.push((await ask(at(service, one.owner))).status);
      expect(statuses).to.deep.equal(Array.from({ length: max }, () => 200));
      const refused = await ask(at(service, admin));
      const { error } = (await refused.json()) as Schemas['ErrorEnvelope'];
      expect([refused.status, error.code]).to.deep.equal([429, 'rate_limit_exceeded']);
      expect(error.message).to.contain(`Too many ${called}`);
      expect(refused.headers.get('x-ratelimit-limit')).to.equal(String(max));
      expect(Number(refused.headers.get('retry-after'))).to.be.within(1, 60);
      expect((await at(service, admin).request('listClients', {})).status, 'a plain request').to.equal(200);
      expect((await ask(at(service, other.owner))).status, 'of another workspace').to.equal(200);
    });
  }
});

describe('while the database is away', () => {
  let link: DatabaseLink;
  let service: TestService;
  before(async () => {
    link = await openDatabaseLink();
    service = await startService({ databaseUrl: link.url, settings: { WORKER: 'off' } });
  });
  after(async () => {
    await link.cut();
    await service.stop();
  });

  it('requests are answered unavailable, and served again when it is back', async () => {
    const owner = at(service, (await buildWorkspace()).owner);
    await buildClient(owner);
    await link.cut();
    for (const request of [
      () => owner.fail('listClients'),
      () => owner.fail('createClient', { body: { name: 'Late' } }),
    ]) {
      const { status, error, headers } = await request();
      expect([status, error.code, headers.get('retry-after')]).to.deep.equal([503, 'unavailable', '1']);
    }
    const [health, readiness] = await Promise.all(['/healthz', '/readyz'].map((path) => fetch(service.url + path)));
    expect([health?.status, readiness?.status]).to.deep.equal([200, 503]);
    expect(readiness?.headers.get('retry-after')).to.equal('1');
    await link.restore();
    expect((await owner.call('listClients', {})).pagination.total).to.equal(1);
    expect((await fetch(`${service.url}/readyz`)).status).to.equal(200);
  });

  it('nothing of the refused work is done later', async () => {
    const { owner } = await buildWorkspace();
    await link.cut();
    await at(service, owner).fail('createClient', { body: { name: 'Never' }, headers: { 'Idempotency-Key': 'k' } });
    await link.restore();
    const { db } = await testApi();
    expect(await db('clients').where({ workspace_id: owner.workspaceId })).to.deep.equal([]);
  });
});
