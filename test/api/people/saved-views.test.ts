import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildTicket } from '../../support/builders/factories.js';
import { buildUser, buildView, buildWorkspace } from '../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../support/service/api.js';

const namesFor = async (
  user: ApiClient,
  query: { screen?: Schemas['SavedViewScreen'][]; shared?: boolean } = {},
): Promise<string[]> => (await user.call('listSavedViews', { query })).data.map(({ name }) => name);

const defaultsOf = async (user: ApiClient): Promise<string[]> =>
  (await user.call('listSavedViews', { query: { per_page: 100 } })).data
    .filter(({ is_default }) => is_default)
    .map(({ name }) => name);

describe('createSavedView', () => {
  it('saves the query and the columns of a screen', async () => {
    const { owner } = await buildWorkspace();
    const query = { status: ['open', 'new'], assignee_id: 'none', page_size: 50, is_closed: false, days: [1, 2.5] };
    const columns = [{ id: 'number', width: 90 }, { id: 'client_name' }];
    const { data } = await owner.call('createSavedView', {
      body: { screen: 'tickets', name: 'Waiting', query, columns },
    });
    expect(data).to.deep.include({
      user_id: owner.userId,
      user_name: 'Olga Owner',
      screen: 'tickets',
      name: 'Waiting',
      query,
      columns: [
        { id: 'number', width: 90 },
        { id: 'client_name', width: null },
      ],
      shared: false,
      is_default: false,
    });
    expect((await owner.call('getSavedView', { params: { id: data.id } })).data).to.deep.equal(data);
  });

  it('needs only a screen and a name', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('createSavedView', { body: { screen: 'time', name: 'All' } });
    expect(data).to.deep.include({ query: {}, columns: [], shared: false, is_default: false });
  });

  const wrong: readonly (readonly [string, object, string])[] = [
    ['an unknown screen', { screen: 'kitchen' }, 'screen'],
    ['a blank name', { name: ' ' }, 'name'],
    ['a name of no filter', { query: { 'Sort by': 'name' } }, 'query.Sort by'],
    ['an object within the query', { query: { status: { is: 'open' } } }, 'query.status'],
    ['null in the query', { query: { status: null } }, 'query.status'],
    [
      'a query of too many names',
      { query: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`f${n}`, 1])) },
      'query',
    ],
    ['a query of too many bytes', { query: { ids: Array.from({ length: 17 }, () => 'x'.repeat(500)) } }, 'query'],
    ['a column twice', { columns: [{ id: 'title' }, { id: 'number' }, { id: 'title', width: 90 }] }, 'columns.2.id'],
    ['a column of no width', { columns: [{ id: 'title', width: 0 }] }, 'columns.0.width'],
    ['more than 100 columns', { columns: Array.from({ length: 101 }, (_, n) => ({ id: `c${n}` })) }, 'columns'],
  ];
  for (const [what, body, field] of wrong)
    it(`refuses ${what}`, async () => {
      const { owner } = await buildWorkspace();
      const failing = owner.fail('createSavedView', { body: { screen: 'tickets', name: 'Mine', ...body } });
      expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', field]);
    });

  it('returns duplicate if the user has the name on the screen, ignoring case', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    await buildView(owner, { name: 'Mine' });
    const again = owner.fail('createSavedView', { body: { screen: 'tickets', name: ' MINE' } });
    expect(await refusalOf(again)).to.deep.equal([409, 'duplicate', 'name']);
    await buildView(owner, { name: 'Mine', screen: 'projects' });
    await buildView(member, { name: 'Mine' });
  });

  it('refuses the 101st view of a user, but not the first of another', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    for (let made = 0; made < 97; made += 1) await buildView(member);
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        member.request('createSavedView', { body: { screen: 'time', name: `Late ${at}` } }),
      ),
    );
    expect(made.map(({ status }) => status)).to.have.members([201, 201, 201, 409, 409, 409]);
    const { error } = await member.fail('createSavedView', { body: { screen: 'time', name: 'One more' } });
    expect(error).to.include({ code: 'invalid_state' });
    expect(error.message).to.contain('100');
    await buildView(owner);
  });

  it('leaves one default of the screen when 10 are created concurrently', async () => {
    const { owner } = await buildWorkspace();
    const other = await buildView(owner, { name: 'Of projects', screen: 'projects', is_default: true });
    await Promise.all(Array.from({ length: 10 }, (_, at) => buildView(owner, { name: `No ${at}`, is_default: true })));
    const defaults = await defaultsOf(owner);
    expect(defaults).to.have.length(2);
    expect(defaults).to.include(other.name);
  });

  it('is for screens that the user may see', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    for (const screen of [
      'invoices',
      'payments',
      'credit_notes',
      'retainers',
      'unbilled',
      'reports',
      'approvals',
    ] as const) {
      const failing = member.fail('createSavedView', { body: { screen, name: 'Mine' } });
      expect(await refusalOf(failing), screen).to.deep.equal([403, 'forbidden', 'screen']);
      await buildView(owner, { screen });
    }
    for (const screen of ['time', 'expenses', 'tickets', 'projects', 'clients', 'people'] as const)
      await buildView(member, { screen });
  });

  it('lets viewers save views for themselves, and share none', async () => {
    const { owner } = await buildWorkspace();
    const viewer = await buildUser(owner, 'viewer');
    const { id } = await buildView(viewer, { screen: 'invoices' });
    const body = { screen: 'invoices' as const, name: 'For all', shared: true };
    expect(await refusalOf(viewer.fail('createSavedView', { body }))).to.deep.equal([403, 'forbidden', 'shared']);
    const sharing = viewer.fail('updateSavedView', { params: { id }, body: { shared: true } });
    expect(await refusalOf(sharing)).to.deep.equal([403, 'forbidden', 'shared']);
  });

  it('emits no event: views are part of no record', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildView(owner, { shared: true });
    await owner.call('updateSavedView', { params: { id }, body: { name: 'Other' } });
    await owner.call('deleteSavedView', { params: { id } });
    expect(await eventTypesOf(owner, id)).to.deep.equal([]);
  });
});

