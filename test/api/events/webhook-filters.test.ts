/** Webhooks with a filter, and test events with a real object, received by a real server. */
import { expect } from 'chai';
import type { EventType, Schemas } from '../../../contract/contract.js';
import { newId } from '../../../models/ids.js';
import { buildClient, buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildInvoice } from '../../support/builders/invoices.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';
import { startReceiver, type Delivery } from '../../support/service/receiver.js';

const eventTypes: readonly EventType[] = [
  'client.created',
  'client.updated',
  'client.deleted',
  'project.created',
  'project.updated',
  'ticket.created',
  'ticket.updated',
  'time_entry.created',
  'user.updated',
];

async function subscribe(owner: ApiClient, filter: Schemas['WebhookFilter'] | null) {
  const receiver = await startReceiver();
  const { data } = await owner.call('createWebhook', { body: { url: receiver.url, events: [...eventTypes], filter } });
  return { receiver, id: data.id };
}

/** A client with a project, and a ticket and an hour on it; another ticket without a project. */
async function work(owner: ApiClient) {
  const client = await buildClient(owner);
  const project = await buildProject(owner, { client_id: client.id });
  const ticket = await buildTicket(owner, { client_id: client.id, project_id: project.id });
  await buildTicket(owner, { client_id: client.id });
  await buildTimeEntry(owner, { project_id: project.id, hours: 1 });
  return { client, project, ticket };
}

const clientOf = ({ event: { type, data } }: Delivery): unknown =>
  type.startsWith('client.') ? data['id'] : data['client_id'];
const projectOf = ({ event: { type, data } }: Delivery): unknown =>
  type.startsWith('project.') ? data['id'] : data['project_id'];

/** All events of these types, as a webhook without a filter receives them. */
async function allOf(
  owner: ApiClient,
  { receiver }: Awaited<ReturnType<typeof subscribe>>,
): Promise<readonly Delivery[]> {
  const { total } = (await owner.call('listEvents', { query: { type: [...eventTypes] } })).pagination;
  return receiver.waitFor(total);
}

