import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';
import { startOn } from '../../support/service/clock.js';
import { eventTypesOf } from '../../support/answers/events.js';
import { buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildProjectTask } from '../../support/builders/projects.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const complete = { status: 'completed' } as const;

/** A project with an open ticket, an open task, and two running timers: on the project and on the ticket. */
async function buildBusyProject(owner: ApiClient) {
  const project = await buildProject(owner, { status: 'active' });
  const { id: project_id, client_id } = project;
  const ticket = await buildTicket(owner, { client_id, project_id });
  const task = await buildProjectTask(owner, project_id);
  const member = await buildUser(owner, 'member');
  const start = async (user: ApiClient, body: { project_id: string } | { ticket_id: string }) =>
    (await user.call('startTimer', { body })).data;
  const timers = [await start(owner, { project_id }), await start(member, { ticket_id: ticket.id })];
  return { project, ticket, task, timers };
}

describe('updateProject to completed', () => {
  it('is refused while a ticket or a task is open or a timer runs, and says how many', async () => {
    const { owner } = await buildWorkspace();
    const { project, ticket, task, timers } = await buildBusyProject(owner);
    const params = { id: project.id };
    const refusal = async (): Promise<string> => {
      const { status, error } = await owner.fail('updateProject', { params, body: complete });
      expect([status, error.code, error.field]).to.deep.equal([409, 'invalid_state', 'status']);
      return error.message;
    };
    expect(await refusal()).to.include('1 open ticket, 1 open task, 2 running timers');
    for (const { id } of timers) await owner.call('stopTimer', { params: { id } });
    expect(await refusal()).to.include('1 open ticket, 1 open task:');
    await owner.call('closeTicket', { params: { id: ticket.id } });
    expect(await refusal()).to.include('has 1 open task:');
    await owner.call('updateProjectTask', { params: { ...params, task_id: task.id }, body: { completed: true } });
    expect((await owner.call('updateProject', { params, body: complete })).data.status).to.equal('completed');
  });

  it('ends what is open if forced, with events for each', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2026-03-09');
    const { project, ticket, task, timers } = await buildBusyProject(owner);
    await owner.call('advanceTestClock', { body: { to: '2026-03-09T14:00:00Z' } });
    const params = { id: project.id };
    const { data } = await owner.call('updateProject', { params, body: { ...complete, force: true } });
    const entries: Schemas['TimeEntry'][] = [];
    for (const { id } of timers) {
      entries.push((await owner.call('getTimeEntry', { params: { id } })).data);
      expect((await eventTypesOf(owner, id)).at(-1)).to.equal('time_entry.timer_stopped');
    }
    const hours = entries.reduce((total, entry) => total + entry.hours, 0);
    expect(hours).to.be.above(0);
    expect([data.status, data.budget.hours_used]).to.deep.equal(['completed', hours]);
    expect(data).to.deep.equal((await owner.call('getProject', { params })).data);
    const closed = (await owner.call('getTicket', { params: { id: ticket.id } })).data;
    expect([closed.dates.closed_at, closed.time.logged_hours]).to.deep.equal([data.dates.completed_at, hours / 2]);
    expect(await eventTypesOf(owner, ticket.id)).to.include.members(['ticket.status_changed', 'ticket.closed']);
    const { data: tasks } = await owner.call('listProjectTasks', { params });
    expect(tasks.map(({ id, completed }) => [id, completed])).to.deep.equal([[task.id, true]]);
    expect((await eventTypesOf(owner, project.id)).at(-1)).to.equal('project.completed');
  });

  it('does nothing to a project that is already completed, with or without force', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildProject(owner, complete);
    const ticket = await buildTicket(owner, { client_id, project_id: id });
    const params = { id };
    await owner.call('updateProject', { params, body: complete });
    await owner.call('updateProject', { params, body: { status: 'active', force: true } });
    expect((await owner.call('getTicket', { params: { id: ticket.id } })).data.dates.closed_at).to.equal(null);
  });
});
