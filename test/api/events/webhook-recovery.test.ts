import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { unknownId } from '../../support/contract/odd-ids.js';
import { stopClock } from '../../support/service/clock.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildWebhook } from '../../support/service/receiver.js';
import { allRetries, buildWatched, deliveriesOf, statusOf } from '../../support/builders/deliveries.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
describe('recoverWebhook', () => {
  it('sends what was never delivered since then, once, and nothing else', async () => {
    const built = await buildWatched();
    const { owner, clock, receiver, params } = built;
    const delivered = await buildClient(owner);
    await clock.forward(10);
    receiver.answer = () => 500;
    const exhausted = await buildClient(owner);
    await clock.forward(allRetries);
    const missed = await buildClient(owner);
    receiver.answer = () => 200;
    await owner.call('updateWebhook', { params, body: { status: 'active' } });
    const before = receiver.received.length;
    const since = new Date(clock.now.getTime() - 10 * 24 * 3_600_000).toISOString();
    const { data } = await owner.call('recoverWebhook', { params, body: { since } });
    expect(data).to.deep.equal({ webhook_id: params.id, since, queued: 2 });
    await clock.forward(0);
    const ids = receiver.received.slice(before).map(({ event }) => event.data['id']);
    expect(ids).to.have.members([exhausted.id, missed.id]).and.not.to.include(delivered.id);
    expect((await owner.call('recoverWebhook', { params, body: { since } })).data.queued).to.equal(0);
  });

  it('omits what happened before `since`, and types that the webhook does not receive', async () => {
    const { owner, clock, receiver, params } = await buildWatched();
    await owner.call('updateWebhook', { params, body: { status: 'failed' } });
    await buildClient(owner);
    const since = (await clock.forward(60)).toISOString();
    const { id } = await buildClient(owner);
    await owner.call('updateClient', { params: { id }, body: { city: 'Rome' } });
    await owner.call('updateWebhook', { params, body: { status: 'active' } });
    expect((await owner.call('recoverWebhook', { params, body: { since } })).data.queued).to.equal(1);
    await clock.forward(0);
    expect(receiver.received.map(({ event }) => event.data['id'])).to.deep.equal([id]);
  });

  it('does not go back before the webhook was made', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    await buildClient(owner);
    await clock.forward(1);
    const { webhook } = await buildWebhook(owner);
    const body = { since: new Date(0).toISOString() };
    expect((await owner.call('recoverWebhook', { params: { id: webhook.id }, body })).data.queued).to.equal(0);
  });

  it('is refused while the webhook is failed', async () => {
    const { owner, params, clock } = await buildWatched();
    await owner.call('updateWebhook', { params, body: { status: 'failed' } });
    const { status, error } = await owner.fail('recoverWebhook', { params, body: { since: clock.now.toISOString() } });
    expect([status, error.code]).to.deep.equal([409, 'invalid_state']);
  });
});