describe('listSavedViews', () => {
  it("has the user's own views and those that colleagues share, by name", async () => {
    const { owner } = await buildWorkspace();
    const [member, colleague] = [await buildUser(owner, 'member'), await buildUser(owner, 'member')];
    await buildView(member, { name: 'B own' });
    await buildView(member, { name: 'D own, shared', shared: true });
    await buildView(member, { name: 'E time', screen: 'time' });
    await buildView(colleague, { name: 'A shared', shared: true });
    await buildView(colleague, { name: 'C not shared' });
    expect(await namesFor(member)).to.deep.equal(['A shared', 'B own', 'D own, shared', 'E time']);
    expect(await namesFor(member, { screen: ['tickets'] })).to.deep.equal(['A shared', 'B own', 'D own, shared']);
    expect(await namesFor(member, { screen: ['time', 'people'] })).to.deep.equal(['E time']);
    expect(await namesFor(member, { shared: true })).to.deep.equal(['A shared', 'D own, shared']);
    expect(await namesFor(member, { shared: false })).to.deep.equal(['B own', 'E time']);
    expect(await namesFor(member, { screen: ['time'], shared: true })).to.deep.equal([]);
    expect(await namesFor(owner)).to.deep.equal(['A shared', 'D own, shared']);
  });

  it('names whose view it is, and marks no default of somebody else', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const { id } = await buildView(owner, { shared: true, is_default: true });
    const [seen] = (await member.call('listSavedViews', {})).data;
    expect(seen).to.include({ id, user_id: owner.userId, user_name: 'Olga Owner', is_default: false });
    expect(await defaultsOf(owner)).to.have.length(1);
  });

  it('shows a shared view again once the reader may see its screen', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const { id, name } = await buildView(owner, { screen: 'invoices', shared: true });
    expect(await namesFor(member)).to.deep.equal([]);
    expect(await refusalOf(member.fail('getSavedView', { params: { id } }))).to.deep.equal([403, 'forbidden']);
    const body = { can_manage_invoices: true };
    await owner.call('updateUserPermissions', { params: { id: member.userId }, body });
    expect(await namesFor(member)).to.deep.equal([name]);
  });

  it('keeps own views of screens that the user may no longer see', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member', { permissions: { can_manage_invoices: true } });
    const { name } = await buildView(member, { screen: 'invoices', shared: true });
    const body = { can_manage_invoices: false };
    await owner.call('updateUserPermissions', { params: { id: member.userId }, body });
    expect(await namesFor(member)).to.deep.equal([name]);
    expect(await namesFor(owner)).to.deep.equal([name]);
  });

  it('keeps shared views of a deactivated user, which owners and admins can delete', async () => {
    const { owner } = await buildWorkspace();
    const [member, colleague] = [await buildUser(owner, 'member'), await buildUser(owner, 'member')];
    await buildView(member, { name: 'Own' });
    const { id } = await buildView(member, { name: 'Shared', shared: true });
    await owner.call('deactivateUser', { params: { id: member.userId } });
    expect(await namesFor(colleague)).to.deep.equal(['Shared']);
    await owner.call('deleteSavedView', { params: { id } });
    expect(await namesFor(colleague)).to.deep.equal([]);
  });

  it('has none after a reset of the test side', async () => {
    const { owner } = await buildWorkspace();
    await buildView(owner);
    await owner.call('resetTestData', {});
    expect(await namesFor(owner)).to.deep.equal([]);
  });
});

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
    expect(await defaultsOf(owner)).to.deep.equal(['Two']);
    await set(one.id, false);
    expect(await defaultsOf(owner)).to.deep.equal(['Two']);
    await set(two.id, false);
    expect(await defaultsOf(owner)).to.deep.equal([]);
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
    expect(await defaultsOf(owner)).to.have.length(1);
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
    expect(await defaultsOf(member)).to.deep.equal(['Renamed']);
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
    expect(await namesFor(owner)).to.deep.equal(['Other']);
    expect(await defaultsOf(owner)).to.deep.equal([]);
    expect(await refusalOf(owner.fail('getSavedView', { params: { id } }))).to.deep.equal([404, 'not_found']);
  });
});
