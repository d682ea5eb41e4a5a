/** Keys restricted by area and by network, and rolled keys. */
import { expect } from 'chai';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildAgreement } from '../../support/builders/agreements.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { addTicket } from '../../support/builders/time.js';
import { buildKey, buildUser, buildWorkspace, withKey } from '../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import type { Body, Schemas } from '../../../contract/contract.js';

type Access = Schemas['ApiKeyAccessCreate'];

const restrictedTo = async (owner: ApiClient, access: Access): Promise<ApiClient> =>
  withKey(owner, await buildKey(owner, { scope: 'restricted', access }));

describe('restricted keys', () => {
  it('show their whole access, with none where nothing was said', async () => {
    const { owner } = await buildWorkspace();
    const made = await buildKey(owner, { scope: 'restricted', access: { tickets: 'write', clients: 'read' } });
    expect(made.access).to.include({ tickets: 'write', clients: 'read', billing: 'none', settings: 'none' });
    const { data } = await owner.call('listApiKeys', {});
    expect(data.find(({ id }) => id === made.id)?.access).to.deep.equal(made.access);
    expect((await owner.call('getApiKey', { params: { id: made.id } })).data.access).to.deep.equal(made.access);
  });

  it('need access, which other keys do not take', async () => {
    const { owner } = await buildWorkspace();
    const create = (body: Partial<Body<'createApiKey'>>) =>
      refusalOf(owner.fail('createApiKey', { body: { name: 'A', mode: 'test', ...body } }));
    expect(await create({ scope: 'restricted' })).to.deep.equal([400, 'invalid_request', 'access']);
    expect(await create({ access: { time: 'read' } })).to.deep.equal([400, 'invalid_request', 'access']);
  });

  it('embed nothing of an area that they lack, and name it', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id: project_id } = await buildProject(owner, { client_id });
    const ticket = await addTicket(owner, { client_id, project_id });
    const agreement = await buildAgreement(owner, { client_id });
    const of = (access: Access) => restrictedTo(owner, access);
    const tickets = await of({ tickets: 'write' });
    for (const include of ['client', 'project', 'time_entries'] as const) {
      const { status, error } = await tickets.fail('getTicket', { params: { id: ticket }, query: { include } });
      expect([status, error.code, error.field], include).to.deep.equal([403, 'forbidden', 'include']);
      expect(error.message).to.match(/lacks (clients|projects|time): read/);
    }
    await tickets.call('getTicket', { params: { id: ticket }, query: { include: ['activities', 'tasks'] } });
    const query = { include: ['invoices' as const] };
    const retainers = await of({ retainers: 'read' });
    expect(await refusalOf(retainers.fail('getAgreement', { params: { id: agreement.id }, query }))).to.deep.equal([
      403,
      'forbidden',
      'include',
    ]);
    const both = await of({ retainers: 'read', billing: 'read' });
    await both.call('getAgreement', { params: { id: agreement.id }, query });
  });

  it('fetch no CSV outside their areas, and write none of an upsert that they only read', async () => {
    const { owner } = await buildWorkspace();
    const key = await restrictedTo(owner, { clients: 'read' });
    const csv = (id: 'listClients' | 'listInvoices') => key.request(id, { query: { format: 'csv' } });
    expect([(await csv('listClients')).status, (await csv('listInvoices')).status]).to.deep.equal([200, 403]);
    const upsert = { params: { external_id: 'crm-1' }, body: { name: 'Acme' } };
    expect(await refusalOf(key.fail('upsertClient', upsert))).to.deep.equal([403, 'forbidden']);
  });

  it('never do more than their user, also after a demotion', async () => {
    const { owner } = await buildWorkspace();
    const admin = await buildUser(owner, 'admin');
    const key = await restrictedTo(admin, { people: 'write', billing: 'write' });
    await key.call('listInvoices', {});
    const invite = { body: { email: 'new@example.com', name: 'New', role: 'member' as const } };
    await owner.call('updateUser', { params: { id: admin.userId }, body: { role: 'viewer' } });
    const refused = await key.fail('inviteUser', invite);
    expect(refused.status).to.equal(403);
    expect(await refusalOf(key.fail('createInvoice', { body: {} }))).to.deep.equal([403, 'forbidden']);
  });

  it('create and roll no key that exceeds them', async () => {
    const { owner } = await buildWorkspace();
    const key = await restrictedTo(owner, { settings: 'write', tickets: 'read' });
    const create = (body: Partial<Body<'createApiKey'>>) =>
      refusalOf(key.fail('createApiKey', { body: { name: 'B', mode: 'test', ...body } }));
    expect(await create({})).to.deep.equal([403, 'forbidden', 'scope']);
    expect(await create({ scope: 'read_only' })).to.deep.equal([403, 'forbidden', 'scope']);
    expect(await create({ scope: 'restricted', access: { tickets: 'write' } })).to.deep.equal([
      403,
      'forbidden',
      'access.tickets',
    ]);
    const less = await buildKey(key, { scope: 'restricted', access: { tickets: 'read' } });
    await key.call('rollApiKey', { params: { id: less.id }, body: {} });
    const full = await buildKey(owner);
    expect(await refusalOf(key.fail('rollApiKey', { params: { id: full.id }, body: {} }))).to.deep.equal([
      403,
      'forbidden',
      'scope',
    ]);
  });
});

