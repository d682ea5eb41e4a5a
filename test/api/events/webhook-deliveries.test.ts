import { expect } from 'chai';
import { testApi } from '../../support/service/api.js';
import { eventsOf } from '../../support/answers/events.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildWebhook, isSigned, startReceiver } from '../../support/service/receiver.js';
import { allRetries, buildWatched, deliveriesOf, statusOf } from '../../support/builders/deliveries.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

describe('webhook delivery', () => {
  it('happens automatically, signed, soon after the change', async () => {
    const { owner } = await buildWorkspace();
    const { webhook, receiver } = await buildWebhook(owner);
    const client = await buildClient(owner);
    const [delivery] = await receiver.waitFor(1);
    expect(delivery && isSigned(delivery, webhook.secret)).to.equal(true);
    expect(delivery?.headers).to.include({ 'content-type': 'application/json', 'user-agent': 'Docket-Webhooks/1' });
    const [event] = await eventsOf(owner, client.id);
    const { actor: _, resource_id: __, ...sent } = event ?? {};
    expect(delivery?.event).to.deep.equal(sent);
    expect(delivery?.event.data).to.deep.equal(client);
  });

  it('covers only the types of the webhook, and no other workspace', async () => {
    const built = await buildWatched();
    const { owner, clock, receiver } = built;
    const other = await buildWorkspace();
    await buildClient(other.owner);
    const { id } = await buildClient(owner);
    await owner.call('updateClient', { params: { id }, body: { city: 'Rome' } });
    await clock.forward(0);
    expect(receiver.received.map(({ event }) => event.type)).to.deep.equal(['client.created']);
  });

  it('reaches every webhook that wants the event', async () => {
    const built = await buildWatched();
    const second = await buildWebhook(built.owner);
    await buildClient(built.owner);
    await built.clock.forward(0);
    expect([built.receiver.received.length, second.receiver.received.length]).to.deep.equal([1, 1]);
  });

  it('sends nothing about a change that failed', async () => {
    const { owner, clock, receiver } = await buildWatched();
    await buildClient(owner, { name: 'Taken' });
    await owner.fail('createClient', { body: { name: 'Taken' } });
    await clock.forward(0);
    expect(receiver.received).to.have.length(1);
  });

  it('repeats an event with the same id and bytes, on schedule, until it is acknowledged', async () => {
    const built = await buildWatched();
    const { owner, clock, receiver, secret } = built;
    receiver.answer = () => (receiver.received.length < 4 ? 500 : 204);
    await buildClient(owner);
    const start = clock.now.getTime();
    await clock.forward(allRetries);
    expect(receiver.received).to.have.length(4);
    expect(new Set(receiver.received.map(({ raw }) => raw)).size).to.equal(1);
    expect(receiver.received.every((delivery) => isSigned(delivery, secret))).to.equal(true);
    const deliveries = (await deliveriesOf(built)).toReversed();
    expect(deliveries.map(({ attempted_at }) => (Date.parse(attempted_at) - start) / 60_000)).to.deep.equal([
      0, 1, 6, 36,
    ]);
    expect(deliveries.map(({ status, attempt }) => `${attempt} ${status}`)).to.deep.equal([
      '1 failed',
      '2 failed',
      '3 failed',
      '4 delivered',
    ]);
    expect(deliveries[0]).to.include({ response_code: 500, error: 'The receiver returned 500', delivered_at: null });
    expect(deliveries[0]?.next_retry_at).to.equal(deliveries[1]?.attempted_at);
    expect(deliveries[3]).to.include({ response_code: 204, error: null, next_retry_at: null });
    expect(deliveries[3]?.delivered_at).to.equal(deliveries[3]?.attempted_at);
    expect(await statusOf(built)).to.equal('active');
  });

  it('makes no attempt before it is due', async () => {
    const { owner, clock, receiver } = await buildWatched();
    receiver.answer = () => 500;
    await buildClient(owner);
    const counts: number[] = [];
    for (const minutes of [0, 0.99, 0.01, 4.99, 0.01]) {
      await clock.forward(minutes);
      counts.push(receiver.received.length);
    }
    expect(counts).to.deep.equal([1, 1, 2, 2, 3]);
  });

  it('treats a redirect as a failure and does not follow it', async () => {
    const built = await buildWatched();
    built.receiver.answer = () => 302;
    await buildClient(built.owner);
    await built.clock.forward(0);
    const [delivery] = await deliveriesOf(built);
    expect(delivery).to.include({ status: 'failed', response_code: 302 });
  });

  it('says why there was no response', async () => {
    const built = await buildWatched();
    const { owner, clock, params } = built;
    await owner.call('updateWebhook', { params, body: { url: 'http://127.0.0.1:1/' } });
    await buildClient(owner);
    await clock.forward(0);
    const [delivery] = await deliveriesOf(built);
    expect(delivery).to.include({
      status: 'failed',
      response_code: null,
      error: 'The receiver could not be reached: ECONNREFUSED',
    });
  });
});

