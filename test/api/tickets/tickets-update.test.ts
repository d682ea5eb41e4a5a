import { expect } from 'chai';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildContact, buildProject, buildTicket } from '../../support/builders/factories.js';
import { activitiesOn, priorityNamed } from '../../support/builders/tickets.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

describe('updateTicket', () => {
  it('changes the fields sent, null clears, and the event says what changed', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner, { title: 'Old', description: 'Long', due_date: '2026-02-06' });
    const body = { title: 'New', due_date: null, tags: ['Shop'] };
    const { data } = await owner.call('updateTicket', { params: { id }, body });
    expect(data).to.deep.include({ title: 'New', description: 'Long', tags: ['Shop'] });
    expect(data.dates.due_date).to.equal(null);
    expect((await owner.call('getTicket', { params: { id } })).data).to.deep.equal(data);
    const [, updated, ...others] = await eventsOf(owner, id);
    expect([updated?.type, others]).to.deep.equal(['ticket.updated', []]);
    expect(updated?.context.changes).to.deep.equal({
      title: { from: 'Old', to: 'New' },
      'dates.due_date': { from: '2026-02-06', to: null },
      tags: { from: [], to: ['Shop'] },
    });
  });

  it('emits nothing if nothing changes', async () => {
    const { owner } = await buildWorkspace();
    const ticket = await buildTicket(owner, { estimated_hours: 2 });
    const body = { title: ticket.title, estimated_hours: 2 };
    expect((await owner.call('updateTicket', { params: { id: ticket.id }, body })).data).to.deep.equal(ticket);
    expect(await eventTypesOf(owner, ticket.id)).to.deep.equal(['ticket.created']);
  });

  it('reassigns the ticket, also to nobody', async () => {
    const { owner } = await buildWorkspace();
    const { userId } = await buildUser(owner, 'member');
    const { id } = await buildTicket(owner, { assignee_id: owner.userId });
    const hand = (assignee_id: string | null) => owner.call('updateTicket', { params: { id }, body: { assignee_id } });
    expect((await hand(userId)).data.assignee_id).to.equal(userId);
    expect((await hand(null)).data.assignee_id).to.equal(null);
    const assigned = (await eventsOf(owner, id)).slice(2);
    expect(assigned.map(({ type, context }) => [type, context.changes])).to.deep.equal([
      ['ticket.assigned', { assignee_id: { from: owner.userId, to: userId } }],
      ['ticket.assigned', { assignee_id: { from: userId, to: null } }],
    ]);
    const names = (await activitiesOn(owner, id)).filter(({ type }) => type === 'assignment');
    expect(names.at(-2)?.old_value).to.equal('Olga Owner');
    expect(names.at(-1)?.new_value).to.equal(null);
  });

  it('takes over the targets and the position of a new priority', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner);
    const { id: priority_id } = await priorityNamed(owner, 'Urgent');
    const { data } = await owner.call('updateTicket', { params: { id }, body: { priority_id } });
    expect([data.priority_id, data.sla.response_target, data.sla.resolution_target]).to.deep.equal([
      priority_id,
      15,
      240,
    ]);
    expect((await activitiesOn(owner, id)).at(-1)).to.include({
      type: 'priority_change',
      old_value: 'Normal',
      new_value: 'Urgent',
    });
    const { id: other } = await buildTicket(owner);
    const { data: rows } = await owner.call('listTickets', { query: { sort: 'priority' } });
    expect(rows.map((row) => row.id)).to.deep.equal([id, other]);
  });

  it('checks everything that depends on the client when the client changes', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id: contact_id } = await buildContact(owner, { client_id });
    const { id } = await buildTicket(owner, { client_id, contact_id });
    const { id: other } = await buildClient(owner);
    const { error } = await owner.fail('updateTicket', { params: { id }, body: { client_id: other } });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'contact_id']);
    const { data } = await owner.call('updateTicket', {
      params: { id },
      body: { client_id: other, contact_id: null },
    });
    expect(data).to.include({ client_id: other, contact_id: null });
  });

  it('keeps the client once time is logged', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id } = await buildTicket(owner, { client_id });
    await buildTimeEntry(owner, { ticket_id: id });
    const other = await buildProject(owner);
    for (const body of [{ client_id: other.client_id }, { client_id: other.client_id, project_id: other.id }]) {
      const { status, error } = await owner.fail('updateTicket', { params: { id }, body });
      expect([status, error.code, error.field]).to.deep.equal([409, 'invalid_state', 'client_id']);
    }
  });

  it('keeps an assignee who has been deactivated since', async () => {
    const { owner } = await buildWorkspace();
    const { userId } = await buildUser(owner, 'member');
    const { id } = await buildTicket(owner, { assignee_id: userId });
    await owner.call('deactivateUser', { params: { id: userId } });
    const body = { title: 'Other', assignee_id: userId };
    expect((await owner.call('updateTicket', { params: { id }, body })).data.title).to.equal('Other');
  });

  it('loses nothing when 10 change different fields concurrently', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner);
    const bodies = [
      { title: 'T' },
      { description: 'D' },
      { due_date: '2026-02-06' },
      { estimated_hours: 3 },
      { assignee_id: owner.userId },
    ];
    await Promise.all([...bodies, ...bodies].map((body) => owner.call('updateTicket', { params: { id }, body })));
    const { data } = await owner.call('getTicket', { params: { id } });
    expect(data).to.include({ title: 'T', description: 'D', assignee_id: owner.userId });
    expect([data.dates.due_date, data.time.estimated_hours]).to.deep.equal(['2026-02-06', 3]);
    expect((await eventTypesOf(owner, id)).length).to.equal(6);
  });
});

