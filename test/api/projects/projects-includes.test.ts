import { expect } from 'chai';
import { buildProject } from '../../support/builders/factories.js';
import { buildMilestone, buildPhase, buildProjectTask } from '../../support/builders/projects.js';
import { addTicket } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const include = ['tickets', 'milestones', 'phases', 'tasks'] as const;
const query = { include: [...include] };

describe('getProject with its parts', () => {
  it('embeds tickets, milestones, phases and tasks, and nothing unless requested', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildProject(owner);
    const other = await buildProject(owner, { client_id });
    const closed_at = new Date();
    const first = await addTicket(owner, { client_id, project_id: id, title: 'First', closed_at });
    const second = await addTicket(owner, { client_id, project_id: id, title: 'Second' });
    await addTicket(owner, { client_id, project_id: other.id });
    const late = await buildMilestone(owner, id, { due_date: '2026-05-01' });
    const early = await buildMilestone(owner, id, { due_date: '2026-04-01' });
    const phases = [await buildPhase(owner, id), await buildPhase(owner, id)];
    const tasks = [await buildProjectTask(owner, id), await buildProjectTask(owner, id)];
    for (const build of [buildMilestone, buildPhase, buildProjectTask]) await build(owner, other.id);
    const { data } = await owner.call('getProject', { params: { id }, query });
    expect(data.tickets).to.deep.equal([
      { id: second, title: 'Second', status: 'open' },
      { id: first, title: 'First', status: 'closed' },
    ]);
    expect(data.milestones).to.deep.equal([early, late]);
    expect(data.phases).to.deep.equal(phases);
    expect(data.tasks).to.deep.equal(tasks);
    expect((await owner.call('getProject', { params: { id } })).data).not.to.have.any.keys(...include);
  });

  it('embeds empty lists if there is nothing', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const { data } = await owner.call('getProject', { params: { id }, query });
    expect(data).to.deep.include({ tickets: [], milestones: [], phases: [], tasks: [] });
  });

  it('shows a contractor only their tickets, and no amounts', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildProject(owner);
    const contractor = await buildUser(owner, 'contractor');
    const mine = await addTicket(owner, { client_id, project_id: id, assignee_id: contractor.userId });
    await addTicket(owner, { client_id, project_id: id });
    await buildMilestone(owner, id);
    await buildProjectTask(owner, id);
    const { data } = await contractor.call('getProject', { params: { id }, query });
    expect(data.tickets?.map((ticket) => ticket.id)).to.deep.equal([mine]);
    expect(data.tasks).to.have.lengthOf(1);
    expect(data.milestones).to.have.lengthOf(1);
    expect(data.milestones?.[0]).not.to.have.property('amount');
  });

  it('has the same ETag whatever is embedded', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    await buildPhase(owner, id);
    const bare = await owner.send('getProject', { params: { id } });
    const full = await owner.send('getProject', { params: { id }, query });
    expect(full.headers.get('etag')).to.equal(bare.headers.get('etag'));
  });
});
