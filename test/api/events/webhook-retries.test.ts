import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { testApi } from '../../support/service/api.js';
import { allRetries, buildWatched, deliveriesOf, statusOf, type Watched } from '../../support/builders/deliveries.js';
import { buildWebhook } from '../../support/service/receiver.js';
import { until } from '../../support/service/waiting.js';

describe('retryWebhookDeliveries', () => {
  type Chosen = Schemas['WebhookDeliveriesRetry'];
  const retry = async ({ owner, params }: Watched, body: Chosen) =>
    (await owner.call('retryWebhookDeliveries', { params, body })).data;
  const counted = async (built: Watched, body: Chosen) => {
    const { webhook_id: _, ...counts } = await retry(built, body);
    return counts;
  };
  const refused = async ({ owner, params }: Watched, body: Chosen) =>
    refusalOf(owner.fail('retryWebhookDeliveries', { params, body }));

  /** Three events; the first attempts failed for two of them, and succeeded for the last. */
  async function buildAttempts(): Promise<Watched & { ids: string[]; events: string[] }> {
    const built = await buildWatched();
    built.receiver.answer = () => (built.receiver.received.length < 3 ? 500 : 200);
    for (let count = 0; count < 3; count += 1) {
      await buildClient(built.owner);
      await built.clock.forward(0.25);
    }
    const attempts = (await deliveriesOf(built)).toReversed();
    expect(attempts.map(({ status }) => status)).to.deep.equal(['failed', 'failed', 'delivered']);
    return { ...built, ids: attempts.map(({ id }) => id), events: attempts.map(({ event_id }) => event_id) };
  }

  it('resends the events of the named deliveries, delivered or not, each once', async () => {
    const built = await buildAttempts();
    const { clock, receiver, ids, events, params } = built;
    expect(await retry(built, { delivery_ids: ids })).to.deep.equal({
      webhook_id: params.id,
      queued: 3,
      skipped: 0,
      has_more: false,
    });
    const scheduled = (await deliveriesOf(built)).map(({ next_retry_at }) => next_retry_at);
    expect(scheduled).to.deep.equal(Array(3).fill(clock.now.toISOString()));
    await clock.forward(allRetries);
    expect(receiver.received.slice(3).map(({ event }) => event.id)).to.have.members(events);
  });

  it('sends an event once even if several of its attempts are named', async () => {
    const built = await buildWatched();
    const { owner, clock, receiver } = built;
    receiver.answer = () => 500;
    await buildClient(owner);
    await clock.forward(6);
    const delivery_ids = (await deliveriesOf(built)).map(({ id }) => id);
    expect(delivery_ids).to.have.length(3);
    receiver.answer = () => 200;
    expect(await counted(built, { delivery_ids })).to.deep.equal({ queued: 1, skipped: 0, has_more: false });
    await clock.forward(allRetries);
    expect(receiver.received).to.have.length(4);
  });

  it('sends nothing twice if called twice, before the attempts or after them', async () => {
    const built = await buildAttempts();
    const { clock, receiver, ids } = built;
    const all: Chosen[] = [{ delivery_ids: ids }, { status: 'failed' }];
    expect((await retry(built, { delivery_ids: ids })).queued).to.equal(3);
    for (const body of all) expect((await retry(built, body)).queued).to.equal(0);
    await clock.forward(0);
    expect(receiver.received).to.have.length(6);
    expect(await counted(built, { delivery_ids: ids })).to.deep.equal({ queued: 0, skipped: 3, has_more: false });
    expect(await counted(built, { status: 'failed' })).to.deep.equal({ queued: 0, skipped: 0, has_more: false });
    await clock.forward(allRetries);
    expect(receiver.received).to.have.length(6);
  });

  it('sends nothing twice with many concurrent calls, while a worker delivers what the first of them queued', async () => {
    const bodiesFor = (ids: string[]): Chosen[] =>
      Array.from({ length: 8 }, (_, at) => (at % 2 ? { delivery_ids: ids } : { status: 'failed' }));
    // If a call that waits for a worker saw an old snapshot, about one round in three would fail on MySQL.
    for (let round = 0; round < 12; round += 1) {
      const built = await buildAttempts();
      const { clock, receiver, ids } = built;
      const queued = (await Promise.all(bodiesFor(ids).map((body) => retry(built, body)))).map((each) => each.queued);
      expect(queued.reduce((sum, each) => sum + each)).to.equal(3);
      await clock.forward(allRetries);
      expect(receiver.received).to.have.length(6);
    }
  });

  it('finds those that failed in a time range and were not delivered since', async () => {
    const built = await buildAttempts();
    const { owner, clock, receiver, params, ids, events } = built;
    const [first = '', second = ''] = ids;
    const attempts = await deliveriesOf(built);
    const at = attempts.find(({ id }) => id === second)?.attempted_at ?? '';
    const before = new Date(Date.parse(at) - 1).toISOString();
    const after = new Date(Date.parse(at) + 1).toISOString();
    expect((await retry(built, { status: 'failed', from: after })).queued).to.equal(0);
    expect((await retry(built, { status: 'failed', from: at, to: at })).queued).to.equal(1);
    await clock.forward(0);
    expect(receiver.received.at(-1)?.event.id).to.equal(events[1]);
    await owner.call('retryWebhookDelivery', { params: { ...params, delivery_id: first } });
    await clock.forward(0);
    expect((await retry(built, { status: 'failed', to: before })).queued).to.equal(0);
    expect(receiver.received).to.have.length(5);
  });

  it('tries events whose attempts are used up once more', async () => {
    const built = await buildWatched();
    const { owner, clock, receiver, params } = built;
    receiver.answer = () => 500;
    await buildClient(owner);
    await clock.forward(allRetries);
    expect(await refused(built, { status: 'failed' })).to.deep.equal([409, 'invalid_state', 'status']);
    await owner.call('updateWebhook', { params, body: { status: 'active' } });
    expect((await retry(built, { status: 'failed' })).queued).to.equal(1);
    await clock.forward(allRetries);
    expect([receiver.received.length, await statusOf(built)]).to.deep.equal([8, 'active']);
  });

  it('leaves an event that is being attempted alone', async () => {
    const { owner } = await buildWorkspace();
    const { webhook, receiver } = await buildWebhook(owner);
    const params = { id: webhook.id };
    const answers: ((status: number) => void)[] = [];
    receiver.answer = () => new Promise((resolve) => answers.push(resolve));
    await buildClient(owner);
    await receiver.waitFor(1);
    answers.pop()?.(500);
    const read = async () => (await owner.call('listWebhookDeliveries', { params })).data;
    await until(async () => (await read()).length === 1);
    const [delivery] = await read();
    const body = { delivery_ids: [delivery?.id ?? ''] };
    expect((await owner.call('retryWebhookDeliveries', { params, body })).data.queued).to.equal(1);
    await receiver.waitFor(2);
    expect((await owner.call('retryWebhookDeliveries', { params, body })).data).to.include({ queued: 0, skipped: 1 });
    answers.pop()?.(200);
    await until(async () => (await read()).length === 2);
    expect((await read()).map(({ status }) => status)).to.deep.equal(['delivered', 'failed']);
    expect(receiver.received).to.have.length(2);
  });

  it('handles a thousand events per call, and says that there are more', async () => {
    const built = await buildWatched();
    const { owner, clock, params } = built;
    const { db } = await testApi();
    const common = { webhook_id: params.id, workspace_id: owner.workspaceId, created_at: clock.now };
    const numbers = Array.from({ length: 1001 }, (_, at) => String(at).padStart(26, '0'));
    const times = { attempted_at: clock.now, updated_at: clock.now };
    const attempt = { event_type: 'client.created', attempt: 7, status: 'failed', response_time_ms: 1, ...times };
    const message = { state: 'failed', attempts: 7, next_attempt_at: clock.now };
    await db('webhook_deliveries').insert(
      numbers.map((number) => ({ ...common, ...attempt, id: `del_${number}`, event_id: `evt_${number}` })),
    );
    await db('webhook_messages').insert(
      numbers.map((number) => ({ ...common, ...message, event_id: `evt_${number}` })),
    );
    const counts = [];
    for (let count = 0; count < 3; count += 1) counts.push(await counted(built, { status: 'failed' }));
    expect(counts).to.deep.equal([
      { queued: 1000, skipped: 0, has_more: true },
      { queued: 1, skipped: 0, has_more: false },
      { queued: 0, skipped: 0, has_more: false },
    ]);
  });

  it('retries all or none, and says what is wrong', async () => {
    const built = await buildAttempts();
    const { owner, clock, receiver, ids } = built;
    const [first = '', second = ''] = ids;
    const other = await buildWebhook(owner);
    await buildClient(owner);
    await clock.forward(0);
    const [foreign] = (await owner.call('listWebhookDeliveries', { params: { id: other.webhook.id } })).data;
    const sent = receiver.received.length;
    const delivery_ids = [first, second];
    const at = clock.now.toISOString();
    const wrong: [body: Chosen, field: string][] = [
      [{ delivery_ids: [first, foreign?.id ?? ''] }, 'delivery_ids.1'],
      [{ delivery_ids: [first, second, first] }, 'delivery_ids.2'],
      [{ delivery_ids: [first, first.replace(/.{4}$/, '0000')] }, 'delivery_ids.1'],
      [{ delivery_ids, status: 'failed' }, 'status'],
      [{ delivery_ids, from: at }, 'from'],
      [{ from: at }, 'status'],
      [{ status: 'failed', from: at, to: new Date(0).toISOString() }, 'to'],
    ];
    for (const [body, field] of wrong)
      expect(await refused(built, body)).to.deep.equal([400, 'invalid_request', field]);
    await clock.forward(0);
    expect(receiver.received).to.have.length(sent);
  });
});