describe('retryWebhookDelivery', () => {
  it('sends a delivered event again, with the same id', async () => {
    const built = await buildWatched();
    const { owner, clock, receiver, params } = built;
    await buildClient(owner);
    await clock.forward(0);
    const [first] = await deliveriesOf(built);
    const { data } = await owner.call('retryWebhookDelivery', { params: { ...params, delivery_id: first?.id ?? '' } });
    expect(data).to.deep.equal({ ...first, next_retry_at: clock.now.toISOString() });
    await clock.forward(0);
    expect(receiver.received.map(({ event }) => event.id)).to.deep.equal([first?.event_id, first?.event_id]);
    expect((await deliveriesOf(built)).map(({ attempt, status }) => `${attempt} ${status}`)).to.deep.equal([
      '2 delivered',
      '1 delivered',
    ]);
  });

  it('does not wait for the next attempt, and continues on schedule if it fails', async () => {
    const built = await buildWatched();
    const { owner, clock, receiver, params } = built;
    receiver.answer = () => 500;
    await buildClient(owner);
    await clock.forward(1);
    const [second] = await deliveriesOf(built);
    await owner.call('retryWebhookDelivery', { params: { ...params, delivery_id: second?.id ?? '' } });
    await clock.forward(0);
    const [third] = await deliveriesOf(built);
    expect(third).to.include({ attempt: 3, next_retry_at: new Date(clock.now.getTime() + 30 * 60_000).toISOString() });
    await clock.forward(29);
    expect(receiver.received).to.have.length(3);
    await clock.forward(1);
    expect(receiver.received).to.have.length(4);
  });

  it('tries an event whose attempts are used up once more, and does not fail the webhook again', async () => {
    const built = await buildWatched();
    const { owner, clock, receiver, params } = built;
    receiver.answer = () => 500;
    await buildClient(owner);
    await clock.forward(allRetries);
    await owner.call('updateWebhook', { params, body: { status: 'active' } });
    const [last] = await deliveriesOf(built);
    await owner.call('retryWebhookDelivery', { params: { ...params, delivery_id: last?.id ?? '' } });
    await clock.forward(allRetries);
    expect(receiver.received).to.have.length(8);
    expect(await statusOf(built)).to.equal('active');
  });

  it('is refused while the webhook is failed, and unknown elsewhere', async () => {
    const built = await buildWatched();
    const { owner, clock, params } = built;
    const other = await buildWebhook(owner);
    await buildClient(owner);
    await clock.forward(0);
    const delivery_id = (await deliveriesOf(built))[0]?.id ?? '';
    expect(
      (await owner.fail('retryWebhookDelivery', { params: { id: other.webhook.id, delivery_id } })).status,
    ).to.equal(404);
    expect(
      (await owner.fail('retryWebhookDelivery', { params: { ...params, delivery_id: unknownId('del') } })).status,
    ).to.equal(404);
    await owner.call('updateWebhook', { params, body: { status: 'failed' } });
    const { error } = await owner.fail('retryWebhookDelivery', { params: { ...params, delivery_id } });
    expect(error.code).to.equal('invalid_state');
  });
});

describe('listWebhookDeliveries', () => {
  it('shows the attempts newest first, by status, event and type', async () => {
    const built = await buildWatched();
    const { owner, clock, receiver, params } = built;
    receiver.answer = () => (receiver.received.length === 1 ? 500 : 200);
    await buildClient(owner);
    await clock.forward(5);
    await buildClient(owner);
    await clock.forward(0);
    const all = await deliveriesOf(built);
    expect(all.map(({ attempt, status }) => `${attempt} ${status}`)).to.deep.equal([
      '1 delivered',
      '2 delivered',
      '1 failed',
    ]);
    const failed = await owner.call('listWebhookDeliveries', { params, query: { status: 'failed' } });
    expect(failed.data).to.deep.equal(all.slice(2));
    const ofFirst = await owner.call('listWebhookDeliveries', { params, query: { event_id: all[2]?.event_id ?? '' } });
    expect(ofFirst.data).to.deep.equal(all.slice(1));
    await owner.call('testWebhook', { params, body: { event_type: 'invoice.paid' } });
    const ofType = async (...event_type: Schemas['EventType'][]) =>
      (await owner.call('listWebhookDeliveries', { params, query: { event_type, status: ['delivered', 'failed'] } }))
        .data;
    expect(await ofType('client.created')).to.deep.equal(all);
    expect((await ofType('invoice.paid')).map(({ event_type }) => event_type)).to.deep.equal(['invoice.paid']);
    expect(await ofType('client.created', 'invoice.paid')).to.have.length(4);
    expect(await ofType('client.updated')).to.deep.equal([]);
    const query = { per_page: 1, page: 2, event_type: 'client.created' } as const;
    const paged = await owner.call('listWebhookDeliveries', { params, query });
    expect([paged.data, paged.pagination.total]).to.deep.equal([[all[1]], 3]);
  });

  it('is unknown for the webhook of another workspace', async () => {
    const { params } = await buildWatched();
    const other = await buildWorkspace();
    expect((await other.owner.fail('listWebhookDeliveries', { params })).status).to.equal(404);
  });
});
