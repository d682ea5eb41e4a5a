import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { testApi, type ApiClient } from '../support/service/api.js';
import { buildClient } from '../support/builders/factories.js';
import { buildWebhook, isSigned } from '../support/service/receiver.js';
import { startTestWorker } from '../support/service/worker.js';
import { buildWorkspace } from '../support/builders/workspace.js';

const ago = (ms: number): Date => new Date(Date.now() - ms);

/** A webhook with a message that a process had claimed when it was killed. */
async function buildAbandoned(leaseUntil: Date) {
  const { owner } = await buildWorkspace();
  const { webhook, receiver } = await buildWebhook(owner);
  const params = { id: webhook.id };
  await owner.call('updateWebhook', { params, body: { status: 'failed' } });
  const { id } = await buildClient(owner);
  const [event] = (await owner.call('listEvents', { query: { resource_id: id } })).data;
  const { db } = await testApi();
  await db('webhook_messages').insert({
    webhook_id: webhook.id,
    event_id: event?.id,
    workspace_id: owner.workspaceId,
    next_attempt_at: ago(1_000),
    created_at: ago(1_000),
    lease_by: 'a process that is gone',
    lease_until: leaseUntil,
  });
  await owner.call('updateWebhook', { params, body: { status: 'active' } });
  return { owner, webhook, receiver, event };
}

const deliveriesOf = async (owner: ApiClient, id: string) =>
  (await owner.call('listWebhookDeliveries', { params: { id }, query: { per_page: 100 } })).data;

describe('the lease of a webhook message', () => {
  it('keeps other workers away while it runs', async () => {
    const { owner, receiver } = await buildAbandoned(new Date(Date.now() + 60_000));
    const { id } = await buildClient(owner);
    const deliveries = await receiver.waitFor(1);
    expect(deliveries.map(({ event }) => event.data['id'])).to.deep.equal([id]);
  });

  it('lets another worker take over when it has ended', async () => {
    const { receiver, event } = await buildAbandoned(ago(1));
    const deliveries = await receiver.waitFor(1);
    expect(deliveries.map((delivery) => delivery.event.id)).to.deep.equal([event?.id]);
  });

  it('makes the late end of a lost attempt change nothing', async () => {
    const { owner } = await buildWorkspace();
    const { webhook, receiver } = await buildWebhook(owner);
    const answers: ((status: number) => void)[] = [];
    receiver.answer = () => (answers.length === 0 ? new Promise((resolve) => answers.push(resolve)) : 200);
    await buildClient(owner);
    await receiver.waitFor(1);
    const { db } = await testApi();
    await db('webhook_messages')
      .where({ webhook_id: webhook.id })
      .update({ lease_until: ago(1) });
    await receiver.waitFor(2);
    while ((await deliveriesOf(owner, webhook.id)).length === 0) await pause(10);
    answers[0]?.(500);
    await owner.call('testWebhook', { params: { id: webhook.id } });
    const deliveries = await deliveriesOf(owner, webhook.id);
    expect(deliveries.map(({ status }) => status)).to.deep.equal(['delivered', 'delivered']);
  });
});

describe('two workers', () => {
  it('share 200 messages and deliver each once', async () => {
    const { owner } = await buildWorkspace();
    const { webhook, receiver } = await buildWebhook(owner);
    const params = { id: webhook.id };
    await owner.call('updateWebhook', { params, body: { status: 'failed' } });
    for (let made = 0; made < 200; made += 10) await Promise.all(Array.from({ length: 10 }, () => buildClient(owner)));
    const worker = await startTestWorker('on');
    let answerAll = (): void => undefined;
    const mayAnswer = new Promise<number>((resolve) => {
      answerAll = () => resolve(200);
    });
    receiver.answer = () => mayAnswer;
    await owner.call('updateWebhook', { params, body: { status: 'active' } });
    const { data } = await owner.call('recoverWebhook', { params, body: { since: ago(3_600_000).toISOString() } });
    expect(data.queued).to.equal(200);
    // One process makes at most two concurrent attempts at an unknown receiver, so three mean that both work.
    await receiver.waitFor(3);
    answerAll();
    while ((await owner.call('listWebhookDeliveries', { params, query: { per_page: 1 } })).pagination.total < 200)
      await pause(50);
    await worker.stop();
    const ids = receiver.received.map(({ event }) => event.id);
    expect([ids.length, new Set(ids).size]).to.deep.equal([200, 200]);
    expect(receiver.received.every((delivery) => isSigned(delivery, webhook.secret))).to.equal(true);
    const byOwn = worker.lines.filter((line) => line === 'webhook attempt').length;
    expect(byOwn).to.be.greaterThan(0).and.lessThan(200);
    expect(
      (await owner.call('listWebhookDeliveries', { params, query: { status: 'failed' } })).pagination.total,
    ).to.equal(0);
  });
});
