import { expect } from 'chai';
import { newId } from '../../../models/ids.js';
import { stopClock } from '../../support/service/clock.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

describe('listEvents', () => {
  it('shows what happened, newest first, with the actor', async () => {
    const { owner } = await buildWorkspace();
    const { body, headers } = await owner.send('createClient', { body: { name: 'Acme' } });
    await owner.call('updateClient', { params: { id: body.data.id }, body: { city: 'Rome' } });
    const { data, pagination } = await owner.call('listEvents', {});
    expect(data.map(({ type }) => type)).to.deep.equal(['client.updated', 'client.created']);
    expect(pagination).to.deep.include({ page: 1, per_page: 20, total: 2, total_pages: 1, has_more: false });
    const [, created] = data;
    expect(created).to.deep.include({
      workspace_id: owner.workspaceId,
      resource_id: body.data.id,
      data: body.data,
      context: {},
    });
    const [key] = (await owner.call('listApiKeys', {})).data;
    expect(created?.actor).to.deep.equal({
      user_id: owner.userId,
      contact_id: null,
      api_key_id: key?.id,
      request_id: headers.get('x-request-id'),
    });
    expect(data[0]?.context).to.deep.equal({ changes: { 'address.city': { from: null, to: 'Rome' } } });
  });

  it('filters by one or several types, and by object', async () => {
    const { owner } = await buildWorkspace();
    const [one, two] = [await buildClient(owner), await buildClient(owner)];
    await owner.call('updateClient', { params: { id: one.id }, body: { city: 'Rome' } });
    await owner.call('deleteClient', { params: { id: two.id } });
    const typesOf = async (query: object) => (await owner.call('listEvents', { query })).data.map(({ type }) => type);
    expect(await typesOf({ type: 'client.created' })).to.deep.equal(['client.created', 'client.created']);
    expect(await typesOf({ type: 'client.updated,client.deleted' })).to.deep.equal([
      'client.deleted',
      'client.updated',
    ]);
    expect(await typesOf({ resource_id: two.id })).to.deep.equal(['client.deleted', 'client.created']);
    expect(await typesOf({ resource_id: two.id, type: 'client.updated' })).to.deep.equal([]);
    expect((await owner.fail('listEvents', { query: { type: 'client.vanished' } })).error.field).to.equal('type');
  });

  it('filters by instants, both included', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const clients = [await buildClient(owner)];
    for (const _ of [1, 2]) {
      await clock.forward(60);
      clients.push(await buildClient(owner));
    }
    const at = (minutes: number) => new Date(clock.now.getTime() + minutes * 60_000).toISOString();
    const countOf = async (query: object) => (await owner.call('listEvents', { query })).pagination.total;
    expect(await countOf({ from: at(-60) })).to.equal(2);
    expect(await countOf({ to: at(-60) })).to.equal(2);
    expect(await countOf({ from: at(-60), to: at(-60) })).to.equal(1);
    expect(await countOf({ from: at(1) })).to.equal(0);
  });

  it('continues after an event, oldest first, over any number of pages', async () => {
    const { owner } = await buildWorkspace();
    const ids: string[] = [];
    for (let made = 0; made < 6; made += 1) ids.push((await buildClient(owner)).id);
    let { data } = await owner.call('listEvents', { query: { page: 6, per_page: 1 } });
    const seen = data.map(({ resource_id }) => resource_id);
    while (data.length > 0) {
      data = (await owner.call('listEvents', { query: { after: data.at(-1)?.id ?? '', per_page: 2 } })).data;
      seen.push(...data.map(({ resource_id }) => resource_id));
    }
    expect(seen).to.deep.equal(ids);
  });

  it('continues with other filters, and by page', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildClient(owner);
    const [first] = (await owner.call('listEvents', {})).data;
    for (const city of ['Rome', 'Oslo', 'Bern']) await owner.call('updateClient', { params: { id }, body: { city } });
    await buildClient(owner);
    const query = { after: first?.id ?? '', type: ['client.updated' as const], per_page: 2 };
    const [one, two] = [
      await owner.call('listEvents', { query }),
      await owner.call('listEvents', { query: { ...query, page: 2 } }),
    ];
    const cities = [...one.data, ...two.data].map(({ context }) => context.changes?.['address.city']?.to);
    expect(cities).to.deep.equal(['Rome', 'Oslo', 'Bern']);
    expect(two.pagination.total).to.equal(3);
  });

  it('refuses to continue after an event that is unknown or of another workspace', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    await buildClient(theirs.owner);
    const [foreign] = (await theirs.owner.call('listEvents', {})).data;
    for (const after of [foreign?.id ?? '', newId('evt'), 'nonsense']) {
      const { status, error } = await mine.owner.fail('listEvents', { query: { after } });
      expect([status, error.field]).to.deep.equal([400, 'after']);
    }
  });

  it('is for owners and admins, and for one workspace and side', async () => {
    const { owner, live } = await buildWorkspace();
    await buildClient(owner);
    const [admin, manager] = await Promise.all([buildUser(owner, 'admin'), buildUser(owner, 'manager')]);
    expect((await admin.call('listEvents', {})).pagination.total).to.equal(1);
    expect((await manager.fail('listEvents')).error.code).to.equal('forbidden');
    expect((await live.call('listEvents', {})).pagination.total).to.equal(0);
  });

  it('keeps events for 30 days by the clock of the workspace', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    await buildClient(owner);
    await clock.forward(30 * 24 * 60);
    expect((await owner.call('listEvents', {})).pagination.total).to.equal(1);
    const { id } = await buildClient(owner);
    await clock.forward(24 * 60);
    expect((await owner.call('listEvents', {})).data.map(({ resource_id }) => resource_id)).to.deep.equal([id]);
  });
});

describe('getEvent', () => {
  it('shows one event as the list does', async () => {
    const { owner } = await buildWorkspace();
    await buildClient(owner);
    const [event] = (await owner.call('listEvents', {})).data;
    expect((await owner.call('getEvent', { params: { id: event?.id ?? '' } })).data).to.deep.equal(event);
  });

  it('knows no event of another workspace', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    await buildClient(theirs.owner);
    const [event] = (await theirs.owner.call('listEvents', {})).data;
    expect((await mine.owner.fail('getEvent', { params: { id: event?.id ?? '' } })).status).to.equal(404);
  });
});
