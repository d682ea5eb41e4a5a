import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildMilestone } from '../../support/builders/projects.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const milestonesOf = async (owner: ApiClient, id: string, query = {}): Promise<Schemas['Milestone'][]> =>
  (await owner.call('listProjectMilestones', { params: { id }, query })).data;

describe('createProjectMilestone', () => {
  it('creates a milestone that is not billed', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const body = { title: 'Live', description: 'All of it', due_date: '2026-03-31', amount: 5000.25 };
    const milestone = await buildMilestone(owner, id, body);
    expect(milestone).to.deep.include({ ...body, project_id: id, billing: { billed: false, invoice_line_id: null } });
    expect(await milestonesOf(owner, id)).to.deep.equal([milestone]);
  });

  it('requires only a title', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const { data } = await owner.call('createProjectMilestone', { params: { id }, body: { title: 'Live' } });
    expect(data).to.include({ description: null, due_date: null, amount: null });
  });

  it('refuses an amount that is negative, or finer than the currency of the client', async () => {
    const { owner } = await buildWorkspace();
    const yen = await buildProject(owner, { client_id: (await buildClient(owner, { currency: 'JPY' })).id });
    const dollars = await buildProject(owner);
    for (const [{ id }, amount] of [
      [yen, 0.5],
      [dollars, 0.005],
      [dollars, -1],
    ] as const) {
      const failing = owner.fail('createProjectMilestone', { params: { id }, body: { title: 'Live', amount } });
      expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'amount']);
    }
  });

  it('loses none of 20 created concurrently', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const titles = Array.from({ length: 20 }, (_, index) => `Milestone ${index}`);
    await Promise.all(titles.map((title) => buildMilestone(owner, id, { title })));
    expect((await milestonesOf(owner, id)).map(({ title }) => title).toSorted()).to.deep.equal(titles.toSorted());
  });
});

describe('listProjectMilestones', () => {
  it('lists those of this project by due date, or in another order', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    await buildMilestone(owner, (await buildProject(owner)).id, { title: 'Elsewhere' });
    await buildMilestone(owner, id, { title: 'C', due_date: '2026-05-01' });
    await buildMilestone(owner, id, { title: 'B', due_date: '2026-04-01' });
    await buildMilestone(owner, id, { title: 'D' });
    const titles = async (query: object) => (await milestonesOf(owner, id, query)).map(({ title }) => title).join('');
    expect(await titles({})).to.equal('DBC');
    expect(await titles({ order: 'desc' })).to.equal('CBD');
    expect(await titles({ sort: 'created_at' })).to.equal('CBD');
    expect(await titles({ sort: 'title' })).to.equal('BCD');
  });

  it('omits the amount for users who may not see rates', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    await buildMilestone(owner, id);
    const member = await buildUser(owner, 'member');
    const [milestone] = await milestonesOf(member, id);
    expect(milestone).to.include({ project_id: id }).and.not.to.have.property('amount');
  });
});

describe('updateProjectMilestone', () => {
  it('changes only the fields sent, and null clears', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const before = await buildMilestone(owner, id, { due_date: '2026-05-01' });
    const params = { id, milestone_id: before.id };
    const body = { title: 'Renamed', due_date: null };
    const { data } = await owner.call('updateProjectMilestone', { params, body });
    expect(data).to.deep.equal({ ...before, ...body, updated_at: data.updated_at });
    const priced = await owner.call('updateProjectMilestone', { params, body: { amount: 12.34 } });
    expect(priced.data.amount).to.equal(12.34);
    const failing = owner.fail('updateProjectMilestone', { params, body: { amount: 0.001 } });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'amount']);
  });
});

describe('deleteProjectMilestone', () => {
  it('removes it from the project', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const [one, two] = [await buildMilestone(owner, id), await buildMilestone(owner, id)];
    const { data } = await owner.call('deleteProjectMilestone', { params: { id, milestone_id: one.id } });
    expect(data).to.deep.equal({ id: one.id, deleted: true });
    expect(await milestonesOf(owner, id)).to.deep.equal([two]);
  });
});

describe('a milestone named under a project', () => {
  it('is not found under another project, nor in another workspace', async () => {
    const [{ owner }, elsewhere] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const { id } = await buildProject(owner);
    const [other, theirs] = [await buildProject(owner), await buildProject(elsewhere.owner)];
    const milestone = await buildMilestone(owner, id);
    for (const [user, project] of [
      [owner, other.id],
      [elsewhere.owner, theirs.id],
      [elsewhere.owner, id],
    ] as const) {
      const params = { id: project, milestone_id: milestone.id };
      const updating = user.fail('updateProjectMilestone', { params, body: { title: 'x' } });
      expect(await refusalOf(updating)).to.deep.equal([404, 'not_found']);
      expect(await refusalOf(user.fail('deleteProjectMilestone', { params }))).to.deep.equal([404, 'not_found']);
    }
    expect(await milestonesOf(owner, id)).to.deep.equal([milestone]);
  });
});
