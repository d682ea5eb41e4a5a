/** From where a key bound to networks works: which address counts, and what is recorded of a refusal. */
import { expect } from 'chai';
import { buildKey, buildWorkspace, withKey } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';
import { at, startService, type TestService } from '../../support/service/service.js';
import type { Settings } from '../../../settings/settings.js';

const statusOf = async (key: ApiClient, forwarded?: string): Promise<number> =>
  (await key.request('getCurrentUser', { headers: forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded } }))
    .status;

async function boundTo(...allowed_ips: readonly string[]): Promise<ApiClient> {
  const { owner } = await buildWorkspace();
  return withKey(owner, await buildKey(owner, { allowed_ips: [...allowed_ips] }));
}

async function withService(settings: Partial<Settings>, test: (service: TestService) => Promise<void>): Promise<void> {
  const service = await startService({ settings });
  try {
    await test(service);
  } finally {
    await service.stop();
  }
}

describe('the address of a key bound to networks', () => {
  it('is that of the connection when no proxy is trusted, whatever the request claims', async () => {
    const [here, elsewhere] = [await boundTo('127.0.0.0/8'), await boundTo('203.0.113.0/24')];
    await withService({ TRUSTED_PROXIES: 0 }, async (service) => {
      for (const claimed of [undefined, '203.0.113.7', '203.0.113.7, 127.0.0.1']) {
        expect(await statusOf(at(service, here), claimed), claimed).to.equal(200);
        expect(await statusOf(at(service, elsewhere), claimed), claimed).to.equal(403);
      }
    });
  });

  it('is the one that the trusted proxy has seen, not one that the caller put before it', async () => {
    const key = await boundTo('203.0.113.0/24', '2001:db8::/32');
    for (const seen of ['203.0.113.7', '2001:db8::7', '::ffff:203.0.113.7'])
      expect(await statusOf(key, `198.51.100.1, ${seen}`), seen).to.equal(200);
    for (const seen of ['198.51.100.1', '2001:db9::7', '::ffff:198.51.100.1'])
      expect(await statusOf(key, `203.0.113.7, ${seen}`), seen).to.equal(403);
  });

  it('is the one before the second proxy when two are trusted', async () => {
    const key = await boundTo('203.0.113.0/24');
    await withService({ TRUSTED_PROXIES: 2 }, async (service) => {
      const by = at(service, key);
      expect(await statusOf(by, '198.51.100.1, 203.0.113.7, 10.0.0.1')).to.equal(200);
      expect(await statusOf(by, '203.0.113.7, 198.51.100.1, 10.0.0.1')).to.equal(403);
      expect(await statusOf(by, '203.0.113.7, 198.51.100.1, 203.0.113.7')).to.equal(403);
    });
  });

  it('is an IPv4 address also when it arrives at a socket of IPv6', async () => {
    const [v4, v6] = [await boundTo('127.0.0.0/8'), await boundTo('::1/128', '::ffff:0:0/95')];
    await withService({ TRUSTED_PROXIES: 0, HOST: '::' }, async (service) => {
      const url = `http://127.0.0.1:${new URL(service.url).port}`;
      expect(await statusOf(at({ ...service, url }, v4))).to.equal(200);
      expect(await statusOf(at({ ...service, url }, v6))).to.equal(403);
    });
  });

  for (const [kind, allowed, outside] of [
    ['IPv4', '203.0.113.0/24', '203.0.114.7'],
    ['IPv6', '2001:db8:1::/48', '2001:db8:2::7'],
    ['IPv4 in IPv6', '203.0.113.0/24', '::ffff:203.0.114.7'],
    ['IPv4 at a key of IPv6', '2001:db8::/32', '203.0.113.7'],
  ] as const)
    it(`is in the audit log when the key is refused there, with the key and nothing done: ${kind}`, async () => {
      const { owner } = await buildWorkspace();
      const made = await buildKey(owner, { name: 'Bound', allowed_ips: [allowed] });
      const key = withKey(owner, made);
      const headers = { 'X-Forwarded-For': outside };
      const { status, error } = await key.fail('createClient', { body: { name: 'Never' }, headers });
      expect([status, error.code]).to.deep.equal([403, 'forbidden']);
      const { data } = await owner.call('listAuditEntries', { query: { action: ['api_key.refused'] } });
      expect(data.map(({ ip, actor, resource }) => ({ ip, actor, id: resource.id }))).to.deep.equal([
        { ip: outside, actor: { type: 'api_key', id: made.id, name: 'Bound', user_id: owner.userId }, id: made.id },
      ]);
      expect((await owner.call('listClients', {})).data).to.deep.equal([]);
      expect((await owner.call('getApiKey', { params: { id: made.id } })).data.last_used_at).to.equal(null);
    });
});
