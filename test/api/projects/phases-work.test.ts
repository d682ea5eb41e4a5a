import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';
import { eventsOf } from '../../support/answers/events.js';
import { buildClient, buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildMilestone, buildPhase, buildProjectTask } from '../../support/builders/projects.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildTask, buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

/** A project with a phase that has a task, a milestone and a ticket, and with another of each outside the phase. */
async function buildPhasedProject(owner: ApiClient) {
  const project = await buildProject(owner);
  const { id: project_id, client_id } = project;
  const phase = await buildPhase(owner, project_id, { budget_hours: 40 });
  const inIt = { phase_id: phase.id };
  const task = await buildProjectTask(owner, project_id, inIt);
  const milestone = await buildMilestone(owner, project_id, inIt);
  const ticket = await buildTicket(owner, { client_id, project_id, ...inIt });
  await buildProjectTask(owner, project_id);
  await buildMilestone(owner, project_id);
  await buildTicket(owner, { client_id, project_id });
  return { project, phase, task, milestone, ticket };
}

type Phased = Awaited<ReturnType<typeof buildPhasedProject>>;

const read = async (owner: ApiClient, { project, phase }: Phased): Promise<Schemas['Phase']> =>
  (await owner.call('getProjectPhase', { params: { id: project.id, phase_id: phase.id } })).data;

describe('the work of a phase', () => {
  it('is named by its tasks, milestones and tickets, and found by phase_id in their lists', async () => {
    const { owner } = await buildWorkspace();
    const { project, phase, task, milestone, ticket } = await buildPhasedProject(owner);
    expect([task.phase_id, milestone.phase_id, ticket.phase_id]).to.deep.equal([phase.id, phase.id, phase.id]);
    const [params, query] = [{ id: project.id }, { phase_id: [phase.id] }];
    expect((await owner.call('listProjectTasks', { params, query })).data).to.deep.equal([task]);
    expect((await owner.call('listProjectMilestones', { params, query })).data).to.deep.equal([milestone]);
    for (const { data } of [
      await owner.call('listTickets', { query }),
      await owner.call('listProjectTickets', { params, query }),
    ])
      expect(data.map(({ id, phase_id }) => [id, phase_id])).to.deep.equal([[ticket.id, phase.id]]);
  });

  it('determines the progress of the phase, through tasks and tickets, and its hours, through time on its tickets', async () => {
    const { owner } = await buildWorkspace();
    const phased = await buildPhasedProject(owner);
    const { project, phase, task, ticket } = phased;
    expect(phase).to.include({ budget_hours: 40, hours_used: 0, progress_percent: 0 });
    await buildProjectTask(owner, project.id, { phase_id: phase.id });
    await buildTimeEntry(owner, { ticket_id: ticket.id, hours: 1.25 });
    await buildTimeEntry(owner, { ticket_id: ticket.id, hours: 0.1, billable: false });
    await buildTimeEntry(owner, { project_id: project.id, hours: 5 });
    expect(await read(owner, phased)).to.include({ hours_used: 1.35, progress_percent: 0 });
    const params = { id: project.id, task_id: task.id };
    await owner.call('updateProjectTask', { params, body: { completed: true } });
    expect((await read(owner, phased)).progress_percent).to.equal(33.33);
    await owner.call('closeTicket', { params: { id: ticket.id } });
    expect((await read(owner, phased)).progress_percent).to.equal(66.67);
    const listed = await owner.call('listProjectPhases', { params: { id: project.id } });
    expect(listed.data).to.deep.equal([await read(owner, phased)]);
    const { data } = await owner.call('getProject', { params: { id: project.id }, query: { include: ['phases'] } });
    expect(data.phases).to.deep.equal(listed.data);
  });

  it('can only belong to phases of its own project', async () => {
    const { owner } = await buildWorkspace();
    const phased = await buildPhasedProject(owner);
    const { project, task, milestone, ticket } = phased;
    const { id: other } = await buildProject(owner, { client_id: project.client_id });
    const { id: phase_id } = await buildPhase(owner, other);
    const { id: loose } = await buildTicket(owner, { client_id: project.client_id });
    const [params, body] = [{ id: project.id }, { title: 'Elsewhere', phase_id }];
    for (const failing of [
      owner.fail('createProjectTask', { params, body }),
      owner.fail('updateProjectTask', { params: { ...params, task_id: task.id }, body: { phase_id } }),
      owner.fail('createProjectMilestone', { params, body }),
      owner.fail('updateProjectMilestone', { params: { ...params, milestone_id: milestone.id }, body: { phase_id } }),
      owner.fail('createProjectTicket', { params, body }),
      owner.fail('updateTicket', { params: { id: ticket.id }, body: { phase_id } }),
      owner.fail('updateTicket', { params: { id: loose }, body: { phase_id } }),
      owner.fail('createTicket', {
        body: { ...body, client_id: project.client_id, billing_type: 'time_and_materials' },
      }),
    ])
      expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'phase_id']);
    await owner.call('updateTicket', { params: { id: loose }, body: { project_id: other, phase_id } });
  });

  it('loses a ticket that moves to another project, unless the ticket is given a phase there', async () => {
    const { owner } = await buildWorkspace();
    const { project, ticket, phase } = await buildPhasedProject(owner);
    const { id: project_id } = await buildProject(owner, { client_id: project.client_id });
    const { id: there } = await buildPhase(owner, project_id);
    const move = async (body: object): Promise<string | null> =>
      (await owner.call('updateTicket', { params: { id: ticket.id }, body })).data.phase_id;
    expect(await move({ project_id })).to.equal(null);
    const { context } = (await eventsOf(owner, ticket.id)).at(-1) ?? {};
    expect(context?.changes).to.have.property('phase_id').that.deep.equals({ from: phase.id, to: null });
    expect(await move({ project_id: project.id, phase_id: phase.id })).to.equal(phase.id);
    expect(await move({ project_id, phase_id: there })).to.equal(there);
    expect(await move({ project_id })).to.equal(there);
    const { id: client_id } = await buildClient(owner);
    expect(await move({ client_id, project_id: null, contact_id: null })).to.equal(null);
  });

  it('stays when the phase is deleted, without a phase', async () => {
    const { owner } = await buildWorkspace();
    const { project, phase, task, milestone, ticket } = await buildPhasedProject(owner);
    await owner.call('deleteProjectPhase', { params: { id: project.id, phase_id: phase.id } });
    const params = { id: project.id };
    for (const { data } of [
      await owner.call('getProjectTask', { params: { ...params, task_id: task.id } }),
      await owner.call('getProjectMilestone', { params: { ...params, milestone_id: milestone.id } }),
      await owner.call('getTicket', { params: { id: ticket.id } }),
    ])
      expect(data.phase_id).to.equal(null);
    const last = (await eventsOf(owner, ticket.id)).at(-1);
    expect(last?.type).to.equal('ticket.updated');
    expect(last?.context.changes).to.deep.equal({ phase_id: { from: phase.id, to: null } });
  });
});

