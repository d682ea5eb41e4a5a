import { expect } from 'chai';
import { defaultViewsOf, viewNamesFor } from '../../support/answers/saved-views.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildClient, buildTicket } from '../../support/builders/factories.js';
import { buildUser, buildView, buildWorkspace } from '../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../support/service/api.js';

describe('a shared view', () => {
  it('shows no more than its reader may see', async () => {
    const { owner } = await buildWorkspace();
    const contractor = await buildUser(owner, 'contractor');
    const [acme, bolt] = [await buildClient(owner), await buildClient(owner)];
    const theirs = await buildTicket(owner, { client_id: acme.id, assignee_id: contractor.userId });
    await buildTicket(owner, { client_id: acme.id });
    await buildTicket(owner, { client_id: bolt.id });
    const all = await buildView(owner, { query: { sort: 'created_at' }, shared: true });
    const ofBolt = await buildView(owner, { query: { client_id: [bolt.id] }, shared: true });
    const open = async (reader: ApiClient, { id }: { id: string }) => {
      const { data } = await reader.call('getSavedView', { params: { id } });
      const response = await reader.request('listTickets', { query: data.query });
      const { data: rows = [] } = (await response.json()) as { data?: { id: string }[] };
      return { status: response.status, ids: rows.map((row) => row.id) };
    };
    expect((await open(owner, all)).ids).to.have.length(3);
    expect(await open(contractor, all)).to.deep.equal({ status: 200, ids: [theirs.id] });
    expect((await open(owner, ofBolt)).ids).to.have.length(1);
    expect(await open(contractor, ofBolt)).to.deep.equal({ status: 400, ids: [] });
  });

  it('is changed and deleted by its user, owners and admins', async () => {
    const { owner } = await buildWorkspace();
    const [admin, member] = [await buildUser(owner, 'admin'), await buildUser(owner, 'member')];
    const others = [
      await buildUser(owner, 'manager'),
      await buildUser(owner, 'member'),
      await buildUser(owner, 'viewer'),
    ];
    const { id } = await buildView(member, { shared: true });
    for (const other of others)
      for (const failing of [
        other.fail('updateSavedView', { params: { id }, body: { name: 'Taken' } }),
        other.fail('deleteSavedView', { params: { id } }),
      ])
        expect(await refusalOf(failing)).to.deep.equal([403, 'forbidden']);
    for (const [user, name] of [
      [member, 'By its user'],
      [admin, 'By an admin'],
      [owner, 'By an owner'],
    ] as const)
      expect((await user.call('updateSavedView', { params: { id }, body: { name } })).data).to.include({
        name,
        user_id: member.userId,
      });
    await admin.call('updateSavedView', { params: { id }, body: { shared: false } });
    for (const user of [admin, owner])
      for (const failing of [
        user.fail('getSavedView', { params: { id } }),
        user.fail('updateSavedView', { params: { id }, body: { shared: true } }),
        user.fail('deleteSavedView', { params: { id } }),
      ])
        expect(await refusalOf(failing)).to.deep.equal([403, 'forbidden']);
    await member.call('deleteSavedView', { params: { id } });
  });
});

describe('updateSavedView', () => {
  it('replaces what is sent, and leaves the rest', async () => {
    const { owner } = await buildWorkspace();
    const { id, ...before } = await buildView(owner, { query: { a: 1, b: 2 }, columns: [{ id: 'title' }] });
    const { data } = await owner.call('updateSavedView', { params: { id }, body: { query: { b: 3 } } });
    expect(data).to.deep.include({ ...before, query: { b: 3 }, updated_at: data.updated_at });
  });

  it('moves the default between views, and clears it', async () => {
    const { owner } = await buildWorkspace();
    const one = await buildView(owner, { name: 'One', is_default: true });
    const two = await buildView(owner, { name: 'Two' });
    const set = (id: string, is_default: boolean) =>
      owner.call('updateSavedView', { params: { id }, body: { is_default } });
    await set(two.id, true);
    expect(await defaultViewsOf(owner)).to.deep.equal(['Two']);
    await set(one.id, false);
    expect(await defaultViewsOf(owner)).to.deep.equal(['Two']);
    await set(two.id, false);
    expect(await defaultViewsOf(owner)).to.deep.equal([]);
  });

  it('leaves one default when views become it, are created and deleted concurrently', async () => {
    const { owner } = await buildWorkspace();
    const views = await Promise.all(Array.from({ length: 8 }, () => buildView(owner)));
    const answers = await Promise.all([
      ...views.flatMap(({ id }) => [
        owner.request('updateSavedView', { params: { id }, body: { is_default: true } }),
        owner.request('updateSavedView', { params: { id }, body: { is_default: true, shared: true } }),
      ]),
      ...Array.from({ length: 4 }, (_, at) =>
        owner.request('createSavedView', { body: { screen: 'tickets', name: `New ${at}`, is_default: true } }),
      ),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 300)).to.deep.equal([]);
    expect(await defaultViewsOf(owner)).to.have.length(1);
    const { db } = await testApi();
    const rows = (await db('saved_views').where({ user_id: owner.userId, is_default: true }).select('id')) as unknown[];
    expect(rows).to.have.length(1);
  });

  it('makes a view the default for its user alone', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const { id } = await buildView(member, { shared: true, is_default: true });
    const taking = owner.fail('updateSavedView', { params: { id }, body: { is_default: true } });
    expect(await refusalOf(taking)).to.deep.equal([403, 'forbidden', 'is_default']);
    await owner.call('updateSavedView', { params: { id }, body: { name: 'Renamed', is_default: false } });
    expect(await defaultViewsOf(member)).to.deep.equal(['Renamed']);
  });

  it("returns duplicate if the view's user has the name", async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    await buildView(owner, { name: 'Late' });
    await buildView(member, { name: 'Today' });
    const { id } = await buildView(member, { name: 'Mine', shared: true });
    const renaming = owner.fail('updateSavedView', { params: { id }, body: { name: 'today' } });
    expect(await refusalOf(renaming)).to.deep.equal([409, 'duplicate', 'name']);
    await owner.call('updateSavedView', { params: { id }, body: { name: 'Late' } });
  });

  it('checks the size of the query, and columns', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildView(owner);
    const query = { ids: Array.from({ length: 17 }, () => 'x'.repeat(500)) };
    const large = owner.fail('updateSavedView', { params: { id }, body: { query } });
    expect(await refusalOf(large)).to.deep.equal([400, 'invalid_request', 'query']);
    const columns = [{ id: 'title' }, { id: 'title' }];
    const twice = owner.fail('updateSavedView', { params: { id }, body: { columns } });
    expect(await refusalOf(twice)).to.deep.equal([400, 'invalid_request', 'columns.1.id']);
  });
});

describe('deleteSavedView', () => {
  it('leaves the screen without a default', async () => {
    const { owner } = await buildWorkspace();
    await buildView(owner, { name: 'Other' });
    const { id } = await buildView(owner, { is_default: true });
    expect((await owner.call('deleteSavedView', { params: { id } })).data).to.deep.equal({ id, deleted: true });
    expect(await viewNamesFor(owner)).to.deep.equal(['Other']);
    expect(await defaultViewsOf(owner)).to.deep.equal([]);
    expect(await refusalOf(owner.fail('getSavedView', { params: { id } }))).to.deep.equal([404, 'not_found']);
  });
});
