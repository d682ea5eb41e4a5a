import { expect } from 'chai';
import { emitAll } from '../../models/events/event.js';
import { transaction } from '../../database/transaction.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import type { EventData } from '../../contract/contract.js';
import { sampleData } from '../../contract/event-samples.js';
import { testApi } from '../support/service/api.js';
import { buildWebhook, startReceiver } from '../support/service/receiver.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { noJobs } from '../support/service/no-jobs.js';

const data = sampleData('client.deleted') as EventData<'client.deleted'>;

describe('emitAll', () => {
  it('records any number of events in order, with a message for each webhook that wants them', async () => {
    const { owner } = await buildWorkspace();
    const { webhook, receiver } = await buildWebhook(owner, ['client.deleted']);
    const other = await startReceiver();
    await owner.call('createWebhook', { body: { url: other.url, events: ['client.created'] } });
    const { db, database, settings } = await testApi();
    const all = Array.from({ length: 450 }, (_, index) => ({ data: { ...data, name: `Client ${index}` } }));
    await transaction(database, async (trx) =>
      emitAll(await systemContext({ db: trx, settings, jobs: noJobs }, owner.workspaceId), 'client.deleted', all),
    );
    const events = (await db('events').where({ workspace_id: owner.workspaceId }).orderBy('id')) as { data: string }[];
    expect(events.map((event) => (JSON.parse(event.data) as { name: string }).name)).to.deep.equal(
      all.map((each) => each.data.name),
    );
    expect(await db('webhook_messages').where({ webhook_id: webhook.id })).to.have.length(450);
    await receiver.waitFor(450);
    expect(other.received).to.have.length(0);
  });

  it('leaves no event and no message of a transaction that is rolled back', async () => {
    const { owner } = await buildWorkspace();
    await buildWebhook(owner, ['client.deleted']);
    const { db, database, settings } = await testApi();
    const undone = transaction(database, async (trx) => {
      await emitAll(await systemContext({ db: trx, settings, jobs: noJobs }, owner.workspaceId), 'client.deleted', [
        { data },
      ]);
      throw new Error('undone');
    });
    expect(await undone.catch((error: Error) => error.message)).to.equal('undone');
    for (const table of ['events', 'webhook_messages'])
      expect(await db(table).where({ workspace_id: owner.workspaceId }), table).to.deep.equal([]);
  });
});
