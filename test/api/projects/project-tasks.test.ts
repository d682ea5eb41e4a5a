import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';
import { stopClock } from '../../support/service/clock.js';
import { buildProject } from '../../support/builders/factories.js';
import { buildProjectTask } from '../../support/builders/projects.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { addTicket } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const tasksOf = async (owner: ApiClient, id: string, query = {}): Promise<Schemas['Task'][]> =>
  (await owner.call('listProjectTasks', { params: { id }, query })).data;

describe('createProjectTask', () => {
  it('puts an open task at the end of the project', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    await buildProjectTask(owner, id);
    const body = { title: 'Brief', description: 'In short', assignee_id: owner.userId, due_date: '2026-02-02' };
    const task = await buildProjectTask(owner, id, body);
    expect(task).to.deep.include({ ...body, project_id: id, ticket_id: null, completed: false, position: 2 });
    expect(task.completed_at).to.equal(null);
  });

  it('loses none of 20 created concurrently, and gives each its own position', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const titles = Array.from({ length: 20 }, (_, index) => `Task ${index}`);
    await Promise.all(titles.map((title) => buildProjectTask(owner, id, { title })));
    const tasks = await tasksOf(owner, id);
    expect(tasks.map(({ position }) => position)).to.deep.equal(titles.map((_, index) => index + 1));
    expect(tasks.map(({ title }) => title).toSorted()).to.deep.equal(titles.toSorted());
  });

  it('refuses an assignee who belongs to another workspace, does not exist or is deactivated', async () => {
    const [{ owner }, elsewhere] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const { id } = await buildProject(owner);
    const gone = await buildUser(owner, 'member', { status: 'deactivated' });
    for (const assignee_id of [elsewhere.owner.userId, gone.userId, `usr_${'0'.repeat(26)}`]) {
      const failing = owner.fail('createProjectTask', { params: { id }, body: { title: 'Brief', assignee_id } });
      expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'assignee_id']);
    }
    expect(await tasksOf(owner, id)).to.deep.equal([]);
  });
});

describe('listProjectTasks', () => {
  it('lists the tasks of this project in order, and filters by status and assignee', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildProject(owner);
    const ticket = await addTicket(owner, { client_id, project_id: id });
    await owner.call('createTicketTask', { params: { id: ticket }, body: { title: 'Of its ticket' } });
    await buildProjectTask(owner, (await buildProject(owner)).id, { title: 'Elsewhere' });
    const one = await buildProjectTask(owner, id, { title: 'One', due_date: '2026-05-02' });
    const member = await buildUser(owner, 'member');
    await buildProjectTask(owner, id, { title: 'Two', assignee_id: member.userId, due_date: '2026-05-01' });
    await owner.call('updateProjectTask', { params: { id, task_id: one.id }, body: { completed: true } });
    const titles = async (query: object) => (await tasksOf(owner, id, query)).map(({ title }) => title);
    expect(await titles({})).to.deep.equal(['One', 'Two']);
    expect(await titles({ sort: 'due_date' })).to.deep.equal(['Two', 'One']);
    expect(await titles({ sort: 'created_at', order: 'desc' })).to.deep.equal(['Two', 'One']);
    expect(await titles({ completed: true })).to.deep.equal(['One']);
    expect(await titles({ completed: false })).to.deep.equal(['Two']);
    expect(await titles({ assignee_id: member.userId })).to.deep.equal(['Two']);
    const query = { assignee_id: `usr_${'0'.repeat(26)}` };
    const refusal = await refusalOf(owner.fail('listProjectTasks', { params: { id }, query }));
    expect(refusal).to.deep.equal([400, 'invalid_request', 'assignee_id']);
  });
});

describe('updateProjectTask', () => {
  it('changes only the fields sent, and null clears', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const before = await buildProjectTask(owner, id, { assignee_id: owner.userId, due_date: '2026-02-02' });
    const params = { id, task_id: before.id };
    const { data } = await owner.call('updateProjectTask', { params, body: { title: 'Write', assignee_id: null } });
    expect(data).to.deep.equal({ ...before, title: 'Write', assignee_id: null, updated_at: data.updated_at });
  });

  it('keeps the time at which a task was first completed, and reopens it', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const clock = await stopClock(owner);
    const params = { id, task_id: (await buildProjectTask(owner, id)).id };
    const set = async (completed: boolean) =>
      (await owner.call('updateProjectTask', { params, body: { completed } })).data.completed_at;
    const first = clock.now.toISOString();
    expect(await set(true)).to.equal(first);
    await clock.forward(10);
    expect(await set(true)).to.equal(first);
    expect(await set(false)).to.equal(null);
  });

  it('is open to members, who work on projects, and not to viewers', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const [member, viewer] = [await buildUser(owner, 'member'), await buildUser(owner, 'viewer')];
    const params = { id, task_id: (await buildProjectTask(member, id)).id };
    await member.call('updateProjectTask', { params, body: { completed: true } });
    const failing = viewer.fail('updateProjectTask', { params, body: { completed: false } });
    expect(await refusalOf(failing)).to.deep.equal([403, 'forbidden']);
  });
});

describe('deleteProjectTask', () => {
  it('removes the task from the project and leaves the others as they are', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const [one, two] = [await buildProjectTask(owner, id), await buildProjectTask(owner, id)];
    const { data } = await owner.call('deleteProjectTask', { params: { id, task_id: one.id } });
    expect(data).to.deep.equal({ id: one.id, deleted: true });
    expect(await tasksOf(owner, id)).to.deep.equal([two]);
  });
});

describe('a task named under a project', () => {
  it('is not found under another project, a ticket, nor in another workspace', async () => {
    const [{ owner }, elsewhere] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const { id, client_id } = await buildProject(owner);
    const [other, theirs] = [await buildProject(owner), await buildProject(elsewhere.owner)];
    const { id: task_id } = await buildProjectTask(owner, id);
    for (const [user, project] of [
      [owner, other.id],
      [elsewhere.owner, theirs.id],
      [elsewhere.owner, id],
    ] as const) {
      const params = { id: project, task_id };
      const updating = user.fail('updateProjectTask', { params, body: { title: 'x' } });
      expect(await refusalOf(updating)).to.deep.equal([404, 'not_found']);
      expect(await refusalOf(user.fail('deleteProjectTask', { params }))).to.deep.equal([404, 'not_found']);
    }
    const ticket = await addTicket(owner, { client_id, project_id: id });
    const failing = owner.fail('deleteTicketTask', { params: { id: ticket, task_id } });
    expect(await refusalOf(failing)).to.deep.equal([404, 'not_found']);
    expect(await tasksOf(owner, id)).to.have.lengthOf(1);
  });
});
