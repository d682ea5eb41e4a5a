import { expect } from 'chai';
import { unknownId } from '../../support/contract/odd-ids.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { unknownLinks } from '../../support/builders/projects.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

describe('listProjects', () => {
  it('shows whole projects, with the name of the client', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner);
    const project = await buildProject(owner, { client_id: client.id, due_date: '2026-05-01', budget_hours: 10 });
    const { data, pagination } = await owner.call('listProjects', {});
    expect(data).to.deep.equal([{ ...project, client_name: client.name }]);
    expect(pagination).to.deep.include({ page: 1, per_page: 20, total: 1, total_pages: 1 });
  });

  it('filters by each of its filters, and by all of them combined', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const [type] = (await owner.call('listProjectTypes', {})).data;
    const type_id = type?.id ?? '';
    const traits = {
      client_id,
      status: 'active',
      billing_type: 'fixed_fee',
      manager_id: owner.userId,
      type_id,
    } as const;
    const match = await buildProject(owner, { ...traits, title: 'The 50% Relaunch' });
    await buildProject(owner, { title: 'The 500 Relaunches' });
    const filters = { ...traits, search: '50% relaunch' };
    const idsBy = async (query: object) => (await owner.call('listProjects', { query })).data.map(({ id }) => id);
    for (const [name, value] of Object.entries(filters))
      expect(await idsBy({ [name]: value }), name).to.deep.equal([match.id]);
    expect(await idsBy(filters)).to.deep.equal([match.id]);
    expect(await idsBy({ ...filters, status: 'pending' })).to.deep.equal([]);
  });

  it('returns what has changed since, logged hours included', async () => {
    const { owner } = await buildWorkspace();
    const [first, second] = [await buildProject(owner), await buildProject(owner)];
    await buildTimeEntry(owner, { project_id: first.id });
    const { updated_at } = (await owner.call('getProject', { params: { id: first.id } })).data;
    expect(updated_at > second.updated_at).to.equal(true);
    const { data } = await owner.call('listProjects', { query: { updated_since: updated_at } });
    expect(data.map(({ id }) => id)).to.deep.equal([first.id]);
  });

  it('supports each of its sort orders, in both directions', async () => {
    const { owner } = await buildWorkspace();
    const b = await buildProject(owner, { title: 'B', due_date: '2026-03-01', status: 'on_hold', budget_hours: 10 });
    const c = await buildProject(owner, { title: 'C', status: 'pending' });
    const a = await buildProject(owner, { title: 'A', due_date: '2026-02-01', status: 'active', budget_hours: 3 });
    for (const [{ id }, hours] of [
      [a, 2],
      [b, 3],
      [c, 1],
    ] as const)
      await buildTimeEntry(owner, { project_id: id, hours });
    const order = {
      created_at: 'BCA',
      title: 'ABC',
      due_date: 'CAB',
      status: 'ABC',
      hours_used: 'CAB',
      percent_complete: 'CBA',
    } as const;
    for (const [sort, titles] of Object.entries(order) as [keyof typeof order, string][]) {
      const asc = await owner.call('listProjects', { query: { sort, order: 'asc' } });
      const desc = await owner.call('listProjects', { query: { sort } });
      expect(asc.data.map(({ title }) => title).join(''), sort).to.equal(titles);
      expect(desc.data.map(({ title }) => title).join(''), sort).to.equal(titles.split('').toReversed().join(''));
    }
  });

  for (const field of ['client_id', 'manager_id', 'type_id'] as const) {
    it(`refuses a ${field} that does not exist`, async () => {
      const { owner } = await buildWorkspace();
      const { error } = await owner.fail('listProjects', { query: { [field]: unknownLinks[field] } });
      expect([error.code, error.field]).to.deep.equal(['invalid_request', field]);
    });
  }
});

describe('listProjectTimeEntries', () => {
  it('returns the time of the project in a range, with totals', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { custom_rate: 100 });
    for (const date of ['2026-03-01', '2026-03-02', '2026-03-03'])
      await buildTimeEntry(owner, { project_id: id, date });
    await buildTimeEntry(owner);
    const query = { from: '2026-03-02', to: '2026-03-03' };
    const { data, pagination, summary } = await owner.call('listProjectTimeEntries', { params: { id }, query });
    expect(data.map(({ date }) => date)).to.deep.equal(['2026-03-03', '2026-03-02']);
    expect(pagination.total).to.equal(2);
    expect(summary).to.include({ total_hours: 4, billable_hours: 4, total_value: 400 });
  });

  it('is not_found for a project that does not exist', async () => {
    const { owner } = await buildWorkspace();
    const { status } = await owner.fail('listProjectTimeEntries', { params: { id: unknownId('prj') } });
    expect(status).to.equal(404);
  });

  it('omits values for users who may not see rates', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { custom_rate: 100 });
    const member = await buildUser(owner, 'member');
    await buildTimeEntry(owner, { project_id: id, user_id: member.userId });
    const { data, summary } = await member.call('listProjectTimeEntries', { params: { id } });
    expect(summary).not.to.have.any.keys('total_value', 'other_currencies');
    for (const { billing } of data) expect(billing).not.to.have.property('rate_charged');
  });
});