describe('reorderProjectTasks', () => {
  it('puts the tasks in the order in which they are named, each exactly once', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const made: Schemas['Task'][] = [];
    for (const title of ['A', 'B', 'C']) made.push(await buildProjectTask(owner, id, { title }));
    const [a = '', b = '', c = ''] = made.map((task) => task.id);
    const { data } = await owner.call('reorderProjectTasks', { params: { id }, body: { task_ids: [c, a, b] } });
    expect(data.map(({ title, position }) => `${position} ${title}`)).to.deep.equal(['1 C', '2 A', '3 B']);
    expect((await owner.call('listProjectTasks', { params: { id } })).data).to.deep.equal(data);
    const stranger = await buildProjectTask(owner, (await buildProject(owner)).id);
    for (const [task_ids, field] of [
      [[a, b], 'task_ids'],
      [[a, b, c, stranger.id], 'task_ids.3'],
      [[a, b, c, a], 'task_ids'],
    ] as const) {
      const failing = owner.fail('reorderProjectTasks', { params: { id }, body: { task_ids: [...task_ids] } });
      expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', field]);
    }
  });
});

describe('a part of a project or a ticket', () => {
  it('can be read by itself with the ETag that its writes accept, and is not found under another parent', async () => {
    const { owner } = await buildWorkspace();
    const { project, phase, task, milestone, ticket } = await buildPhasedProject(owner);
    const { id: other } = await buildProject(owner);
    const onTicket = await buildTask(owner, ticket.id);
    const elsewhere = await buildTicket(owner);
    const parts = [
      ['getProjectPhase', 'updateProjectPhase', project.id, { phase_id: phase.id }, other],
      ['getProjectMilestone', 'updateProjectMilestone', project.id, { milestone_id: milestone.id }, other],
      ['getProjectTask', 'updateProjectTask', project.id, { task_id: task.id }, other],
      ['getTicketTask', 'updateTicketTask', ticket.id, { task_id: onTicket.id }, elsewhere.id],
    ] as const;
    for (const [get, update, id, part, foreign] of parts) {
      const missing = await owner.request(get, { params: { id: foreign, ...part } });
      expect(missing.status, get).to.equal(404);
      const params = { id, ...part };
      const first = await owner.request(get, { params });
      const etag = first.headers.get('ETag') ?? '';
      const change = (title: string) =>
        owner.request(update, { params, body: { title }, headers: { 'If-Match': etag } });
      const changed = await change('Renamed');
      expect(changed.status, update).to.equal(200);
      const again = await owner.request(get, { params });
      expect(again.headers.get('ETag')).to.equal(changed.headers.get('ETag')).and.not.equal(etag);
      expect(await again.json()).to.deep.equal(await changed.json());
      expect((await change('Once more')).status, update).to.equal(412);
    }
  });

  it('is visible to those who see the project', async () => {
    const { owner } = await buildWorkspace();
    const { project, phase } = await buildPhasedProject(owner);
    const contractor = await buildUser(owner, 'contractor');
    const params = { id: project.id, phase_id: phase.id };
    expect(await refusalOf(contractor.fail('getProjectPhase', { params }))).to.deep.equal([403, 'forbidden']);
  });
});