describe('a webhook with a filter', () => {
  it('receives what is about its clients or their objects, and nothing else', async () => {
    const { owner } = await buildWorkspace();
    const everything = await subscribe(owner, null);
    const mine = await buildClient(owner);
    const filtered = await subscribe(owner, { client_ids: [mine.id] });
    await owner.call('updateClient', { params: { id: mine.id }, body: { name: 'Renamed' } });
    const project = await buildProject(owner, { client_id: mine.id });
    await buildTimeEntry(owner, { project_id: project.id, hours: 1 });
    await work(owner);
    await owner.call('deleteClient', { params: { id: (await buildClient(owner)).id } });
    const all = await allOf(owner, everything);
    const expected = all.filter((one) => clientOf(one) === mine.id).map(({ event }) => event.id);
    // All but the client's creation, which came before the webhook.
    const received = await filtered.receiver.waitFor(expected.length - 1);
    expect(received.map(({ event }) => event.id)).to.have.members(expected.slice(1));
    expect(new Set(received.map(({ event }) => event.type.split('.')[0]))).to.deep.equal(
      new Set(['client', 'project', 'time_entry']),
    );
  });

  it('receives what is about its projects, and with both lists what meets both', async () => {
    const { owner } = await buildWorkspace();
    const first = await work(owner);
    const other = await buildClient(owner);
    const ofProject = await subscribe(owner, { project_ids: [first.project.id] });
    const ofBoth = await subscribe(owner, { client_ids: [other.id], project_ids: [first.project.id] });
    const everything = await subscribe(owner, null);
    await owner.call('updateProject', { params: { id: first.project.id }, body: { title: 'Renamed' } });
    await owner.call('updateTicket', { params: { id: first.ticket.id }, body: { title: 'Renamed' } });
    await owner.call('updateClient', { params: { id: other.id }, body: { name: 'Renamed' } });
    const all = await everything.receiver.waitFor(3);
    const expected = all.filter((one) => projectOf(one) === first.project.id).map(({ event }) => event.id);
    expect(expected.length).to.equal(2);
    const received = await ofProject.receiver.waitFor(2);
    expect(received.map(({ event }) => event.id)).to.have.members(expected);
    const queued = await owner.call('listWebhookDeliveries', { params: { id: ofBoth.id } });
    expect(queued.data).to.deep.equal([]);
  });

  it('recovers only what meets the filter', async () => {
    const { owner } = await buildWorkspace();
    const { client } = await work(owner);
    const { id, receiver } = await subscribe(owner, { client_ids: [client.id] });
    await owner.call('updateWebhook', { params: { id }, body: { status: 'failed' } });
    await owner.call('updateClient', { params: { id: client.id }, body: { name: 'Renamed' } });
    await buildClient(owner);
    await owner.call('updateWebhook', { params: { id }, body: { status: 'active' } });
    const since = new Date(Date.now() - 60_000).toISOString();
    const { data } = await owner.call('recoverWebhook', { params: { id }, body: { since } });
    expect(data.queued).to.equal(1);
    const [delivery] = await receiver.waitFor(1);
    expect([delivery?.event.type, delivery?.event.data['name']]).to.deep.equal(['client.updated', 'Renamed']);
  });

  it('refuses unknown clients and projects by name, and keeps those that were deleted since', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner);
    const unknown = { client_ids: [client.id, newId('cli')], project_ids: [newId('prj')] };
    const body = { url: 'https://hooks.example.com/', events: ['client.created' as const] };
    const { error } = await owner.fail('createWebhook', { body: { ...body, filter: unknown } });
    expect(error.details?.map(({ field }) => field)).to.deep.equal(['filter.client_ids.1', 'filter.project_ids.0']);
    const filter = { client_ids: [client.id] };
    const { id } = (await owner.call('createWebhook', { body: { ...body, filter } })).data;
    await owner.call('deleteClient', { params: { id: client.id } });
    const { data } = await owner.call('updateWebhook', { params: { id }, body: { filter, description: 'Same' } });
    expect(data.filter).to.deep.equal(filter);
    expect((await owner.call('updateWebhook', { params: { id }, body: { filter: null } })).data.filter).to.equal(null);
  });
});

describe('a test event with resource_id', () => {
  it('has the object as its GET returns it', async () => {
    const { owner } = await buildWorkspace();
    const { client, project, ticket } = await work(owner);
    const { id, receiver } = await subscribe(owner, { client_ids: [client.id] });
    const entry = (await owner.call('listTimeEntries', {})).data[0] ?? expect.fail('no entry');
    const objects: [EventType, string, object][] = [
      ['client.updated', client.id, (await owner.call('getClient', { params: { id: client.id } })).data],
      ['project.created', project.id, (await owner.call('getProject', { params: { id: project.id } })).data],
      ['ticket.sla_breached', ticket.id, (await owner.call('getTicket', { params: { id: ticket.id } })).data],
      ['time_entry.created', entry.id, (await owner.call('getTimeEntry', { params: { id: entry.id } })).data],
      ['user.updated', owner.userId, (await owner.call('getUser', { params: { id: owner.userId } })).data],
    ];
    for (const [event_type, resource_id, object] of objects) {
      const { data } = await owner.call('testWebhook', { params: { id }, body: { event_type, resource_id } });
      expect(data.status).to.equal('delivered');
      const event = receiver.received.at(-1)?.event;
      expect([event?.type, event?.data]).to.deep.equal([event_type, object]);
    }
  });

  it('refuses an object that is unknown, of another kind, of another workspace, or an invoice that is not paid', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await subscribe(owner, null);
    const client = await buildClient(owner);
    const foreign = await buildClient((await buildWorkspace()).owner);
    const unpaid = await buildInvoice(owner, { client_id: client.id });
    for (const [event_type, resource_id] of [
      ['client.updated', newId('cli')],
      ['ticket.created', client.id],
      ['client.updated', foreign.id],
      ['invoice.paid', unpaid.id],
    ] as const) {
      const { status, error } = await owner.fail('testWebhook', { params: { id }, body: { event_type, resource_id } });
      expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', 'resource_id']);
    }
  });
});
