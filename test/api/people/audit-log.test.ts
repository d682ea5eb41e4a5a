import { expect } from 'chai';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildAddress, buildSignedIn, fromOwnPage, password, Visitor } from '../../support/service/visitor.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

describe('the audit log', () => {
  it('has who changed what, from where, with the values before and after', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { name: 'Northwind' });
    const headers = { 'User-Agent': 'acme-sync/2.1' };
    await owner.send('updateClient', { params: { id: client.id }, body: { name: 'Southwind' }, headers });
    const { data } = await owner.call('listAuditEntries', { query: { resource_id: [client.id] } });
    expect(data.map(({ action }) => action)).to.deep.equal(['client.updated', 'client.created']);
    const [updated] = data;
    expect(updated).to.deep.include({
      resource: { type: 'client', id: client.id, name: 'Northwind' },
      changes: { name: { from: 'Northwind', to: 'Southwind' } },
      user_agent: 'acme-sync/2.1',
    });
    expect(updated?.actor).to.include({ type: 'api_key', user_id: owner.userId });
    expect(updated?.ip).to.equal(owner.address);
  });

  it('has no entry for an update that changes nothing', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { name: 'Northwind' });
    await owner.call('updateClient', { params: { id: client.id }, body: { name: 'Northwind' } });
    const { data } = await owner.call('listAuditEntries', { query: { resource_id: [client.id] } });
    expect(data.map(({ action }) => action)).to.deep.equal(['client.created']);
  });

  it('is for owners and admins', async () => {
    const { owner } = await buildWorkspace();
    const manager = await buildUser(owner, 'manager');
    expect(await refusalOf(manager.fail('listAuditEntries', {}))).to.deep.equal([403, 'forbidden']);
  });

  it('has who signed in, who failed to, and who signed out', async () => {
    const { live } = await buildWorkspace();
    const email = await buildAddress('users', live.userId);
    const visitor = await Visitor.arrive();
    await visitor.submit('/sign-in', { email, password: 'not the password' });
    await visitor.submit('/sign-in', { email, password });
    await visitor.submit('/sign-out', {});
    const { data } = await live.call('listAuditEntries', { query: { resource_id: [live.userId] } });
    expect(data.map(({ action, actor }) => [action, actor.type, actor.id])).to.deep.equal([
      ['session.ended', 'user', live.userId],
      ['session.created', 'user', live.userId],
      ['session.failed', 'system', null],
    ]);
  });

  it('has who came over from the other side of the workspace, on the side that they entered', async () => {
    const { live } = await buildWorkspace();
    const visitor = await buildSignedIn(live);
    const query = { action: ['session.created' as const] };
    const entered = async (side: string) => {
      expect((await visitor.send('/sign-in/side', { mode: side }, fromOwnPage)).status).to.equal(200);
      return visitor.list('/v1/audit-log?action=session.created');
    };
    const { data: before } = await live.call('listAuditEntries', { query });
    const { id: twin } = (await visitor.call('GET', '/v1/users/me')).body.data ?? {};
    expect(twin).to.equal(live.userId);
    const [onTest, ...none] = await entered('test');
    const { id, name } = (await visitor.call('GET', '/v1/users/me')).body.data ?? {};
    expect(none).to.deep.equal([]);
    expect(onTest?.['actor']).to.deep.equal({ type: 'user', id, name, user_id: id });
    expect(onTest?.['resource']).to.deep.equal({ type: 'user', id, name });
    const onLive = await entered('live');
    expect(onLive).to.have.length(before.length + 1);
    expect(onLive[0]?.['actor']).to.deep.equal({ type: 'user', id: live.userId, name, user_id: live.userId });
  });

  it('has one entry of a request that is sent twice with the same idempotency key', async () => {
    const { owner } = await buildWorkspace();
    const headers = { 'Idempotency-Key': 'once' };
    for (const _ of [1, 2]) await owner.send('createClient', { body: { name: 'Once' }, headers });
    const { data } = await owner.call('listAuditEntries', {});
    expect(data.map(({ action }) => action)).to.deep.equal(['client.created']);
  });

  it('has who fetched a file, and the file itself', async () => {
    const { owner } = await buildWorkspace();
    await buildClient(owner, { name: 'Northwind' });
    const csv = await owner.request('listAuditEntries', { query: { format: 'csv' } });
    expect(await csv.text()).to.match(/client\.created/);
    const { data } = await owner.call('listAuditEntries', { query: { action: ['export.made'] } });
    expect(data.map(({ resource }) => resource.name)).to.deep.equal(['listAuditEntries']);
  });

  it('is filtered by actor, object, address and time', async () => {
    const { owner } = await buildWorkspace();
    const admin = await buildUser(owner, 'admin');
    const one = await buildClient(owner);
    const other = await buildClient(admin);
    const found = async (query: object) =>
      (await owner.call('listAuditEntries', { query })).data.map(({ resource }) => resource.id);
    expect(await found({ actor_id: [owner.userId] })).to.deep.equal([one.id]);
    expect(await found({ actor_id: [owner.userId, admin.userId] })).to.deep.equal([other.id, one.id]);
    expect(await found({ resource_id: [other.id] })).to.deep.equal([other.id]);
    expect(await found({ ip: ['192.0.2.1'] })).to.deep.equal([]);
    expect(await found({ to: '2020-01-01T00:00:00Z' })).to.deep.equal([]);
    expect(await found({ from: '2020-01-01T00:00:00Z', action: ['client.created'] })).to.deep.equal([other.id, one.id]);
  });

  it('has what was deleted, by its name', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { name: 'Northwind' });
    await owner.call('deleteClient', { params: { id: client.id } });
    const { data } = await owner.call('listAuditEntries', { query: { action: ['client.deleted'] } });
    expect(data[0]?.resource).to.deep.equal({ type: 'client', id: client.id, name: 'Northwind' });
  });
});
