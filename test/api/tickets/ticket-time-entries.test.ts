import { expect } from 'chai';
import { stopClock } from '../../support/service/clock.js';
import { buildProject } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { addTicket, addTicketOf, buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

describe('createTicketTimeEntry', () => {
  it('logs time on the ticket, its client and its project, by default today and for the user of the key', async () => {
    const { owner } = await buildWorkspace();
    const { id: project_id, client_id } = await buildProject(owner);
    const ticket_id = await addTicket(owner, { client_id, project_id });
    const { now } = await stopClock(owner);
    const params = { id: ticket_id };
    const { data } = await owner.call('createTicketTimeEntry', { params, body: { hours: 1.5, description: 'Moved' } });
    const date = now.toISOString().slice(0, 10);
    expect(data).to.deep.include({ ticket_id, project_id, client_id, user_id: owner.userId, hours: 1.5, date });
    const { data: events } = await owner.call('listEvents', { query: { resource_id: data.id } });
    expect(events.map(({ type }) => type)).to.deep.equal(['time_entry.created']);
  });

  it('accepts the user, the day, billable and the rate', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const id = await addTicketOf(owner);
    const body = { user_id: member.userId, date: '2026-03-10', hours: 2, billable: false, rate_charged: 80 };
    const { data } = await owner.call('createTicketTimeEntry', { params: { id }, body });
    expect(data).to.include({ user_id: member.userId, date: '2026-03-10' });
    expect(data.billing).to.include({ billable: false, rate_type: 'custom', rate_charged: 80 });
  });

  it('follows the rules for logging time: members only for themselves, nothing before the lock', async () => {
    const { owner } = await buildWorkspace();
    const [member, admin] = [await buildUser(owner, 'member'), await buildUser(owner, 'admin')];
    const params = { id: await addTicketOf(owner) };
    const forOther = member.fail('createTicketTimeEntry', { params, body: { hours: 1, user_id: owner.userId } });
    expect(await refusalOf(forOther)).to.deep.equal([403, 'forbidden']);
    await owner.call('updateWorkspace', { body: { lock_time_before: '2026-02-01' } });
    const early = admin.fail('createTicketTimeEntry', { params, body: { hours: 1, date: '2026-01-31' } });
    expect((await refusalOf(early)).slice(0, 2)).to.deep.equal([409, 'invalid_state']);
  });
});

describe('listTicketTimeEntries', () => {
  it('lists the time of this ticket within a range, and adds it up', async () => {
    const { owner } = await buildWorkspace();
    const [id, other] = [await addTicketOf(owner), await addTicketOf(owner)];
    await buildTimeEntry(owner, { ticket_id: other, date: '2026-03-02' });
    for (const [date, hours] of [
      ['2026-03-01', 1],
      ['2026-03-02', 2],
      ['2026-03-03', 4],
    ] as const)
      await buildTimeEntry(owner, { ticket_id: id, date, hours, rate_charged: 100 });
    const query = { from: '2026-03-02' };
    const { data, summary } = await owner.call('listTicketTimeEntries', { params: { id }, query });
    expect(data.map(({ date }) => date)).to.deep.equal(['2026-03-03', '2026-03-02']);
    expect(summary).to.deep.include({ total_hours: 6, billable_hours: 6, total_value: 600 });
  });

  it('shows members only their own time, without its value', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const id = await addTicketOf(owner);
    await buildTimeEntry(owner, { ticket_id: id, hours: 5 });
    await buildTimeEntry(owner, { ticket_id: id, hours: 3, user_id: member.userId });
    const { data, summary } = await member.call('listTicketTimeEntries', { params: { id } });
    expect(data.map(({ user_id }) => user_id)).to.deep.equal([member.userId]);
    expect(summary).to.include({ total_hours: 3 }).and.not.to.have.property('total_value');
  });

  it('is refused to a contractor to whom the ticket is not assigned', async () => {
    const { owner } = await buildWorkspace();
    const contractor = await buildUser(owner, 'contractor');
    const id = await addTicketOf(owner);
    expect(await refusalOf(contractor.fail('listTicketTimeEntries', { params: { id } }))).to.deep.equal([
      403,
      'forbidden',
    ]);
  });
});
