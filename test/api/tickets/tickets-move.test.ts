/** The time logged on a ticket moves with it to another project of the client. */
import { expect } from 'chai';
import { addTicketHours } from '../../../commands/tickets/ticket-hours.js';
import type { Schemas } from '../../../contract/contract.js';
import { dec } from '../../../domain/money.js';
import { isLost, StaleReadError } from '../../../database/failures.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildAgreement } from '../../support/builders/agreements.js';
import { buildPortalContact } from '../../support/builders/portal.js';
import { approve, requestApproval, march } from '../../support/builders/approvals.js';
import { buildClient, buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildTimeEntry, markBilled } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { systemContextOf } from '../../support/service/context.js';
import { untilOneWaits } from '../../support/service/waiting.js';
import { testApi, type ApiClient } from '../../support/service/api.js';

interface Place {
  readonly owner: ApiClient;
  readonly client_id: string;
  readonly from: string;
  readonly to: string;
  readonly ticket: string;
}

/** A ticket on a project at 50 an hour, and another project of the client at 80. */
async function buildPlace(to: Partial<Schemas['ProjectCreate']> = {}): Promise<Place> {
  const { owner } = await buildWorkspace();
  const { id: client_id } = await buildClient(owner);
  const from = await buildProject(owner, { client_id, status: 'active', custom_rate: 50 });
  const next = await buildProject(owner, { client_id, status: 'active', custom_rate: 80, ...to });
  const { id: ticket } = await buildTicket(owner, { client_id, project_id: from.id });
  return { owner, client_id, from: from.id, to: next.id, ticket };
}

const read = async ({ owner }: Place, id: string): Promise<Schemas['TimeEntry']> =>
  (await owner.call('getTimeEntry', { params: { id } })).data;
const hoursOn = async ({ owner }: Place, id: string): Promise<number> =>
  (await owner.call('getProject', { params: { id } })).data.budget.hours_used;
const move = ({ ticket, to }: Place, project_id: string | null = to) => ({
  params: { id: ticket },
  body: { project_id },
});

