/**
 * A real replica of the database server: which requests read from it, how old their data may be, and what happens when
 * the replica fails.
 */
import { expect } from 'chai';
import sql from 'sql-template-tag';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import type { OperationId } from '../../contract/contract.js';
import { operations } from '../../generated/operations.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { Replica } from '../../database/replica.js';
import { migrate } from '../../models/migrate.js';
import { execute, select } from '../../models/select.js';
import { contractDocument } from '../../server/contract/contract-document.js';
import { startReplication, type Replication } from '../support/engines/replication.js';
import { ApiClient, testApi } from '../support/service/api.js';
import { startService, type TestService } from '../support/service/service.js';
import { until } from '../support/service/waiting.js';

const header = 'docket-data-as-of';
const maxLag = 2;

describe('DATABASE_READ_URL', () => {
  let servers: Replication;
  let db: Database;
  let service: TestService;
  let owner: ApiClient;

  before(async () => {
    [servers] = await Promise.all([startReplication(), testApi()]);
    db = openDatabase(servers.writer.url, 2);
    await migrate(db);
    const made = await createWorkspace(db, { name: 'Replica', email: 'owner@example.com' });
    service = await startService({
      databaseUrl: servers.writer.url,
      settings: { WORKER: 'off', DATABASE_READ_URL: servers.replica.url, DATABASE_READ_MAX_LAG: maxLag },
    });
    owner = new ApiClient(service.url, made.test_key, made.test_workspace_id, made.test_user_id);
    await until(isServing);
  });
  after(async () => {
    await service.stop();
    await db.destroy();
    await servers.stop();
  });
  afterEach(async () => {
    await servers.replica.signal('SIGCONT');
    await servers.replica.run('START SLAVE');
    await until(isServing);
  });

  const clientsFile = async (): Promise<{ asOf: string | null; text: string }> => {
    const answer = await owner.request('listClients', { query: { format: 'csv' } });
    expect(answer.status).to.equal(200);
    return { asOf: answer.headers.get(header), text: await answer.text() };
  };
  const report = async (): Promise<string | null> => (await owner.send('getDashboardReport', {})).headers.get(header);
  const isServing = async (): Promise<boolean> => (await report()) !== null;
  const createClient = async (name: string): Promise<string> =>
    (await owner.call('createClient', { body: { name } })).data.id;
  const stopFollowing = (): Promise<void> => servers.replica.run('STOP SLAVE');
  const times = (line: string): number => service.log().split(line).length - 1;
  const metric = async (name: string): Promise<number> => {
    const text = await (await fetch(`${service.url}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  };

  it('serves every report and every exported list, each with the time of its data, and nothing else', async () => {
    const id = await createClient('Statement');
    await until(async () => (await clientsFile()).text.includes('Statement'));
    const { paths } = contractDocument();
    const read: string[] = [];
    for (const [name, { method, path, weight, needs, realm }] of Object.entries(operations)) {
      // Listing mails and events also writes, so these never use the replica.
      if (method !== 'get' || realm !== 'team' || ['listTestMails', 'listEvents'].includes(name)) continue;
      const parameters = JSON.stringify(paths?.[path]?.get?.parameters ?? []);
      const isList = parameters.includes('ListAnswerFormat') || parameters.includes('ListFormat');
      if (weight !== 'report' && !isList) continue;
      const query = weight === 'report' ? {} : { format: 'csv' };
      const answer = await owner.request(name as OperationId, { params: { id }, query });
      await answer.arrayBuffer();
      // No key may list the passkeys of its owner.
      const lacks = [400, 403, 404].includes(answer.status);
      if (!lacks) expect(answer.headers.get(header), `${name} ${needs.join(' ')}`).to.match(/^20\S+Z$/);
      if (!lacks) read.push(name);
    }
    expect(read).to.include.members([
      'getClientStatement',
      'getExpenseReport',
      'getTimeReport',
      'listClients',
      'listTimeEntries',
    ]);
    for (const name of ['listClients', 'getClient', 'getCurrentUser'] as const) {
      const answer = await owner.request(name, { params: { id } });
      expect(answer.headers.has(header), name).to.equal(false);
    }
    const inStep = await owner.request('listClients', {
      query: { format: 'csv', updated_since: '2020-01-01T00:00:00Z' },
    });
    expect(inStep.headers.has(header)).to.equal(false);
    const pdf = await owner.request('getDashboardReport', { query: { format: 'pdf' } });
    expect([pdf.status, pdf.headers.has(header)]).to.deep.equal([200, true]);
  });

  it('shows the state at that time, and nothing older than the limit', async () => {
    await stopFollowing();
    const before = await clientsFile();
    await createClient('Meanwhile');
    const during = await clientsFile();
    expect(during.asOf).to.equal(before.asOf);
    expect(during.text).to.equal(before.text);
    expect(Date.now() - Date.parse(during.asOf ?? '')).to.be.within(0, maxLag * 1000);
    await until(async () => !(await isServing()));
    const late = await clientsFile();
    expect(late.asOf).to.equal(null);
    expect(late.text).to.include('Meanwhile');
    expect(await metric('docket_replica_lag_seconds')).to.be.greaterThan(maxLag);
    await report();
    expect(times(`it is more than ${maxLag} seconds behind`)).to.equal(1);
    await servers.replica.run('START SLAVE');
    await until(isServing);
    expect((await clientsFile()).text).to.include('Meanwhile');
    expect(await metric('docket_replica_lag_seconds')).to.be.lessThan(maxLag + 1);
  });

  it('is not asked again for what it does not have yet: the writer answers', async () => {
    await stopFollowing();
    const id = await createClient('Just now');
    const { status, headers } = await owner.send('getClientStatement', { params: { id } });
    expect([status, headers.has(header)]).to.deep.equal([200, false]);
    const file = await owner.request('listInvoices', { query: { format: 'csv', client_id: id } });
    expect([file.status, file.headers.has(header)]).to.deep.equal([200, false]);
  });

  it('is killed and frozen without a failed request, and recovers by itself', async () => {
    const statuses = new Set<number>();
    const work = { isOver: false };
    const callers = [1, 2, 3].map(async () => {
      while (!work.isOver) {
        statuses.add((await owner.request('getTimeReport', {})).status);
        statuses.add((await owner.request('listTimeEntries', { query: { format: 'csv' } })).status);
      }
    });
    for (const signal of ['SIGKILL', 'SIGSTOP'] as const) {
      await until(isServing);
      await servers.replica.signal(signal);
      await until(async () => !(await isServing()));
      await (signal === 'SIGKILL' ? servers.replica.start() : servers.replica.signal('SIGCONT'));
      await until(isServing);
    }
    work.isOver = true;
    await Promise.all(callers);
    expect([...statuses]).to.deep.equal([200]);
  });

  it('serves nothing while its tables are older than needed', async () => {
    await servers.replica.run('STOP SLAVE');
    await servers.replica.run("DELETE FROM migrations WHERE name = '0064_heartbeats'");
    await until(async () => !(await isServing()));
    expect(service.log()).to.include('its tables are older than this version needs');
    await servers.replica.run(
      "INSERT INTO migrations (name, batch, migration_time) VALUES ('0064_heartbeats', 1, NOW())",
    );
  });

  describe('as a process sees it', () => {
    const open = (url: string): { replica: Replica; told: (string | undefined)[] } => {
      const told: (string | undefined)[] = [];
      const onChange = (trouble: string | undefined): void => void told.push(trouble);
      return { replica: new Replica({ url, writer: db, poolSize: 2, maxLag: 60, onChange }), told };
    };

    it('reads a whole report from one snapshot, and cannot write', async () => {
      const { replica, told } = open(servers.replica.url);
      await until(() => replica.isServing);
      expect(told).to.deep.equal([undefined]);
      const other = openDatabase(servers.replica.url, 1);
      const count = async (within: Pick<Database, 'perform'>): Promise<number> =>
        Number(
          ((await within.perform('SELECT COUNT(*) AS all_of_them FROM clients', [])) as { all_of_them: number }[])[0]
            ?.all_of_them,
        );
      const { value } = await replica.readAtOnce(async (within) => {
        const first = await count(within);
        await createClient('Between two looks');
        await until(async () => (await count(other)) > first);
        return [first, await count(within)];
      });
      expect(value[0]).to.equal(value[1]);
      const refused = await replica
        .readAtOnce((within) => execute({ db: within }, sql`DELETE FROM sequences`))
        .catch((error: unknown) => error);
      expect(refused).to.include({ errno: 1792 });
      await Promise.all([replica.close(), other.destroy()]);
    });

    it('does not mistake another database for a replica', async () => {
      await servers.replica.run('CREATE DATABASE IF NOT EXISTS stranger');
      await servers.replica.run('CREATE OR REPLACE TABLE stranger.migrations AS SELECT * FROM docket.migrations');
      await servers.replica.run(
        "CREATE OR REPLACE TABLE stranger.database_heartbeat AS SELECT id, 'another' AS origin, beat_at FROM docket.database_heartbeat",
      );
      const { replica, told } = open(servers.replica.url.replace(/docket$/, 'stranger'));
      await until(() => told.length > 0);
      expect(told).to.deep.equal(['it does not follow the database that is written to']);
      await replica.close();
      expect(await select({ db }, sql`SELECT id FROM database_heartbeat`)).to.have.lengthOf(1);
    });
  });
});
