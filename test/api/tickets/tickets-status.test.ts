import { expect } from 'chai';
import { stopClock } from '../../support/service/clock.js';
import { eventsOf } from '../../support/answers/events.js';
import { buildTicket } from '../../support/builders/factories.js';
import { activitiesOn, priorityNamed, statusNamed } from '../../support/builders/tickets.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';

const lastTypes = async (owner: ApiClient, id: string, count: number): Promise<string[]> =>
  (await eventsOf(owner, id)).slice(-count).map(({ type }) => type);

describe('closeTicket', () => {
  it('sets the first closed status, says when, and stores the summary', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { id } = await buildTicket(owner);
    const now = (await clock.forward(30)).toISOString();
    const { data } = await owner.call('closeTicket', { params: { id }, body: { resolution_summary: 'Renewed.' } });
    expect(data).to.include({ status_id: (await statusNamed(owner, 'Resolved')).id, resolution_summary: 'Renewed.' });
    expect(data.dates).to.include({ first_response_at: now, resolved_at: now, closed_at: now });
    expect(data.sla).to.include({ response_met: true, resolution_met: true, breached: false });
    expect((await owner.call('getTicket', { params: { id } })).data).to.deep.equal(data);
  });

  it('is too late once the target has passed', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { id } = await buildTicket(owner, { priority_id: (await priorityNamed(owner, 'Urgent')).id });
    await clock.forward(16);
    const { data } = await owner.call('closeTicket', { params: { id } });
    expect(data.sla).to.include({ response_met: false, resolution_met: true, breached: true });
  });

  it('emits the change of status and the closing, with what changed', async () => {
    const { owner } = await buildWorkspace();
    const ticket = await buildTicket(owner);
    const { data } = await owner.call('closeTicket', { params: { id: ticket.id } });
    const [, changed, closed, ...others] = await eventsOf(owner, ticket.id);
    expect([changed?.type, closed?.type, others]).to.deep.equal(['ticket.status_changed', 'ticket.closed', []]);
    const { changes } = changed?.context ?? {};
    expect(changes?.['status_id']).to.deep.equal({ from: ticket.status_id, to: data.status_id });
    expect(changes?.['dates.closed_at']).to.deep.equal({ from: null, to: data.dates.closed_at });
    expect(closed?.data).to.deep.equal(data);
  });

  it('is listed among the activities', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner);
    await owner.call('closeTicket', { params: { id }, body: { resolution_summary: 'Renewed.' } });
    const [, moved, closed] = await activitiesOn(owner, id);
    expect(moved).to.include({
      type: 'status_change',
      old_value: 'New',
      new_value: 'Resolved',
      visibility: 'internal',
    });
    expect(closed).to.include({ type: 'closed', content: 'Renewed.', user_id: owner.userId });
  });

  it('keeps an earlier first response', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { id } = await buildTicket(owner);
    const comment = { content: 'Looking into it', visibility: 'public' as const };
    await owner.call('createTicketActivity', { params: { id }, body: comment });
    const answeredAt = clock.now.toISOString();
    await clock.forward(10);
    const { data } = await owner.call('closeTicket', { params: { id } });
    expect(data.dates.first_response_at).to.equal(answeredAt);
  });

  it('composes a summary from the activities', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner, { title: 'Login fails', assignee_id: owner.userId });
    const comment = { content: 'The certificate is renewed.', visibility: 'public' as const };
    await owner.call('createTicketActivity', { params: { id }, body: comment });
    const { data } = await owner.call('closeTicket', { params: { id }, body: { generate_summary: true } });
    expect(data.resolution_summary).to.match(/^"Login fails", opened on \d{4}-\d\d-\d\d\.\n/);
    expect(data.resolution_summary).to.include('Handled by Olga Owner.').and.include('The certificate is renewed.');
  });

  it('prefers a summary written by hand', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner);
    const body = { generate_summary: true, resolution_summary: 'Mine' };
    expect((await owner.call('closeTicket', { params: { id }, body })).data.resolution_summary).to.equal('Mine');
  });

  it('leaves a closed ticket as it is', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner);
    const { data: closed } = await owner.call('closeTicket', { params: { id } });
    const { data } = await owner.call('closeTicket', { params: { id }, body: { resolution_summary: 'Again' } });
    expect(data).to.deep.equal(closed);
    expect(await eventsOf(owner, id)).to.have.length(3);
  });
});

