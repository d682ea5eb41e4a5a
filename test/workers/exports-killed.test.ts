/** Workers are killed while they write an export: another one finishes it, as one whole file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { ZipReader } from '../../commands/across/moving/zip-reader.js';
import type { Manifest } from '../../commands/across/moving/format.js';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { openSchema } from '../../database/schema.js';
import { kinds } from '../../models/moving/kinds.js';
import { killSpawned, spawnWorker, type SpawnedScript } from '../scripts/fixtures/spawn-script.js';
import { buildClient, buildTicket } from '../support/builders/factories.js';
import { buildSentInvoice } from '../support/builders/invoices.js';
import { attachFile } from '../support/builders/uploads.js';
import { leaveOutOn } from '../support/engines/leave-out.js';
import { ApiClient, testApi } from '../support/service/api.js';
import { ensureBuilt } from '../support/service/built.js';
import { freshDatabase } from '../support/service/database.js';
import { startService } from '../support/service/service.js';
import { isWaitingForTable, until, waitingForTable } from '../support/service/waiting.js';

const clients = 20;

interface Export {
  readonly id: string;
  readonly status: string;
  readonly storage_key: string | null;
  readonly attempts: number;
  readonly rows: number;
  readonly files: number;
  readonly documents: number;
}

describe('a worker that is killed while it writes an export', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docket-exports-'));
  let databaseUrl: string;
  let secretKey: string;
  let database: Database;
  let db: Knex;
  let owner: ApiClient;

  before(async () => {
    ensureBuilt();
    databaseUrl = await freshDatabase('exports');
    secretKey = (await testApi()).settings.SECRET_KEY;
    database = openDatabase(databaseUrl, 3);
    db = openSchema(databaseUrl);
    const made = await createWorkspace(database, { name: 'Firm', email: 'owner@example.com' });
    const service = await startService({ databaseUrl, settings: { WORKER: 'off', DATA_DIR: folder } });
    owner = new ApiClient(service.url, made.test_key, made.test_workspace_id, made.test_user_id);
    for (let n = 0; n < clients; n++) await buildClient(owner);
    const { id: client_id } = await buildClient(owner);
    await attachFile(owner, (await buildTicket(owner, { client_id })).id);
    const { id: payer } = await buildClient(owner, { email: 'billing@client.example' });
    await buildSentInvoice(owner, { client_id: payer });
    await owner.call('createWorkspaceExport', {});
    await service.stop();
  });
  after(async () => {
    killSpawned();
    await Promise.all([database.destroy(), db.destroy()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (): SpawnedScript => spawnWorker(databaseUrl, secretKey, { DATA_DIR: folder });
  const exported = async (): Promise<Export> => (await db('workspace_exports').first()) as Export;
  const endLeases = (): Promise<number> => db('workspace_exports').update({ lease_until: new Date(0) });

  const isWaiting = (words: string): Promise<boolean> => isWaitingForTable(db, words);

  /** The names of the files in file storage that are in no ticket. */
  async function files(): Promise<string[]> {
    const attached = (await db('attachments').pluck('storage_key')) as string[];
    const found = await readdir(join(folder, 'files', owner.workspaceId)).catch(() => []);
    return found.filter((name) => !attached.includes(`${owner.workspaceId}/${name}`));
  }

  it('leaves no file if it had not read everything', async function () {
    await leaveOutOn('TiDB', 'it locks no tables', this, database);
    const lock = await db.transaction();
    await lock.raw('LOCK TABLES former_contacts WRITE');
    const doomed = start();
    await doomed.reaches(async () => isWaiting('SELECT'));
    await doomed.end('SIGKILL');
    await lock.raw('UNLOCK TABLES');
    await lock.rollback();
    expect(await exported()).to.include({ status: 'running', attempts: 1, storage_key: null });
    expect(await files()).to.deep.equal([]);
  });

  it('leaves a file that nobody can download if it could not say that it is whole', async function () {
    await leaveOutOn('TiDB', 'it locks no tables', this, database);
    await endLeases();
    const reading = await db.transaction();
    await reading.raw('LOCK TABLES former_contacts WRITE');
    const doomed = start();
    await doomed.reaches(async () => isWaiting('SELECT'));
    const settling = await db.transaction();
    await settling.raw('LOCK TABLES workspace_exports READ');
    await reading.raw('UNLOCK TABLES');
    await reading.rollback();
    await doomed.reaches(async () => (await files()).length > 0 && (await isWaiting('UPDATE workspace_exports')));
    await doomed.end('SIGKILL');
    // The server would still carry out what it has received.
    for (const id of await waitingForTable(db, 'UPDATE workspace_exports')) await db.raw('KILL ?', [id]);
    await settling.raw('UNLOCK TABLES');
    await settling.rollback();
    await until(async () => !(await isWaiting('UPDATE')));
    expect(await exported()).to.include({ status: 'running', attempts: 2, storage_key: null });
  });

  it('has it finished by another, in one file with everything', async () => {
    await endLeases();
    const heir = start();
    await heir.reaches(async () => (await exported()).status === 'ready');
    expect(await heir.end('SIGTERM')).to.equal(0);
    const done = await exported();
    expect([done.attempts, await files()]).to.deep.equal([3, [done.storage_key?.split('/')[1]]]);
    const zip = await ZipReader.open(join(folder, 'files', done.storage_key ?? ''));
    const manifest = JSON.parse((await zip.bytes('manifest.json')).toString()) as Manifest;
    for (const { table } of kinds) {
      const rows = (await db(table).where({ workspace_id: owner.workspaceId }).count({ all: '*' })) as {
        all: number;
      }[];
      expect(manifest.kinds[table]?.rows, table).to.equal(Number(rows[0]?.all));
      const lines = (await zip.bytes(`${table}.jsonl`)).toString().split('\n').length - 1;
      expect(lines, table).to.equal(manifest.kinds[table]?.rows);
    }
    zip.close();
    expect(done).to.include({ files: 1, documents: 1 });
    expect(done.rows).to.equal(Object.values(manifest.kinds).reduce((sum, { rows }) => sum + rows, 0));
    expect(manifest.kinds['clients']?.rows).to.be.greaterThan(clients);
  });
});
