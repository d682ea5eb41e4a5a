import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { eventsOf } from '../../support/answers/events.js';
import { buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildMilestone, buildPhase, buildProjectTask } from '../../support/builders/projects.js';
import type { ApiClient } from '../../support/service/api.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

type Part = Schemas['EventPart'];

/** The parts named by the update events of a project or ticket, without the first `before` events. */
async function partsAfter(owner: ApiClient, id: string, type: string, before = 0): Promise<(Part[] | undefined)[]> {
  const updates = (await eventsOf(owner, id)).filter((event) => event.type === type);
  return updates.slice(before).map(({ context }) => context.parts);
}

const of = (type: Part['type'], change: Part['change'], ...ids: string[]): Part[] =>
  ids.map((id) => ({ type, id, change }));

async function buildParts() {
  const { owner } = await buildWorkspace();
  const project = await buildProject(owner);
  const phase = await buildPhase(owner, project.id, { title: 'Design' });
  const other = await buildPhase(owner, project.id, { title: 'Build' });
  const inPhase = { phase_id: phase.id };
  const milestone = await buildMilestone(owner, project.id, { title: 'Draft', ...inPhase });
  const task = await buildProjectTask(owner, project.id, { title: 'Sketch it', ...inPhase });
  const second = await buildProjectTask(owner, project.id, { title: 'Show it' });
  return { owner, project, phase, other, milestone, task, second };
}

describe('the events of the parts of projects and tickets', () => {
  it('report each created part, and leave the project unchanged', async () => {
    const { owner, project, phase, other, milestone, task, second } = await buildParts();
    expect(await partsAfter(owner, project.id, 'project.updated')).to.deep.equal([
      of('phase', 'created', phase.id),
      of('phase', 'created', other.id),
      of('milestone', 'created', milestone.id),
      of('task', 'created', task.id),
      of('task', 'created', second.id),
    ]);
    const { data } = await owner.call('getProject', { params: { id: project.id } });
    expect(data.updated_at).to.equal(project.updated_at);
    expect((await eventsOf(owner, project.id)).at(-1)?.data).to.deep.equal(data);
  });

  it('report each part that is changed, moved or deleted', async () => {
    const { owner, project, phase, other, milestone, task, second } = await buildParts();
    const { id } = project;
    const on = { milestone: { id, milestone_id: milestone.id }, task: { id, task_id: task.id } };
    await owner.call('updateProjectPhase', { params: { id, phase_id: phase.id }, body: { title: 'Drafts' } });
    await owner.call('updateProjectMilestone', { params: on.milestone, body: { title: 'Final' } });
    await owner.call('updateProjectTask', { params: on.task, body: { completed: true } });
    await owner.call('reorderProjectPhases', { params: { id }, body: { phase_ids: [other.id, phase.id] } });
    await owner.call('reorderProjectTasks', { params: { id }, body: { task_ids: [second.id, task.id] } });
    await owner.call('deleteProjectPhase', { params: { id, phase_id: phase.id } });
    await owner.call('deleteProjectMilestone', { params: on.milestone });
    await owner.call('deleteProjectTask', { params: on.task });
    expect(await partsAfter(owner, id, 'project.updated', 5)).to.deep.equal([
      of('phase', 'updated', phase.id),
      of('milestone', 'updated', milestone.id),
      of('task', 'updated', task.id),
      of('phase', 'updated', phase.id, other.id),
      of('task', 'updated', task.id, second.id),
      [
        ...of('phase', 'deleted', phase.id),
        ...of('task', 'updated', task.id),
        ...of('milestone', 'updated', milestone.id),
      ],
      of('milestone', 'deleted', milestone.id),
      of('task', 'deleted', task.id),
    ]);
  });

  it('report nothing that stays the same', async () => {
    const { owner, project, phase, other, milestone, task, second } = await buildParts();
    const { id } = project;
    await owner.call('updateProjectPhase', { params: { id, phase_id: phase.id }, body: { title: 'Design' } });
    await owner.call('updateProjectMilestone', {
      params: { id, milestone_id: milestone.id },
      body: { title: 'Draft' },
    });
    await owner.call('updateProjectTask', { params: { id, task_id: task.id }, body: { completed: false } });
    await owner.call('reorderProjectPhases', { params: { id }, body: { phase_ids: [phase.id, other.id] } });
    await owner.call('reorderProjectTasks', { params: { id }, body: { task_ids: [task.id, second.id] } });
    expect(await partsAfter(owner, id, 'project.updated', 5)).to.deep.equal([]);
  });

  it('report all tasks that are completed with their project in one event', async () => {
    const { owner, project, task, second } = await buildParts();
    await owner.call('updateProject', { params: { id: project.id }, body: { status: 'completed', force: true } });
    expect(await partsAfter(owner, project.id, 'project.updated', 5)).to.deep.equal([
      of('task', 'updated', task.id, second.id),
    ]);
  });

  it('report tasks of tickets', async () => {
    const { owner } = await buildWorkspace();
    const ticket = await buildTicket(owner);
    const { id } = ticket;
    const { data: task } = await owner.call('createTicketTask', { params: { id }, body: { title: 'Call back' } });
    const params = { id, task_id: task.id };
    await owner.call('completeTicketTask', { params });
    await owner.call('completeTicketTask', { params });
    await owner.call('updateTicketTask', { params, body: { title: 'Call again' } });
    await owner.call('deleteTicketTask', { params });
    expect(await partsAfter(owner, id, 'ticket.updated')).to.deep.equal([
      of('task', 'created', task.id),
      of('task', 'updated', task.id),
      of('task', 'updated', task.id),
      of('task', 'deleted', task.id),
    ]);
    const { data } = await owner.call('getTicket', { params: { id } });
    expect(data.updated_at).to.equal(ticket.updated_at);
  });

  it('contain the current state of the project, however many parts change at once', async () => {
    const { owner, project } = await buildParts();
    const { id } = project;
    const titles = Array.from({ length: 8 }, (_, at) => `Title ${at}`);
    await Promise.all(
      titles.flatMap((title) => [
        owner.call('updateProject', { params: { id }, body: { title } }),
        owner.call('createProjectTask', { params: { id }, body: { title } }),
      ]),
    );
    let title = project.title;
    for (const { type, data, context } of await eventsOf(owner, id)) {
      if (type === 'project.updated' && context.changes) title = String(context.changes['title']?.to);
      expect((data as Schemas['Project']).title).to.equal(title);
    }
  });
});