describe('reopenTicket', () => {
  it('returns to the first open status and clears what closing set, except the first response and the summary', async () => {
    const { owner } = await buildWorkspace();
    const ticket = await buildTicket(owner, { status_id: (await statusNamed(owner, 'In Progress')).id });
    const params = { id: ticket.id };
    const { data: closed } = await owner.call('closeTicket', { params, body: { resolution_summary: 'Renewed.' } });
    const { data } = await owner.call('reopenTicket', { params, body: { reason: 'Again' } });
    expect(data).to.include({ status_id: (await statusNamed(owner, 'New')).id, resolution_summary: 'Renewed.' });
    expect(data.dates).to.include({ resolved_at: null, closed_at: null });
    expect(data.dates.first_response_at).to.equal(closed.dates.first_response_at);
    expect(data.sla.resolution_met).to.equal(null);
  });

  it('emits the change of status and the reopening, with the reason', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner);
    await owner.call('closeTicket', { params: { id } });
    await owner.call('reopenTicket', { params: { id }, body: { reason: 'Again' } });
    const [changed, reopened] = (await eventsOf(owner, id)).slice(-2);
    expect([changed?.type, reopened?.type]).to.deep.equal(['ticket.status_changed', 'ticket.reopened']);
    expect(reopened?.context.reason).to.equal('Again');
    expect((await activitiesOn(owner, id)).at(-1)).to.include({ type: 'reopened', content: 'Again' });
  });
});

describe('updateTicket to another status', () => {
  it('closes an open ticket with any status of type closed', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner);
    const status_id = (await statusNamed(owner, 'Closed')).id;
    const { data } = await owner.call('updateTicket', { params: { id }, body: { status_id } });
    expect(data.status_id).to.equal(status_id);
    expect([data.dates.resolved_at, data.dates.first_response_at]).to.deep.equal(Array(2).fill(data.dates.closed_at));
    expect(data.dates.closed_at).to.not.equal(null);
    expect(await lastTypes(owner, id, 2)).to.deep.equal(['ticket.status_changed', 'ticket.closed']);
  });

  it('reopens a closed ticket with any status of type open', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner);
    await owner.call('closeTicket', { params: { id } });
    const status_id = (await statusNamed(owner, 'In Progress')).id;
    const { data } = await owner.call('updateTicket', { params: { id }, body: { status_id } });
    expect([data.status_id, data.dates.closed_at]).to.deep.equal([status_id, null]);
    expect(await lastTypes(owner, id, 2)).to.deep.equal(['ticket.status_changed', 'ticket.reopened']);
  });

  it('leaves it closed when changing from one closed status to another', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { id } = await buildTicket(owner);
    const { data: closed } = await owner.call('closeTicket', { params: { id } });
    await clock.forward(5);
    const status_id = (await statusNamed(owner, 'Closed')).id;
    const { data } = await owner.call('updateTicket', { params: { id }, body: { status_id } });
    expect([data.status_id, data.dates]).to.deep.equal([status_id, closed.dates]);
    expect(await lastTypes(owner, id, 1)).to.deep.equal(['ticket.status_changed']);
  });

  it('changes nothing if the ticket already has the status', async () => {
    const { owner } = await buildWorkspace();
    const ticket = await buildTicket(owner);
    const { data } = await owner.call('updateTicket', {
      params: { id: ticket.id },
      body: { status_id: ticket.status_id },
    });
    expect(data).to.deep.equal(ticket);
    expect(await eventsOf(owner, ticket.id)).to.have.length(1);
  });

  it('emits separate events for title and status', async () => {
    const { owner } = await buildWorkspace();
    const { id, title } = await buildTicket(owner);
    const status_id = (await statusNamed(owner, 'In Progress')).id;
    await owner.call('updateTicket', { params: { id }, body: { title: 'Other', status_id } });
    const [updated, changed] = (await eventsOf(owner, id)).slice(-2);
    expect([updated?.type, changed?.type]).to.deep.equal(['ticket.updated', 'ticket.status_changed']);
    expect(updated?.context.changes).to.deep.equal({ title: { from: title, to: 'Other' } });
    expect(Object.keys(changed?.context.changes ?? {}))
      .to.include('status_id')
      .and.not.include('title');
  });
});
