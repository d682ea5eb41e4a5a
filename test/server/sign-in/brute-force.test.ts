/**
 * Guessing passwords is slowed down by account and by IP address. Anyone with the password or a key is never kept out
 * because of other addresses.
 */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { newApiKey } from '../../../domain/people/api-key.js';
import { newToken } from '../../../domain/people/secret-token.js';
import { attemptLimits } from '../../../server/limits/attempts.js';
import { networkOf } from '../../../server/limits/address.js';
import { testApi } from '../../support/service/api.js';
import { buildContact } from '../../support/builders/factories.js';
import { startService, type TestService } from '../../support/service/service.js';
import { buildAddress, password, Visitor } from '../../support/service/visitor.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const unknown = (): string => `${randomUUID()}@example.com`;
const several = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const count = (statuses: readonly number[], status: number): number =>
  statuses.filter((each) => each === status).length;

const guess = async (email: string, ip?: string, path = '/sign-in', url?: string): Promise<number> => {
  const { url: here } = await Visitor.arrive();
  return (await new Visitor(url ?? here, ip).send(path, { email, password: 'a wrong password' })).status;
};

describe('attempts to sign in', () => {
  it('are refused for an account after ten failures from anywhere, even with the password, and say when to come back', async () => {
    const { live } = await buildWorkspace();
    const email = await buildAddress('users', live.userId);
    const statuses = await several(12, () => guess(email.toUpperCase()));
    expect([count(statuses, 401), count(statuses, 429)]).to.deep.equal([10, 2]);
    const visitor = await Visitor.arrive();
    const { status, headers, body } = await visitor.send('/sign-in', { email, password });
    expect([status, body.error?.code, visitor.cookies.size]).to.deep.equal([429, 'rate_limit_exceeded', 0]);
    expect(Number(headers.get('retry-after'))).to.be.within(14 * 60, 15 * 60);
    const page = await visitor.submit('/sign-in', { email, password });
    expect([page.status, page.headers.get('retry-after')]).to.deep.equal([429, headers.get('retry-after')]);
    expect(page.text).to.contain('Too many attempts to sign in: try again in 15 minutes').and.contain(email);
  });

  it('are refused for an account whatever follows the id of the workspace, and reach it by nothing but the id', async () => {
    const { live } = await buildWorkspace();
    const email = await buildAddress('users', live.userId);
    const named = async (workspace_id: string, tried = 'a wrong password'): Promise<number> =>
      (await (await Visitor.arrive()).send('/sign-in', { email, password: tried, workspace_id })).status;
    for (const end of [' ', '  ', '\t', '0', 'é', '\u0000'])
      expect(await named(live.workspaceId + end, password), JSON.stringify(end)).to.equal(401);
    const statuses = await several(30, (index) => named(live.workspaceId + ' '.repeat(index)));
    expect(count(statuses, 401)).to.be.lessThan(11);
    await several(10, () => named(live.workspaceId));
    for (const end of ['', ' ', '   '])
      expect(await named(live.workspaceId + end, password), JSON.stringify(end)).to.equal(429);
  });

  it('are refused alike where there is no such account', async () => {
    const statuses = await several(12, () => guess('nobody-of-that-name@example.com'));
    expect([count(statuses, 401), count(statuses, 429)]).to.deep.equal([10, 2]);
  });

  it('are counted afresh for an account that has signed in', async () => {
    const { live } = await buildWorkspace();
    const email = await buildAddress('users', live.userId);
    for (let round = 0; round < 2; round += 1) {
      expect(await several(9, () => guess(email))).to.deep.equal(Array.from({ length: 9 }, () => 401));
      expect((await (await Visitor.arrive()).send('/sign-in', { email, password })).status).to.equal(200);
    }
  });

  it('for one account are not forgiven for signing in to another with the same address', async () => {
    const [mine, evil] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const email = await buildAddress('users', mine.live.userId);
    const { db } = await testApi();
    // Mails of a test side are captured, so anyone can create an account with another person's address on their own.
    const { password_hash } = (await db('users').where({ id: mine.live.userId }).first()) as { password_hash: string };
    await db('users').where({ id: evil.owner.userId }).update({ email, email_key: email, password_hash });
    await several(9, () => guess(email));
    const own = await (
      await Visitor.arrive()
    ).send('/sign-in', { email, password, workspace_id: evil.owner.workspaceId });
    expect(own.status).to.equal(200);
    expect([await guess(email), await guess(email)]).to.deep.equal([401, 429]);
  });

  it('are counted separately for the portal', async () => {
    const { live } = await buildWorkspace();
    const { id } = await buildContact(live, { email: 'pat@acme.example', portal_access: 'view' });
    const email = await buildAddress('contacts', id);
    await several(11, () => guess(email));
    expect((await (await Visitor.arrive()).send('/portal/sign-in', { email, password })).status).to.equal(200);
    const statuses = await several(12, () => guess(email, undefined, '/portal/sign-in'));
    expect(count(statuses, 429)).to.equal(2);
  });

  it('are refused from an address after fifty failures, and from no other', async () => {
    const { live } = await buildWorkspace();
    const email = await buildAddress('users', live.userId);
    const ip = '203.0.113.7';
    const { url } = await Visitor.arrive();
    expect((await new Visitor(url, ip).send('/sign-in', { email, password })).status, 'is no failure').to.equal(200);
    const statuses = await several(52, () => guess(unknown(), ip));
    expect([count(statuses, 401), count(statuses, 429)]).to.deep.equal([50, 2]);
    expect((await new Visitor(url, ip).send('/sign-in', { email, password })).status).to.equal(429);
    expect((await new Visitor(url, '203.0.113.8').send('/sign-in', { email, password })).status).to.equal(200);
  });
});