describe('updateTicket to another project of the client', () => {
  it('moves all time on it, whoever logged it, with its hours, events and the rate of the new project', async () => {
    const place = await buildPlace();
    const { owner, ticket, from, to } = place;
    const member = await buildUser(owner, 'member');
    const plain = await buildTimeEntry(owner, { ticket_id: ticket, hours: 2 });
    const byHand = await buildTimeEntry(owner, { ticket_id: ticket, hours: 3, rate_charged: 99 });
    const { id: running } = (await owner.call('startTimer', { body: { ticket_id: ticket } })).data;
    expect([await hoursOn(place, from), await hoursOn(place, to)]).to.deep.equal([5, 0]);
    const { data } = await member.call('updateTicket', move(place));
    expect(data.project_id).to.equal(to);
    expect([await hoursOn(place, from), await hoursOn(place, to)]).to.deep.equal([0, 5]);
    for (const [id, rate] of [
      [plain.id, 80],
      [byHand.id, 99],
      [running, 80],
    ] as const) {
      const entry = await read(place, id);
      expect([entry.project_id, entry.ticket_id, entry.billing.rate_charged]).to.deep.equal([to, ticket, rate]);
      expect((await eventsOf(owner, id)).at(-1)).to.include({ type: 'time_entry.updated' });
    }
    expect((await owner.call('getTicket', { params: { id: ticket } })).data).to.deep.equal({ ...data });
  });

  it('lets billable and the agreement follow where they came from the old project, and stay where they were chosen', async () => {
    const place = await buildPlace();
    const { owner, client_id, ticket } = place;
    const agreement = await buildAgreement(owner, { client_id });
    const body = { agreement_id: agreement.id, billing_type: 'retainer' as const };
    await owner.call('updateProject', { params: { id: place.to }, body });
    const follows = await buildTimeEntry(owner, { ticket_id: ticket });
    const chosen = await buildTimeEntry(owner, { ticket_id: ticket, billable: false });
    await owner.call('updateTicket', move(place));
    const [one, other] = [await read(place, follows.id), await read(place, chosen.id)];
    expect([one.agreement_id, one.billing.billable]).to.deep.equal([agreement.id, true]);
    expect(other.billing.billable).to.equal(false);
    const balance = await owner.call('getAgreementBalance', { params: { id: agreement.id } });
    expect(balance.data.hours.used).to.equal(2);
    const free = await buildProject(owner, { client_id, status: 'active', billing_type: 'non_billable' });
    const { data } = await owner.call('updateTicket', move(place, free.id));
    expect([(await read(place, follows.id)).agreement_id, data.time.billable_hours]).to.deep.equal([null, 0]);
  });

  it('takes the time off the project when the ticket leaves it', async () => {
    const place = await buildPlace();
    const { id } = await buildTimeEntry(place.owner, { ticket_id: place.ticket });
    await place.owner.call('updateTicket', move(place, null));
    expect((await read(place, id)).project_id).to.equal(null);
    expect(await hoursOn(place, place.from)).to.equal(0);
  });

  it('takes the approval of the time back, for users who may', async () => {
    const place = await buildPlace();
    const { owner, ticket } = place;
    const member = await buildUser(owner, 'member');
    const { id } = await buildTimeEntry(owner, { ticket_id: ticket });
    await owner.call('approveTimeEntry', { params: { id } });
    expect((await member.fail('updateTicket', move(place))).status).to.equal(403);
    await owner.call('updateTicket', move(place));
    expect((await read(place, id)).approval.status).to.equal('pending');
  });

  it('is refused while some of the time is billed, and then moves nothing', async () => {
    const place = await buildPlace();
    const { owner, ticket } = place;
    const [free, billed] = [
      await buildTimeEntry(owner, { ticket_id: ticket }),
      await buildTimeEntry(owner, { ticket_id: ticket }),
    ];
    await markBilled(billed.id);
    const { status, error } = await owner.fail('updateTicket', move(place));
    expect([status, error.code, error.field]).to.deep.equal([409, 'invalid_state', 'project_id']);
    expect((await read(place, free.id)).project_id).to.equal(place.from);
    expect(await eventTypesOf(owner, ticket)).to.deep.equal(['ticket.created']);
  });

  it('is refused while the client is asked to approve some of the time, and not once they have', async () => {
    const place = await buildPlace();
    const { owner, ticket, client_id } = place;
    const contact = await buildPortalContact(owner, { client_id });
    await buildTimeEntry(owner, { ticket_id: ticket, date: '2026-03-10' });
    const { id } = await requestApproval(owner, { type: 'hours', project_id: place.from, ...march });
    const { status, error } = await owner.fail('updateTicket', move(place));
    expect([status, error.code, error.field]).to.deep.equal([409, 'invalid_state', 'project_id']);
    await approve(contact, id);
    expect((await owner.call('updateTicket', move(place))).data.project_id).to.equal(place.to);
  });

  it('is refused to a project that is finished', async () => {
    const place = await buildPlace();
    await buildTimeEntry(place.owner, { ticket_id: place.ticket });
    await place.owner.call('updateProject', { params: { id: place.to }, body: { status: 'completed' } });
    const { status, error } = await place.owner.fail('updateTicket', move(place));
    expect([status, error.code]).to.deep.equal([409, 'invalid_state']);
  });

  it('puts a timer on the new project that was started before the move and is written after it', async () => {
    const place = await buildPlace();
    const { owner, ticket, from, to } = place;
    const holder = await (await testApi()).db.transaction();
    await holder('projects').where({ id: from }).forUpdate();
    const answer = owner.request('startTimer', { body: { ticket_id: ticket } });
    await untilOneWaits();
    await owner.call('updateTicket', move(place));
    await holder.commit();
    const { data } = (await (await answer).json()) as { data: Schemas['TimeEntry'] };
    expect([data.ticket_id, data.project_id]).to.deep.equal([ticket, to]);
  });

  it('makes an entry that has read the project from before the move start over when its hours are counted', async () => {
    const { owner, ticket, to } = await buildPlace();
    const ctx = await systemContextOf(owner);
    const counting = addTicketHours(ctx, ticket, { logged: dec(2), billable: dec(2) }, to);
    expect(await counting.catch((error: unknown) => error))
      .to.be.an.instanceOf(StaleReadError)
      .and.satisfy(isLost);
    expect((await owner.call('getTicket', { params: { id: ticket } })).data.time.logged_hours).to.equal(0);
  });
});