describe('a webhook whose receiver keeps failing', () => {
  it('is failed after the 7th attempt, and its owners get a mail', async () => {
    const built = await buildWatched();
    const { owner, clock, receiver } = built;
    receiver.answer = () => 500;
    await buildClient(owner);
    await clock.forward(allRetries - 24 * 60 - 1);
    expect([receiver.received.length, await statusOf(built)]).to.deep.equal([6, 'active']);
    await clock.forward(1);
    expect([receiver.received.length, await statusOf(built)]).to.deep.equal([7, 'failed']);
    const [last] = await deliveriesOf(built);
    expect(last).to.include({ attempt: 7, status: 'failed', next_retry_at: null });
    const { data: mails } = await owner.call('listTestMails', {});
    expect(mails).to.have.length(1);
    expect(mails[0]?.subject).to.equal(`Webhook failed: ${receiver.url}`);
    expect(mails[0]?.text).to.contain('The receiver returned 500').and.to.contain(built.params.id);
  });

  it('receives nothing while failed, and nothing from that time afterwards', async () => {
    const built = await buildWatched();
    const { owner, clock, receiver, params } = built;
    receiver.answer = () => 500;
    await buildClient(owner);
    await clock.forward(allRetries);
    await buildClient(owner);
    await clock.forward(60);
    expect(receiver.received).to.have.length(7);
    receiver.answer = () => 200;
    await owner.call('updateWebhook', { params, body: { status: 'active' } });
    await clock.forward(allRetries);
    expect(receiver.received).to.have.length(7);
    const { id } = await buildClient(owner);
    await clock.forward(0);
    expect(receiver.received.at(-1)?.event.data['id']).to.equal(id);
  });

  it('receives what had attempts left once it is active again', async () => {
    const built = await buildWatched();
    const { owner, clock, receiver, params } = built;
    receiver.answer = () => 500;
    await buildClient(owner);
    await clock.forward(allRetries - 24 * 60 - 1);
    const late = await buildClient(owner);
    await clock.forward(1);
    expect(await statusOf(built)).to.equal('failed');
    const before = receiver.received.length;
    receiver.answer = () => 200;
    await clock.forward(60);
    expect(receiver.received).to.have.length(before);
    await owner.call('updateWebhook', { params, body: { status: 'active' } });
    await clock.forward(0);
    expect(receiver.received.slice(before).map(({ event }) => event.data['id'])).to.deep.equal([late.id]);
  });
});
describe('webhooks of the live side', () => {
  it('use real time and are separate from those of the test side', async () => {
    const { owner, live } = await buildWorkspace();
    const receiver = await startReceiver();
    const { db } = await testApi();
    const { data } = await live.call('createWebhook', {
      body: { url: 'https://hooks.example.com/', events: ['client.created'] },
    });
    await db('webhooks').where({ id: data.id }).update({ url: receiver.url });
    await buildClient(owner);
    const { id } = await buildClient(live);
    const deliveries = await receiver.waitFor(1);
    expect(deliveries.map(({ event }) => [event.workspace_id, event.data['id']])).to.deep.equal([
      [live.workspaceId, id],
    ]);
  });
});