describe('attempts with a key that may not do it', () => {
  it('are not counted: they look at no password and no code', async () => {
    const { owner } = await buildWorkspace();
    const body = { code: '000000' };
    for (let attempt = 0; attempt < attemptLimits.signInByAddress.points + 2; attempt += 1)
      expect((await owner.fail('confirmTotp', { body })).status).to.equal(403);
    const email = await buildAddress('users', owner.userId);
    const visitor = new Visitor(owner.url, owner.address);
    const { status } = await visitor.send('/sign-in', { email, password, workspace_id: owner.workspaceId });
    expect(status).to.equal(200);
  });
});

describe('an address', () => {
  it('is a network for IPv6, and a single address for IPv4, however it is written', () => {
    const same = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::1%eth0'].map(networkOf);
    expect(new Set(same)).to.deep.equal(new Set(['2001:db8:1:2::/64']));
    expect(networkOf('2001:db8:1:3::1')).not.to.equal(same[0]);
    expect(networkOf('::ffff:192.0.2.1')).to.equal('192.0.2.1');
    expect(networkOf('192.0.2.2')).to.equal('192.0.2.2');
    expect(networkOf('nonsense')).to.equal('nonsense');
  });

  describe('without proxies that are trusted', () => {
    let service: TestService;
    before(async () => {
      service = await startService({ settings: { TRUSTED_PROXIES: 0, WORKER: 'off' } });
    });
    after(() => service.stop());

    it('is where the connection comes from, whatever a header says', async () => {
      const limit = attemptLimits.signInByAddress.points;
      const statuses = await several(limit + 2, () => guess(unknown(), undefined, '/sign-in', service.url));
      expect([count(statuses, 401), count(statuses, 429)]).to.deep.equal([limit, 2]);
    });
  });
});

describe('keys that do not work', () => {
  const ask = async (ip: string, header: Record<string, string>): Promise<Response> => {
    const { url } = await Visitor.arrive();
    return fetch(`${url}/v1/users/me`, { headers: { 'X-Forwarded-For': ip, ...header } });
  };
  const statusesOf = async (ip: string, headers: readonly Record<string, string>[]): Promise<number[]> =>
    Promise.all(headers.map(async (header) => (await ask(ip, header)).status));
  const keys = (wanted: number): Record<string, string>[] =>
    Array.from({ length: wanted }, (_, index) => ({
      Authorization: `Bearer ${index % 2 === 0 ? newApiKey('live') : 'malformed'}`,
    }));

  it('are answered 429 after 300 in a minute from an address; one that works is never refused', async () => {
    const { live } = await buildWorkspace();
    const ip = '203.0.113.20';
    const statuses = await statusesOf(ip, keys(303));
    expect([count(statuses, 401), count(statuses, 429)]).to.deep.equal([300, 3]);
    const refused = await ask(ip, { Authorization: `Bearer ${newApiKey('test')}` });
    expect([refused.status, Number(refused.headers.get('retry-after')) <= 60]).to.deep.equal([429, true]);
    expect((await ask(ip, { Authorization: `Bearer ${live.key}` })).status).to.equal(200);
    expect((await statusesOf('203.0.113.21', keys(1)))[0], 'another address').to.equal(401);
  });

  it('are counted with sessions that do not work, but a missing key does not count', async () => {
    const ip = '203.0.113.30';
    const missing = await statusesOf(
      ip,
      Array.from({ length: 305 }, () => ({})),
    );
    expect(count(missing, 401)).to.equal(305);
    const sessions = Array.from({ length: 301 }, () => ({ Cookie: `docket_session=${newToken()}` }));
    expect(count(await statusesOf(ip, sessions), 429)).to.equal(1);
  });
});
