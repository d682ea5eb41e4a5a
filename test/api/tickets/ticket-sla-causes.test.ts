import { expect } from 'chai';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { stopClock } from '../../support/service/clock.js';
import { eventsOf } from '../../support/answers/events.js';
import { buildClient } from '../../support/builders/factories.js';
import { priorityNamed } from '../../support/builders/tickets.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const weekdays = (from: string, to: string) => ({
  weekly: Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, [[from, to]]])),
});

/** The Monday after next, plus this many days. */
function dayAfterMonday(days: number): string {
  const now = new Date();
  const toMonday = 14 - ((now.getUTCDay() + 6) % 7);
  return new Date(now.getTime() + (toMonday + days) * 86_400_000).toISOString().slice(0, 10);
}
const [monday, tuesday, wednesday] = [dayAfterMonday(0), dayAfterMonday(1), dayAfterMonday(2)];

const setClock = (owner: ApiClient, to: string) => owner.call('advanceTestClock', { body: { to } });

async function newTicket(owner: ApiClient, client_id?: string): Promise<string> {
  const client = client_id ?? (await buildClient(owner)).id;
  return (await owner.call('createTicket', { body: { title: 'Login fails', client_id: client } })).data.id;
}

const slaOf = async (owner: ApiClient, id: string) => (await owner.call('getTicketSla', { params: { id } })).data;
const ticketOf = async (owner: ApiClient, id: string) => (await owner.call('getTicket', { params: { id } })).data;

describe('the SLA of tickets', () => {
  it('counts only business hours of the workspace, in its time zone', async () => {
    const { owner } = await buildWorkspace();
    const hours = { ...weekdays('09:00', '17:00'), holidays: [tuesday] };
    await owner.call('updateWorkspace', { body: { timezone: 'Asia/Tokyo', sla_business_hours: hours } });
    await setClock(owner, `${monday}T06:00:00.000Z`);
    const id = await newTicket(owner);
    expect((await ticketOf(owner, id)).sla).to.include({ response_due_at: `${wednesday}T02:00:00.000Z` });
    await setClock(owner, `${wednesday}T02:00:00.000Z`);
    const told = (await eventsOf(owner, id)).filter(({ type }) => type.startsWith('ticket.sla_'));
    expect(told.map(({ type, created_at }) => [type, created_at])).to.deep.equal([
      ['ticket.sla_warning', `${wednesday}T01:12:00.000Z`],
      ['ticket.sla_breached', `${wednesday}T02:00:00.000Z`],
    ]);
  });

  it('is recalculated from the opening when the business hours change', async () => {
    const { owner } = await buildWorkspace();
    await setClock(owner, `${monday}T16:00:00.000Z`);
    const id = await newTicket(owner);
    await owner.call('updateWorkspace', { body: { sla_business_hours: weekdays('09:00', '17:00') } });
    expect((await slaOf(owner, id)).response?.due_at).to.equal(`${tuesday}T12:00:00.000Z`);
    await setClock(owner, `${monday}T16:00:01.000Z`);
    expect((await ticketOf(owner, id)).sla.response_due_at).to.equal(`${tuesday}T12:00:00.000Z`);
    await setClock(owner, `${tuesday}T11:59:00.000Z`);
    expect((await ticketOf(owner, id)).sla.breached).to.equal(false);
    await setClock(owner, `${tuesday}T12:00:00.000Z`);
    expect((await ticketOf(owner, id)).sla.breached).to.equal(true);
  });

  it('prefers the targets of the client to those of the priority, as they were when the ticket was created', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { id: priority_id } = await priorityNamed(owner, 'Normal');
    const override = { priority_id, response_target: 10, resolution_target: 100 };
    const { id: client_id } = await buildClient(owner, { sla_overrides: [override] });
    const id = await newTicket(owner, client_id);
    await owner.call('updateClient', { params: { id: client_id }, body: { sla_overrides: [] } });
    await clock.forward(10);
    expect((await ticketOf(owner, id)).sla).to.include({
      response_target: 10,
      resolution_target: 100,
      response_met: false,
    });
    const later = await ticketOf(owner, await newTicket(owner, client_id));
    expect(later.sla).to.include({ response_target: 240, resolution_target: 1440 });
  });

  it('lowers the health of the client once for both targets, until the ticket moves to another client', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { id: client_id } = await buildClient(owner);
    const { id: other } = await buildClient(owner, { name: 'Another' });
    const id = await newTicket(owner, client_id);
    const score = async (client: string) =>
      (await owner.call('getClient', { params: { id: client } })).data.health.score;
    await clock.forward(240);
    expect(await score(client_id)).to.equal(90);
    await clock.forward(1200);
    expect(await score(client_id)).to.equal(90);
    await owner.call('updateTicket', { params: { id }, body: { client_id: other } });
    expect([await score(client_id), await score(other)]).to.deep.equal([100, 90]);
  });

  it('can be filtered by whether a target was missed', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const missed = await newTicket(owner);
    await clock.forward(240);
    const fresh = await newTicket(owner);
    const listed = async (sla_breached: boolean) =>
      (await owner.call('listTickets', { query: { sla_breached } })).data.map(({ id }) => id);
    expect([await listed(true), await listed(false)]).to.deep.equal([[missed], [fresh]]);
  });

  it('is deleted along with its ticket', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const id = await newTicket(owner);
    await owner.call('deleteTicket', { params: { id } });
    await clock.forward(1500);
    const told = (await eventsOf(owner, id)).filter(({ type }) => type.startsWith('ticket.sla_'));
    expect(told).to.deep.equal([]);
    const { db } = await testApi();
    expect(await db('tickets').where({ id })).to.deep.equal([]);
  });
});
