/** The database stops, or the network to it is cut, without a connection being closed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { createWorkspace, type CreatedWorkspace } from '../../commands/across/create-workspace.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { NoConnectionError } from '../../database/no-connection.js';
import { readSnapshot } from '../../database/snapshot.js';
import { transaction } from '../../database/transaction.js';
import { migrate } from '../../models/migrate.js';
import { openPrivateServer, type DatabaseServer } from '../../scripts/database/private-server.js';
import { ApiClient } from '../support/service/api.js';
import { openDatabaseLink, type DatabaseLink } from '../support/service/database-link.js';
import { startService, type TestService } from '../support/service/service.js';
import { until } from '../support/service/waiting.js';

/** The time within which a request is refused while the database's failure is being detected. */
const refusedWithinMs = 8_000;
/** The time for requests after that. */
const atOnceMs = 1_000;

interface Outage {
  readonly begin: () => void;
  readonly end: () => void;
}

describe('a database that hangs', function () {
  let folder: string;
  let server: DatabaseServer;
  let link: DatabaseLink;
  let service: TestService;
  let workspace: CreatedWorkspace;
  let outages: Record<'stopped' | 'parted', Outage>;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'docket-hang-'));
    server = await openPrivateServer({
      folder,
      database: 'docket',
      durable: false,
      rights: 'database',
      memory: 128,
      log: () => undefined,
    });
    const pid = server.pid ?? 0;
    link = await openDatabaseLink(server.url);
    outages = {
      stopped: { begin: () => process.kill(pid, 'SIGSTOP'), end: () => process.kill(pid, 'SIGCONT') },
      parted: { begin: () => link.part(), end: () => link.rejoin() },
    };
    const database = openDatabase(server.url, 2);
    await migrate(database);
    workspace = await createWorkspace(database, { name: 'Hanging', email: 'owner@example.com' });
    await database.destroy();
    service = await startService({ databaseUrl: link.url, settings: { WORKER: 'off' } });
  });
  after(async () => {
    Object.values(outages).forEach(({ end }) => end());
    await service.stop();
    await link.cut();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const api = (): ApiClient =>
    new ApiClient(service.url, workspace.test_key, workspace.test_workspace_id, workspace.test_user_id);

  async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
    const begun = performance.now();
    const result = await work();
    return { ms: performance.now() - begun, result };
  }

  const refusal = async () => {
    const { status, error, headers } = await api().fail('createClient', { body: { name: 'Refused' } });
    return { status, code: error.code, retryAfter: headers.get('retry-after') };
  };
  const refused = { status: 503, code: 'unavailable', retryAfter: '1' };
  const isReady = async (): Promise<boolean> => (await fetch(`${service.url}/readyz`)).status === 200;

  for (const kind of ['stopped', 'parted'] as const)
    it(`that is ${kind} causes 503 in time, and is used again as soon as it continues`, async () => {
      // Forty requests at once open every connection of the pool.
      const before = Array.from({ length: 40 }, (_, at) => `Before it was ${kind}, ${at}`);
      await Promise.all(before.map((name) => api().call('createClient', { body: { name } })));
      outages[kind].begin();
      const readiness = timed(isReady);
      const first = await Promise.all(Array.from({ length: 60 }, () => timed(refusal)));
      for (const { ms, result } of first) {
        expect(result).to.deep.equal(refused);
        expect(ms).to.be.lessThan(refusedWithinMs);
      }
      const { ms, result: wasReady } = await readiness;
      expect({ wasReady, isInTime: ms < 2_000 }).to.deep.equal({ wasReady: false, isInTime: true });
      for (let again = 0; again < 3; again += 1) {
        for (const ask of [refusal, isReady]) expect((await timed<unknown>(ask)).ms).to.be.lessThan(atOnceMs);
      }
      expect((await fetch(`${service.url}/healthz`)).status).to.equal(200);
      outages[kind].end();
      await until(isReady);
      // More requests than the pool has connections: none of these is lost.
      const names = Array.from({ length: 60 }, (_, at) => `After, ${kind} ${at}`);
      await Promise.all(names.map((name) => api().call('createClient', { body: { name } })));
      const { data } = await api().call('listClients', { query: { per_page: 100, search: `After, ${kind}` } });
      expect(data.map(({ name }) => name)).to.have.members(names);
    });

  describe('work that waits for it', () => {
    let db: Database;
    beforeEach(() => {
      db = openDatabase(link.url, 2);
    });
    afterEach(async () => {
      outages.stopped.end();
      await db.destroy();
    });

    const failure = (work: Promise<unknown>): Promise<unknown> =>
      work.then(
        () => 'none',
        (error: unknown) => error,
      );

    /** A stopped server may still answer what had already arrived, so this repeats the work until it fails. */
    async function firstFailure(work: () => Promise<unknown>): Promise<unknown> {
      const error = await failure(work());
      return error === 'none' ? firstFailure(work) : error;
    }

    const waiting: Record<string, () => Promise<unknown>> = {
      'a statement': () => db.perform('SELECT 1', []),
      'a prepared statement': () => db.perform('SELECT ? AS one', [1]),
      'statements that go together': () =>
        Promise.all([1, 2, 3].map((one) => db.perform('SELECT ? AS one', [one], { isQuick: true }))),
      'a transaction': () =>
        transaction(db, (inner) => Promise.all([1, 2, 3].map((one) => inner.perform('SELECT ? AS one', [one])))),
      'a snapshot': async () => {
        const rows = readSnapshot({ db, workspace: { id: 'ws_1' } }, async function* (inner) {
          yield await inner.perform('SELECT ? AS one', [1]);
        });
        for await (const row of rows) expect(row).to.have.length(1);
      },
    };
    for (const [name, work] of Object.entries(waiting))
      it(`${name} fails, and gives its connection up`, async () => {
        await work();
        outages.stopped.begin();
        expect(await firstFailure(work)).to.be.instanceOf(NoConnectionError);
        outages.stopped.end();
        await until(async () => (await failure(work())) === 'none');
        await Promise.all(Array.from({ length: 5 }, work));
      });

    it('a transaction that was under way fails with what comes next, and is not committed', async () => {
      await db.perform('CREATE TABLE hung (id INT PRIMARY KEY)', []);
      const failed = await failure(
        transaction(db, async (inner) => {
          await inner.perform('INSERT INTO hung (id) VALUES (?)', [1]);
          outages.stopped.begin();
          await firstFailure(() => db.perform('SELECT 1', []));
          outages.stopped.end();
          await until(async () => (await failure(db.perform('SELECT 1', []))) === 'none');
        }),
      );
      expect(failed).to.be.instanceOf(NoConnectionError);
      await until(async () => ((await db.perform('SELECT id FROM hung FOR UPDATE', [])) as unknown[]).length === 0);
    });

    it('a statement that takes long is waited for, while the server answers others', async () => {
      const { ms } = await timed(() => db.perform('SELECT SLEEP(?)', [9]));
      expect(ms).to.be.greaterThan(8_900);
    });

    it('a process that was frozen itself does not give up a statement that was answered', async () => {
      const asked = db.perform('SELECT SLEEP(?)', [1]);
      await pause(100);
      for (const end = performance.now() + 6_000; performance.now() < end;);
      expect(await failure(asked)).to.equal('none');
    });
  });
});
