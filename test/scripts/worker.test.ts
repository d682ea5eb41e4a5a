import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { openSchema } from '../../database/schema.js';
import { emit } from '../../models/events/event.js';
import { seal } from '../../models/workspace/secret-box.js';
import { addWebhook } from '../../models/events/webhook.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import type { EventData } from '../../contract/contract.js';
import { sampleData } from '../../contract/event-samples.js';
import { loadSettings } from '../../settings/settings.js';
import { ensureBuilt } from '../support/service/built.js';
import { freshDatabase } from '../support/service/database.js';
import { isSigned, startReceiver, stopReceivers } from '../support/service/receiver.js';
import { killSpawned, spawnBuilt, type SpawnedScript } from './fixtures/spawn-script.js';
import { noJobs } from '../support/service/no-jobs.js';

const SECRET_KEY = 'a secret key for the tests, long enough';
const secret = 'whsec_of-this-test';

describe('npm run worker', function () {
  let databaseUrl: string;
  let database: Database;
  let db: Knex;
  before(async () => {
    ensureBuilt();
    databaseUrl = await freshDatabase('worker');
    database = openDatabase(databaseUrl, 2);
    db = openSchema(databaseUrl);
  });
  after(async () => {
    killSpawned();
    await stopReceivers();
    await Promise.all([database.destroy(), db.destroy()]);
  });

  const start = (): SpawnedScript =>
    spawnBuilt('worker', {
      DATABASE_URL: databaseUrl,
      SECRET_KEY,
      WEBHOOK_ALLOW_PRIVATE: '1',
      LOG_LEVEL: 'error',
      WORKER: 'off',
    });

  /** Creates a webhook with this URL, and an event for it. */
  async function queueEvent(url: string): Promise<void> {
    const { test_workspace_id: id } = await createWorkspace(database, { name: 'Firm', email: 'owner@example.com' });
    const base = { db: database, jobs: noJobs, settings: loadSettings({ SECRET_KEY, DATABASE_URL: databaseUrl }) };
    await addWebhook(await systemContext(base, id), {
      url,
      events: ['client.created'],
      secret: seal(base.settings, secret),
    });
    await emit(
      await systemContext(base, id),
      'client.created',
      sampleData('client.created') as EventData<'client.created'>,
    );
  }

  it('delivers, and loses nothing when it is killed in the middle of an attempt', async () => {
    const receiver = await startReceiver();
    receiver.answer = () => (receiver.received.length === 1 ? new Promise<number>(() => undefined) : 200);
    await queueEvent(receiver.url);
    const first = start();
    await receiver.waitFor(1);
    await first.end('SIGKILL');
    expect(await db('webhook_deliveries')).to.deep.equal([]);
    await db('webhook_messages').update({ lease_until: new Date(Date.now() - 1) }); // as if a minute had passed
    const second = start();
    const [lost, repeated] = await receiver.waitFor(2);
    expect(repeated?.raw).to.equal(lost?.raw);
    expect(repeated && isSigned(repeated, secret)).to.equal(true);
    while ((await db('webhook_deliveries')).length === 0) await pause(20);
    expect(await second.end('SIGTERM')).to.equal(0);
    const rows = (await db('webhook_deliveries')) as { attempt: number; status: string }[];
    expect(rows.map(({ attempt, status }) => `${attempt} ${status}`)).to.deep.equal(['1 delivered']);
    expect(receiver.received).to.have.length(2);
  });
});