describe('keys bound to networks', () => {
  const from = (key: ApiClient, ip: string) => key.request('getCurrentUser', { headers: { 'X-Forwarded-For': ip } });
  const cases = [
    {
      network: '203.0.113.0/24',
      inside: ['203.0.113.7', '::ffff:203.0.113.7'],
      outside: ['203.0.114.7', '2001:db8::1'],
    },
    { network: '203.0.113.7', inside: ['203.0.113.7'], outside: ['203.0.113.8'] },
    { network: '2001:db8:1::/48', inside: ['2001:db8:1:2::3'], outside: ['2001:db8:2::1', '203.0.113.7'] },
    { network: '::ffff:198.51.100.0/120', inside: ['198.51.100.9', '::ffff:198.51.100.9'], outside: ['198.51.101.9'] },
  ];
  for (const { network, inside, outside } of cases)
    it(`${network} lets in ${inside.join(' and ')}, not ${outside.join(' or ')}`, async () => {
      const { owner } = await buildWorkspace();
      const key = withKey(owner, await buildKey(owner, { allowed_ips: [network] }));
      for (const ip of inside) expect((await from(key, ip)).status, ip).to.equal(200);
      for (const ip of outside) expect((await from(key, ip)).status, ip).to.equal(403);
    });

  it('are refused in the audit log once a minute for each address, and say where they were used', async () => {
    const { owner } = await buildWorkspace();
    const made = await buildKey(owner, { allowed_ips: ['203.0.113.0/24'] });
    const key = withKey(owner, made);
    for (const ip of ['198.51.100.1', '198.51.100.1', '198.51.100.2']) await from(key, ip);
    const { data } = await owner.call('listAuditEntries', { query: { action: ['api_key.refused'] } });
    expect(data.map(({ ip }) => ip)).to.have.members(['198.51.100.1', '198.51.100.2']);
    await from(key, '203.0.113.9');
    const { data: after } = await owner.call('getApiKey', { params: { id: made.id } });
    expect(after.last_used_ip).to.equal('203.0.113.9');
  });

  it('take networks only, and are kept as networks', async () => {
    const { owner } = await buildWorkspace();
    for (const text of ['example.com', '10.0.0.0/33', '1.2.3', '::1/129', '0x7f.1']) {
      const body = { name: 'N', mode: 'test' as const, allowed_ips: ['10.0.0.0/8', text] };
      const refused = await refusalOf(owner.fail('createApiKey', { body }));
      expect(refused, text).to.deep.equal([400, 'invalid_request', 'allowed_ips.1']);
    }
    const { allowed_ips } = await buildKey(owner, { allowed_ips: ['10.1.2.3/8', '2001:db8::1'] });
    expect(allowed_ips).to.deep.equal(['10.0.0.0/8', '2001:db8::1/128']);
  });

  it('create keys only for networks within their own', async () => {
    const { owner } = await buildWorkspace();
    const key = withKey(owner, await buildKey(owner, { allowed_ips: ['10.0.0.0/8', '::1'] }));
    for (const allowed_ips of [[], ['0.0.0.0/0'], ['10.0.0.0/7']])
      expect(
        await refusalOf(key.fail('createApiKey', { body: { name: 'M', mode: 'test', allowed_ips } })),
      ).to.deep.equal([403, 'forbidden', 'allowed_ips']);
    await buildKey(key, { allowed_ips: ['10.1.2.3'] });
  });
});

describe('rollApiKey', () => {
  it('gives a new secret, and the old one works until the grace has ended', async () => {
    const { owner } = await buildWorkspace();
    const made = await buildKey(owner);
    const { data: rolled } = await owner.call('rollApiKey', { params: { id: made.id }, body: { grace_hours: 2 } });
    expect(rolled.key).not.to.equal(made.key);
    expect(rolled).to.include({ id: made.id, name: made.name, last_four: rolled.key?.slice(-4) });
    const [old, fresh] = [withKey(owner, made), withKey(owner, rolled)];
    for (const key of [old, fresh]) await key.call('getCurrentUser', {});
    const { db } = await testApi();
    const later = new Date(Date.now() + 2 * 3_600_000 + 60_000);
    await db('workspaces').where({ id: owner.workspaceId }).update({ clock_at: later });
    expect(await refusalOf(old.fail('getCurrentUser'))).to.deep.equal([401, 'unauthorized']);
    await fresh.call('getCurrentUser', {});
  });

  it('ends the old secret at once without grace, and one from an earlier roll', async () => {
    const { owner } = await buildWorkspace();
    const made = await buildKey(owner);
    const roll = async (grace_hours: number) =>
      (await owner.call('rollApiKey', { params: { id: made.id }, body: { grace_hours } })).data;
    const second = await roll(24);
    const third = await roll(24);
    expect(await refusalOf(withKey(owner, made).fail('getCurrentUser'))).to.deep.equal([401, 'unauthorized']);
    await withKey(owner, second).call('getCurrentUser', {});
    await roll(0);
    for (const gone of [second, third])
      expect(await refusalOf(withKey(owner, gone).fail('getCurrentUser'))).to.deep.equal([401, 'unauthorized']);
  });

  it('gives an admin no key of an owner', async () => {
    const { owner } = await buildWorkspace();
    const admin = await buildUser(owner, 'admin');
    const { id } = await buildKey(owner);
    expect(await refusalOf(admin.fail('rollApiKey', { params: { id }, body: {} }))).to.deep.equal([403, 'forbidden']);
  });
});
