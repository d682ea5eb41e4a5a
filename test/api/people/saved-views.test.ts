import { expect } from 'chai';
import { defaultViewsOf, viewNamesFor } from '../../support/answers/saved-views.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { eventTypesOf } from '../../support/answers/events.js';
import { buildUser, buildView, buildWorkspace } from '../../support/builders/workspace.js';

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
    const defaults = await defaultViewsOf(owner);
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
    expect(await viewNamesFor(member)).to.deep.equal(['A shared', 'B own', 'D own, shared', 'E time']);
    expect(await viewNamesFor(member, { screen: ['tickets'] })).to.deep.equal(['A shared', 'B own', 'D own, shared']);
    expect(await viewNamesFor(member, { screen: ['time', 'people'] })).to.deep.equal(['E time']);
    expect(await viewNamesFor(member, { shared: true })).to.deep.equal(['A shared', 'D own, shared']);
    expect(await viewNamesFor(member, { shared: false })).to.deep.equal(['B own', 'E time']);
    expect(await viewNamesFor(member, { screen: ['time'], shared: true })).to.deep.equal([]);
    expect(await viewNamesFor(owner)).to.deep.equal(['A shared', 'D own, shared']);
  });

  it('names whose view it is, and marks no default of somebody else', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const { id } = await buildView(owner, { shared: true, is_default: true });
    const [seen] = (await member.call('listSavedViews', {})).data;
    expect(seen).to.include({ id, user_id: owner.userId, user_name: 'Olga Owner', is_default: false });
    expect(await defaultViewsOf(owner)).to.have.length(1);
  });

  it('shows a shared view again once the reader may see its screen', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const { id, name } = await buildView(owner, { screen: 'invoices', shared: true });
    expect(await viewNamesFor(member)).to.deep.equal([]);
    expect(await refusalOf(member.fail('getSavedView', { params: { id } }))).to.deep.equal([403, 'forbidden']);
    const body = { can_manage_invoices: true };
    await owner.call('updateUserPermissions', { params: { id: member.userId }, body });
    expect(await viewNamesFor(member)).to.deep.equal([name]);
  });

  it('keeps own views of screens that the user may no longer see', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member', { permissions: { can_manage_invoices: true } });
    const { name } = await buildView(member, { screen: 'invoices', shared: true });
    const body = { can_manage_invoices: false };
    await owner.call('updateUserPermissions', { params: { id: member.userId }, body });
    expect(await viewNamesFor(member)).to.deep.equal([name]);
    expect(await viewNamesFor(owner)).to.deep.equal([name]);
  });

  it('keeps shared views of a deactivated user, which owners and admins can delete', async () => {
    const { owner } = await buildWorkspace();
    const [member, colleague] = [await buildUser(owner, 'member'), await buildUser(owner, 'member')];
    await buildView(member, { name: 'Own' });
    const { id } = await buildView(member, { name: 'Shared', shared: true });
    await owner.call('deactivateUser', { params: { id: member.userId } });
    expect(await viewNamesFor(colleague)).to.deep.equal(['Shared']);
    await owner.call('deleteSavedView', { params: { id } });
    expect(await viewNamesFor(colleague)).to.deep.equal([]);
  });

  it('has none after a reset of the test side', async () => {
    const { owner } = await buildWorkspace();
    await buildView(owner);
    await owner.call('resetTestData', {});
    expect(await viewNamesFor(owner)).to.deep.equal([]);
  });
});
