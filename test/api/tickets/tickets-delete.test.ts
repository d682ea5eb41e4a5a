import { expect } from 'chai';
import { eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildProject, buildTag, buildTicket } from '../../support/builders/factories.js';
import { buildTimeEntry, markBilled } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

describe('deleteTicket', () => {
  it('deletes all its parts too, with events for time', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id: project_id } = await buildProject(owner, { client_id });
    const tag = await buildTag(owner);
    const { id } = await buildTicket(owner, { client_id, project_id, tags: [tag.id] });
    const entry = await buildTimeEntry(owner, { ticket_id: id, hours: 2 });
    await owner.call('createTicketTask', { params: { id }, body: { title: 'Call' } });
    const { data } = await owner.call('deleteTicket', { params: { id } });
    expect(data).to.deep.equal({ id, deleted: true });
    expect((await owner.fail('getTicket', { params: { id } })).status).to.equal(404);
    expect((await owner.fail('getTimeEntry', { params: { id: entry.id } })).status).to.equal(404);
    expect((await eventTypesOf(owner, id)).at(-1)).to.equal('ticket.deleted');
    expect((await eventTypesOf(owner, entry.id)).at(-1)).to.equal('time_entry.deleted');
    expect((await owner.call('getTag', { params: { id: tag.id } })).data.usage_count).to.equal(0);
    const project = await owner.call('getProject', { params: { id: project_id } });
    expect(project.data.budget.hours_used).to.equal(0);
  });

  it('refuses a ticket with billed time, and leaves all of it', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner);
    await markBilled((await buildTimeEntry(owner, { ticket_id: id })).id);
    const { status, error } = await owner.fail('deleteTicket', { params: { id } });
    expect([status, error.code]).to.deep.equal([409, 'invalid_state']);
    expect((await owner.call('getTicket', { params: { id } })).data.time.logged_hours).to.equal(2);
  });

  it('refuses a ticket with locked time, except to owners', async () => {
    const { owner } = await buildWorkspace();
    const admin = await buildUser(owner, 'admin');
    const { id } = await buildTicket(owner);
    await buildTimeEntry(owner, { ticket_id: id, date: '2026-03-10' });
    await owner.call('updateWorkspace', { body: { lock_time_before: '2026-04-01' } });
    expect((await admin.fail('deleteTicket', { params: { id } })).error.code).to.equal('invalid_state');
    expect((await owner.call('deleteTicket', { params: { id } })).data.deleted).to.equal(true);
  });

  it('forbids a member to delete the time of others with it', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const [{ id }, { id: own }] = [await buildTicket(owner), await buildTicket(owner)];
    await buildTimeEntry(owner, { ticket_id: id });
    await buildTimeEntry(member, { ticket_id: own });
    const { status, error } = await member.fail('deleteTicket', { params: { id } });
    expect([status, error.code]).to.deep.equal([403, 'forbidden']);
    expect((await member.call('deleteTicket', { params: { id: own } })).data.deleted).to.equal(true);
  });
});

describe('the hours of a ticket', () => {
  it('are those of its entries, whatever happens to them', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const [{ id }, { id: other }] = [await buildTicket(owner, { client_id }), await buildTicket(owner, { client_id })];
    const hoursOf = async (ticket: string): Promise<number[]> => {
      const { time } = (await owner.call('getTicket', { params: { id: ticket } })).data;
      return [time.logged_hours, time.billable_hours];
    };
    const entry = await buildTimeEntry(owner, { ticket_id: id, hours: 2 });
    await buildTimeEntry(owner, { ticket_id: id, hours: 0.5, billable: false });
    expect(await hoursOf(id)).to.deep.equal([2.5, 2]);
    const params = { id: entry.id };
    await owner.call('updateTimeEntry', { params, body: { hours: 3.25 } });
    expect(await hoursOf(id)).to.deep.equal([3.75, 3.25]);
    await owner.call('excludeTimeEntry', { params, body: { reason: 'rework' } });
    expect(await hoursOf(id)).to.deep.equal([3.75, 0]);
    await owner.call('includeTimeEntry', { params });
    await owner.call('updateTimeEntry', { params, body: { ticket_id: other } });
    expect([await hoursOf(id), await hoursOf(other)]).to.deep.equal([
      [0.5, 0],
      [3.25, 3.25],
    ]);
    await owner.call('deleteTimeEntry', { params });
    expect(await hoursOf(other)).to.deep.equal([0, 0]);
  });

  it('lose nothing when 20 log concurrently', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner);
    await Promise.all(Array.from({ length: 20 }, () => buildTimeEntry(owner, { ticket_id: id, hours: 0.25 })));
    expect((await owner.call('getTicket', { params: { id } })).data.time.logged_hours).to.equal(5);
  });

  it('count a timer once it is stopped', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner);
    const timer = await owner.call('startTimer', { body: { ticket_id: id } });
    expect((await owner.call('getTicket', { params: { id } })).data.time.logged_hours).to.equal(0);
    const { data } = await owner.call('stopTimer', { params: { id: timer.data.id } });
    expect((await owner.call('getTicket', { params: { id } })).data.time.logged_hours).to.equal(data.hours);
  });
});
