/** The service is killed during audited writes, again and again: each has its entry, and the log verifies. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { createWorkspace, type CreatedWorkspace } from '../../commands/across/create-workspace.js';
import { openDatabase } from '../../database/database.js';
import { openSchema } from '../../database/schema.js';
import { killSpawned, spawnBuilt, type SpawnedScript } from '../scripts/fixtures/spawn-script.js';
import { ensureBuilt } from '../support/service/built.js';
import { ApiClient } from '../support/service/api.js';
import { seen } from '../support/answers/seen.js';
import { uniqueName } from '../support/builders/factories.js';
import { RetryingClient } from '../support/models/crash-work.js';
import { freshDatabase } from '../support/service/database.js';
import { until } from '../support/service/waiting.js';

/** More crashes find rarer moments; each takes a few seconds. */
const crashes = Number(process.env['CRASHES'] ?? 6);
const workers = 6;

describe('a service that is killed in the middle of audited writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docket-audit-'));
  /** The ids of the objects of the writes that the service confirmed, by the action of their entry. */
  const confirmed = {
    'client.created': [] as string[],
    'client.updated': [] as string[],
    'client.deleted': [] as string[],
    'api_key.created': [] as string[],
    'api_key.revoked': [] as string[],
  };
  let db: Knex;
  let env: NodeJS.ProcessEnv;
  let workspace: CreatedWorkspace;
  let server: { script: SpawnedScript; api: Promise<ApiClient> };
  const client = new RetryingClient(() => server.api);

  function start(): { script: SpawnedScript; api: Promise<ApiClient> } {
    const script = spawnBuilt('serve', env);
    const api = script.until(/Docket is ready at .*\n/).then((text) => {
      const url = /Docket is ready at (\S+)/.exec(text)?.[1] ?? '';
      return new ApiClient(url, workspace.test_key, workspace.test_workspace_id, workspace.test_user_id);
    });
    return { script, api };
  }

  const count = (): number => Object.values(confirmed).reduce((sum, { length }) => sum + length, 0);

  async function work(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const made = seen(await client.send('createClient', { body: { name: uniqueName('Client') } }));
      const { id } = made.data;
      confirmed['client.created'].push(id);
      seen(await client.send('updateClient', { params: { id }, body: { name: uniqueName('Client') } }));
      confirmed['client.updated'].push(id);
      // A repetition of a deletion whose response was lost gets a 404.
      await client.send('deleteClient', { params: { id } });
      confirmed['client.deleted'].push(id);
      const key = seen(await client.send('createApiKey', { body: { name: 'Sync', mode: 'test' } }));
      const keyId = key.data.id;
      confirmed['api_key.created'].push(keyId);
      await client.send('deleteApiKey', { params: { id: keyId } });
      confirmed['api_key.revoked'].push(keyId);
    }
  }

  /** Waits until the server has done some work since its start, and kills it at a random moment. */
  async function crash(): Promise<void> {
    await server.api;
    const before = count();
    await until(() => count() - before > 2 * workers, 5);
    await pause(Math.random() * 50);
    const killed = server.script.end('SIGKILL');
    server = start();
    await killed;
  }

  before(async function () {
    ensureBuilt();
    const databaseUrl = await freshDatabase('audit_crash');
    env = { DATA_DIR: folder, DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '1000000' };
    const database = openDatabase(databaseUrl, 2);
    db = openSchema(databaseUrl);
    workspace = await createWorkspace(database, { name: 'Crash', email: 'owner@example.com' });
    await database.destroy();
    server = start();
    let isOver = false;
    const working = Promise.all(Array.from({ length: workers }, () => work(() => isOver)));
    for (let at = 0; at < crashes; at += 1) await Promise.race([crash(), working]);
    isOver = true;
    await working;
    await server.script.end('SIGTERM');
  });
  after(async () => {
    killSpawned();
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  /** The ids of the objects of all entries of an action. */
  const recorded = async (action: string): Promise<string[]> =>
    (await db('audit_entries')
      .where({ workspace_id: workspace.test_workspace_id, action })
      .orderBy('resource_id')
      .pluck('resource_id')) as string[];

  it('was killed while it worked', () => {
    expect(client.interruptions).to.be.at.least(crashes);
    for (const [action, ids] of Object.entries(confirmed)) expect(ids.length, action).to.be.greaterThan(crashes);
  });

  it('has a log that the operator’s command verifies', async () => {
    const verifying = spawnBuilt('audit', env, ['verify', '--workspace', workspace.test_workspace_id]);
    expect(await verifying.over, verifying.output()).to.equal(0);
    expect(verifying.output()).to.contain('"fault":null');
  });

  for (const action of Object.keys(confirmed) as (keyof typeof confirmed)[])
    it(`has one entry ${action} for each write that it confirmed, and no other`, async () => {
      expect(await recorded(action)).to.deep.equal(confirmed[action].toSorted());
    });

  it('has done nothing without its entry: each event of a client has one', async () => {
    for (const type of ['client.created', 'client.updated', 'client.deleted'] as const) {
      const events = (await db('events')
        .where({ workspace_id: workspace.test_workspace_id, type })
        .orderBy('resource_id')
        .pluck('resource_id')) as string[];
      expect(await recorded(type), type).to.deep.equal(events);
    }
  });
});
