import { expect } from 'chai';
import type { ApiClient } from '../support/service/api.js';
import { testApi } from '../support/service/api.js';
import { buildClient } from '../support/builders/factories.js';
import { buildWebhook, type Receiver } from '../support/service/receiver.js';
import { leaveOutOn } from '../support/engines/leave-out.js';
import { openDatabase } from '../../database/database.js';
import { readsOf } from '../support/source/plans.js';
import { statementsOf } from '../support/source/statements.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { findDueMessages, findDueWebhooks } from '../../models/queues/webhook-turns.js';

const deadReceivers = 5;

/** A webhook whose receiver accepts every delivery and never responds. */
async function buildDeadWebhook(owner: ApiClient): Promise<{ id: string; receiver: Receiver }> {
  const { webhook, receiver } = await buildWebhook(owner);
  receiver.answer = () => new Promise(() => undefined);
  return { id: webhook.id, receiver };
}

async function buildClients(owner: ApiClient, count: number): Promise<void> {
  for (let made = 0; made < count; made += 10) await Promise.all(Array.from({ length: 10 }, () => buildClient(owner)));
}

describe('receivers that never answer', () => {
  it('delay neither other workspaces nor the other receivers of their own', async () => {
    const [{ owner: busy }, { owner: other }] = [await buildWorkspace(), await buildWorkspace()];
    const dead = await Promise.all(Array.from({ length: deadReceivers }, () => buildDeadWebhook(busy)));
    const { receiver: alive } = await buildWebhook(busy);
    const { receiver: neighbour } = await buildWebhook(other);
    await buildClients(busy, 50);
    for (const { receiver } of dead) await receiver.waitFor(1);
    await buildClients(other, 20);
    await Promise.all([neighbour.waitFor(20), alive.waitFor(50)]);
    for (const { id } of dead) {
      const { pagination } = await busy.call('listWebhookDeliveries', { params: { id } });
      expect(pagination.total, 'attempts at a dead receiver that have ended').to.equal(0);
    }
  });
});

describe('the due part of the webhook queue', () => {
  /** A workspace that no worker polls, with a message for each number of `attempts` made so far. */
  async function buildWaiting(...attempts: readonly number[]) {
    const { owner } = await buildWorkspace();
    const { webhook } = await buildWebhook(owner);
    const { db, database } = await testApi();
    const clock_at = new Date();
    const clock_lease_until = new Date(Date.now() + 3_600_000);
    await db('workspaces').where({ id: owner.workspaceId }).update({ clock_at, clock_lease_until });
    const messages = attempts.map((attempt, at) => ({
      webhook_id: webhook.id,
      event_id: `evt_${at}`,
      workspace_id: owner.workspaceId,
      attempts: attempt,
      next_attempt_at: new Date(clock_at.getTime() - 1_000 * (attempts.length - at)),
      created_at: clock_at,
    }));
    await db('webhook_messages').insert(messages);
    return { db, database, owner, now: new Date() };
  }

  it('puts retries that are on time before first attempts, and then what has been due the longest', async () => {
    const { database: db, owner, now } = await buildWaiting(0, 0, 0, 3, 1, 3);
    const webhooks = await findDueWebhooks({ db }, owner.workspaceId, now);
    expect(webhooks.map(({ attempts }) => attempts)).to.deep.equal([3, 1, 0]);
    const messages = await findDueMessages({ db }, webhooks, 2, now);
    expect(messages.map(({ event_id }) => event_id)).to.deep.equal(['evt_3', 'evt_5', 'evt_4', 'evt_0', 'evt_1']);
  });

  it('is found with a step for each webhook, not for each message', async function () {
    await leaveOutOn('TiDB', 'it reads all that it groups', this, (await testApi()).database);
    const { db, database, owner, now } = await buildWaiting(...Array.from({ length: 500 }, () => 0));
    // The plan depends on the server's statistics, which may be older than these messages.
    await db.raw('ANALYZE TABLE webhook_messages');
    const sent = await statementsOf(database, () => findDueWebhooks({ db: database }, owner.workspaceId, now));
    // Meanwhile the workers of the service look at other workspaces, in the same database.
    const statements = sent.filter(({ bindings }) => bindings.includes(owner.workspaceId));
    expect(statements).to.have.lengthOf(1);
    const one = openDatabase(database.url, 1);
    try {
      for (const statement of statements) expect(await readsOf(one, statement)).to.be.within(1, 30);
    } finally {
      await one.destroy();
    }
  });
});