describe('updateTickets', () => {
  it('makes the same change to all, in the order of the request', async () => {
    const { owner } = await buildWorkspace();
    const [one, other] = [await buildTicket(owner), await buildTicket(owner)];
    const body = { ids: [other.id, one.id], updates: { assignee_id: owner.userId } };
    const { data } = await owner.call('updateTickets', { body });
    expect(data.map(({ id, assignee_id }) => [id, assignee_id])).to.deep.equal([
      [other.id, owner.userId],
      [one.id, owner.userId],
    ]);
    for (const { id } of [one, other])
      expect(await eventTypesOf(owner, id)).to.deep.equal(['ticket.created', 'ticket.assigned']);
  });

  it('changes none if one cannot be changed, and says which', async () => {
    const { owner } = await buildWorkspace();
    const [{ id: free }, { id: logged }] = [await buildTicket(owner), await buildTicket(owner)];
    await buildTimeEntry(owner, { ticket_id: logged });
    const updates = { client_id: (await buildClient(owner)).id };
    const { status, error } = await owner.fail('updateTickets', { body: { ids: [free, logged], updates } });
    expect([status, error.code, error.field]).to.deep.equal([409, 'invalid_state', 'ids.1.client_id']);
    expect(await eventTypesOf(owner, free)).to.deep.equal(['ticket.created']);
  });

  const unknown = 'tkt_00000000000000000000000000';
  it('names the ids and the fields that are wrong', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner);
    const updates = { title: 'Other' };
    const wrong = [
      [{ ids: [id, unknown], updates }, 'ids.1'],
      [{ ids: [id, id], updates }, 'ids.1'],
      [{ ids: [id], updates: { status_id: 'stat_00000000000000000000000000' } }, 'updates.status_id'],
      [{ ids: [], updates }, 'ids'],
      [{ ids: Array.from({ length: 101 }, () => id), updates }, 'ids'],
    ] as const;
    for (const [body, field] of wrong) {
      const { error } = await owner.fail('updateTickets', { body });
      expect([error.code, error.field]).to.deep.equal(['invalid_request', field]);
    }
  });
});

describe('closeTickets', () => {
  it('closes all with the same summary, and leaves closed ones as they are', async () => {
    const { owner } = await buildWorkspace();
    const [{ id: open }, { id: closed }] = [await buildTicket(owner), await buildTicket(owner)];
    await owner.call('closeTicket', { params: { id: closed }, body: { resolution_summary: 'Mine' } });
    const body = { ids: [open, closed], resolution_summary: 'All done' };
    const { data } = await owner.call('closeTickets', { body });
    expect(data.map(({ id, resolution_summary }) => [id, resolution_summary])).to.deep.equal([
      [open, 'All done'],
      [closed, 'Mine'],
    ]);
    expect(data.every(({ dates }) => dates.closed_at !== null)).to.equal(true);
    expect((await eventTypesOf(owner, open)).slice(1)).to.deep.equal(['ticket.status_changed', 'ticket.closed']);
    expect(await eventTypesOf(owner, closed)).to.have.length(3);
  });

  it('closes none if an id is unknown', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner);
    const { error } = await owner.fail('closeTickets', { body: { ids: [id, 'tkt_00000000000000000000000000'] } });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'ids.1']);
    expect((await owner.call('getTicket', { params: { id } })).data.dates.closed_at).to.equal(null);
  });
});
