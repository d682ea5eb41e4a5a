import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { ApiClient } from '../../support/service/api.js';
import { buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const namesOf = async (by: ApiClient, query = {}): Promise<string[]> =>
  (await by.call('listUsers', { query })).data.map(({ name }) => name);

describe('listUsers', () => {
  it('shows the active users to every role, newest first', async () => {
    const { owner } = await buildWorkspace();
    await buildUser(owner, 'member', { name: 'Gone', status: 'deactivated' });
    const readers = [
      await buildUser(owner, 'viewer', { name: 'Vera' }),
      await buildUser(owner, 'contractor', { name: 'Carl' }),
    ];
    for (const reader of [owner, ...readers])
      expect(await namesOf(reader)).to.deep.equal(['Carl', 'Vera', 'Olga Owner']);
  });

  it('filters by status, role, department and search, separately and combined', async () => {
    const { owner } = await buildWorkspace();
    await buildUser(owner, 'member', { name: 'Ada Miller', department: 'Design' });
    await buildUser(owner, 'manager', {
      name: 'Bob Stone',
      department: 'Design',
      email: `miller-${owner.userId}@example.com`,
    });
    await buildUser(owner, 'member', { name: 'Cem Gone', department: 'Sales', status: 'deactivated' });
    await buildUser(owner, 'viewer', { name: 'Ivy Invited', status: 'invited' });
    expect(await namesOf(owner, { status: 'deactivated' })).to.deep.equal(['Cem Gone']);
    expect(await namesOf(owner, { status: 'invited' })).to.deep.equal(['Ivy Invited']);
    expect(await namesOf(owner, { status: 'active', role: 'viewer' })).to.deep.equal([]);
    expect(await namesOf(owner, { status: 'all' })).to.have.lengthOf(5);
    expect(await namesOf(owner, { role: 'manager' })).to.deep.equal(['Bob Stone']);
    expect(await namesOf(owner, { department: 'design' })).to.deep.equal(['Bob Stone', 'Ada Miller']);
    expect(await namesOf(owner, { search: 'MILLER' })).to.deep.equal(['Bob Stone', 'Ada Miller']);
    expect(await namesOf(owner, { search: '100%' })).to.deep.equal([]);
    expect(await namesOf(owner, { role: 'member', department: 'Design', search: 'ada' })).to.deep.equal(['Ada Miller']);
  });

  it('sorts by name, in both directions', async () => {
    const { owner } = await buildWorkspace();
    await buildUser(owner, 'member', { name: 'Zoë' });
    await buildUser(owner, 'member', { name: 'Ada' });
    expect(await namesOf(owner, { sort: 'name', order: 'asc' })).to.deep.equal(['Ada', 'Olga Owner', 'Zoë']);
    expect(await namesOf(owner, { sort: 'name' })).to.deep.equal(['Zoë', 'Olga Owner', 'Ada']);
  });

  it('has pages of 50 by default', async () => {
    const { owner } = await buildWorkspace();
    await buildUser(owner, 'member');
    const { pagination } = await owner.call('listUsers', {});
    expect(pagination).to.deep.include({ page: 1, per_page: 50, total: 2, total_pages: 1 });
    const second = await owner.call('listUsers', { query: { per_page: 1, page: 2 } });
    expect(second.data.map(({ id }) => id)).to.deep.equal([owner.userId]);
  });

  it('shows cost rates only to users who may see costs, and bill rates only to those who may see rates', async () => {
    const { owner } = await buildWorkspace();
    const { userId } = await buildUser(owner, 'member', { cost_rate: 50, bill_rate: 99.5 });
    const [manager, member] = await Promise.all([buildUser(owner, 'manager'), buildUser(owner, 'member')]);
    const ratesSeenBy = async (by: ApiClient) =>
      (await by.call('listUsers', {})).data.find(({ id }) => id === userId)?.rates;
    expect(await ratesSeenBy(owner)).to.deep.equal({ cost_rate: 50, bill_rate: 99.5 });
    expect(await ratesSeenBy(manager)).to.deep.equal({ bill_rate: 99.5 });
    expect(await ratesSeenBy(member)).to.deep.equal({});
  });

  it('shows nobody of another workspace or of the other side', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const { data } = await mine.owner.call('listUsers', { query: { status: 'all' } });
    expect(data.map(({ id }) => id)).to.deep.equal([mine.owner.userId]);
    expect(theirs.owner.userId).not.to.equal(mine.live.userId);
  });

  it('shows contractors only id, name and role of others, and does not search the rest', async () => {
    const { owner } = await buildWorkspace();
    const email = `hidden-${randomUUID()}@example.com`;
    const { userId } = await buildUser(owner, 'member', { department: 'Design', email });
    const contractor = await buildUser(owner, 'contractor', { department: 'Design' });
    const { data } = await contractor.call('listUsers', {});
    for (const user of data.filter(({ id }) => id !== contractor.userId))
      expect(user).to.have.all.keys('id', 'name', 'role');
    expect((await contractor.call('getUser', { params: { id: userId } })).data).to.have.all.keys('id', 'name', 'role');
    expect((await contractor.call('getCurrentUser', {})).data.department).to.equal('Design');
    const found = async (by: ApiClient, query: object) =>
      (await by.call('listUsers', { query })).data.map(({ id }) => id).toSorted();
    const mates = [userId, contractor.userId].toSorted();
    expect(await found(owner, { department: 'Design' })).to.deep.equal(mates);
    expect(await found(contractor, { department: 'Design' })).to.deep.equal([contractor.userId]);
    expect([await found(owner, { search: email }), await found(contractor, { search: email })]).to.deep.equal([
      [userId],
      [],
    ]);
    const { id: project_id, client_id } = await buildProject(owner, { manager_id: userId });
    await buildTicket(owner, { client_id, project_id, assignee_id: contractor.userId });
    const project = { params: { id: project_id }, query: { include: ['manager' as const] } };
    expect((await contractor.call('getProject', project)).data.manager).to.have.all.keys('id', 'name');
    expect((await owner.call('getProject', project)).data.manager?.email).to.equal(email);
  });
});
