import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';
import { stopClock } from '../../support/service/clock.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { addTicketOf } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const addTask = async (owner: ApiClient, id: string, body: Schemas['TaskCreate']): Promise<Schemas['Task']> =>
  (await owner.call('createTicketTask', { params: { id }, body })).data;

const tasksOf = async (owner: ApiClient, id: string, query = {}): Promise<Schemas['Task'][]> =>
  (await owner.call('listTicketTasks', { params: { id }, query })).data;

describe('createTicketTask', () => {
  it('puts an open task at the end of the ticket', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    await addTask(owner, id, { title: 'First' });
    const body = { title: 'Second', description: 'By phone', assignee_id: owner.userId, due_date: '2026-02-02' };
    expect(await addTask(owner, id, body)).to.deep.include({
      ...body,
      ticket_id: id,
      project_id: null,
      completed: false,
      completed_at: null,
      position: 2,
    });
  });

  it('gives each of 20 tasks created concurrently its own position', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    const titles = Array.from({ length: 20 }, (_, index) => `Task ${index}`);
    await Promise.all(titles.map((title) => addTask(owner, id, { title })));
    const tasks = await tasksOf(owner, id);
    expect(tasks.map(({ position }) => position)).to.deep.equal(titles.map((_, index) => index + 1));
    expect(tasks.map(({ title }) => title).toSorted()).to.deep.equal(titles.toSorted());
  });

  it('refuses an assignee who belongs to another workspace, does not exist or is deactivated', async () => {
    const [{ owner }, elsewhere] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const id = await addTicketOf(owner);
    const gone = await buildUser(owner, 'member', { status: 'deactivated' });
    for (const assignee_id of [elsewhere.owner.userId, gone.userId, `usr_${'0'.repeat(26)}`]) {
      const body = { title: 'Call', assignee_id };
      expect(await refusalOf(owner.fail('createTicketTask', { params: { id }, body }))).to.deep.equal([
        400,
        'invalid_request',
        'assignee_id',
      ]);
    }
    expect(await tasksOf(owner, id)).to.deep.equal([]);
  });
});

describe('listTicketTasks', () => {
  it('lists the tasks of this ticket in order, and filters by status and assignee', async () => {
    const { owner } = await buildWorkspace();
    const [id, other] = [await addTicketOf(owner), await addTicketOf(owner)];
    const member = await buildUser(owner, 'member');
    await addTask(owner, other, { title: 'Elsewhere' });
    const one = await addTask(owner, id, { title: 'One', due_date: '2026-05-02' });
    await addTask(owner, id, { title: 'Two', assignee_id: member.userId, due_date: '2026-05-01' });
    await owner.call('completeTicketTask', { params: { id, task_id: one.id } });
    const titles = async (query: object) => (await tasksOf(owner, id, query)).map(({ title }) => title);
    expect(await titles({})).to.deep.equal(['One', 'Two']);
    expect(await titles({ sort: 'due_date' })).to.deep.equal(['Two', 'One']);
    expect(await titles({ completed: true })).to.deep.equal(['One']);
    expect(await titles({ completed: false })).to.deep.equal(['Two']);
    expect(await titles({ assignee_id: member.userId })).to.deep.equal(['Two']);
  });
});

describe('updateTicketTask', () => {
  it('changes only the fields sent, and null clears', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    const before = await addTask(owner, id, { title: 'Call', assignee_id: owner.userId, due_date: '2026-02-02' });
    const params = { id, task_id: before.id };
    const { data } = await owner.call('updateTicketTask', { params, body: { title: 'Write', assignee_id: null } });
    expect(data).to.deep.equal({ ...before, title: 'Write', assignee_id: null, updated_at: data.updated_at });
  });

  it('completes a task and opens it again', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    const { now } = await stopClock(owner);
    const params = { id, task_id: (await addTask(owner, id, { title: 'Call' })).id };
    const set = async (completed: boolean) =>
      (await owner.call('updateTicketTask', { params, body: { completed } })).data.completed_at;
    expect(await set(true)).to.equal(now.toISOString());
    expect(await set(false)).to.equal(null);
  });
});

describe('completeTicketTask', () => {
  it('keeps the time at which it was first completed', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    const clock = await stopClock(owner);
    const params = { id, task_id: (await addTask(owner, id, { title: 'Call' })).id };
    const first = (await owner.call('completeTicketTask', { params })).data;
    expect(first).to.include({ completed: true, completed_at: clock.now.toISOString() });
    await clock.forward(10);
    expect((await owner.call('completeTicketTask', { params })).data).to.deep.equal(first);
  });
});

describe('deleteTicketTask', () => {
  it('removes the task from the ticket and leaves the others as they are', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    const [one, two] = [await addTask(owner, id, { title: 'One' }), await addTask(owner, id, { title: 'Two' })];
    const { data } = await owner.call('deleteTicketTask', { params: { id, task_id: one.id } });
    expect(data).to.deep.equal({ id: one.id, deleted: true });
    expect(await tasksOf(owner, id)).to.deep.equal([two]);
  });
});

describe('a task named under a ticket', () => {
  it('is not found under another ticket, nor in another workspace', async () => {
    const [{ owner }, elsewhere] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const [id, other] = [await addTicketOf(owner), await addTicketOf(owner)];
    const { id: task_id } = await addTask(owner, id, { title: 'Call' });
    const theirs = await addTicketOf(elsewhere.owner);
    for (const operation of ['updateTicketTask', 'completeTicketTask', 'deleteTicketTask'] as const) {
      const body = operation === 'updateTicketTask' ? { body: { title: 'x' } } : {};
      for (const [user, ticket] of [
        [owner, other],
        [elsewhere.owner, theirs],
        [elsewhere.owner, id],
      ] as const) {
        const failing = user.fail(operation, { params: { id: ticket, task_id }, ...body });
        expect(await refusalOf(failing)).to.deep.equal([404, 'not_found']);
      }
    }
    expect(await tasksOf(owner, id)).to.have.lengthOf(1);
  });
});
