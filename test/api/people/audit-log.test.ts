import { expect } from 'chai';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildClient } from '../../support/builders/factories.js';
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
    expect(updated?.ip).to.match(/127\.0\.0\.1$/);
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
});
