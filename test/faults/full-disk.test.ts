/**
 * The disk of the database is full. The test uses a small disk in memory, which only root can mount; without it, the
 * test is skipped with a message.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { openSchema } from '../../database/schema.js';
import { migrate } from '../../models/migrate.js';
import { openPrivateServer } from '../../scripts/database/private-server.js';
import { ApiClient, type Answered } from '../support/service/api.js';
import type { JsonResult, Schemas } from '../../contract/contract.js';
import { startService, type TestService } from '../support/service/service.js';
import { until } from '../support/service/waiting.js';

/** The size of the disk. The server starts with some 150 MB of logs and tables. */
const sizeMb = 300;

/** Mounts a disk of its own; undefined if that is not possible. */
function mountDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'docket-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    console.log('      (a disk cannot be mounted here: the tests of a full disk are skipped)');
    return undefined;
  }
}

const disk = mountDisk();

if (disk !== undefined)
  describe('a full disk of the database', () => {
    let stopDatabase = (): Promise<void> => Promise.resolve();
    let database: Database;
    let db: Knex;
    let service: TestService;
    let owner: ApiClient;
    const filler = join(disk, 'filler');
    /** Fills up the disk. */
    const fill = (): void => {
      const { bavail, bsize } = statfsSync(disk);
      try {
        if (bavail > 0) writeFileSync(filler, Buffer.alloc(bavail * bsize), { flag: 'a' });
      } catch (error) {
        // The server may have used some of the space in between, which fills the disk as well.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    };
    const description = 'x'.repeat(4_000);

    before(async () => {
      const folder = join(disk, 'mariadb');
      mkdirSync(folder, { mode: 0o755 });
      const server = await openPrivateServer({
        folder,
        database: 'docket',
        durable: false,
        rights: 'server',
        memory: 32,
        log: () => undefined,
      });
      stopDatabase = server.stop;
      database = openDatabase(server.url, 2);
      db = openSchema(server.url);
      await migrate(database);
      const made = await createWorkspace(database, { name: 'Full', email: 'owner@example.com' });
      service = await startService({ databaseUrl: server.url, settings: { WORKER: 'off' } });
      owner = new ApiClient(service.url, made.test_key, made.test_workspace_id, made.test_user_id);
    });
    after(async () => {
      rmSync(filler, { force: true });
      await service.stop();
      await Promise.all([database.destroy(), db.destroy()]);
      await stopDatabase();
      execFileSync('umount', [disk]);
      rmSync(disk, { recursive: true });
    });

    it('returns 503, leaves nothing half-done, keeps reads working, and is over when there is space again', async () => {
      const made: string[] = [];
      const refusals: Schemas['ErrorBody'][] = [];
      const create = async (key: string): Promise<void> => {
        const headers = { 'Idempotency-Key': key };
        const body = { name: key, notes: description };
        const response = await owner.request('createClient', { body, headers });
        const answer = (await response.json()) as JsonResult<'createClient'> & Schemas['ErrorEnvelope'];
        if (response.status === 201) return void made.push(answer.data.id);
        expect([response.status, response.headers.get('retry-after')], JSON.stringify(answer)).to.deep.equal([
          503,
          '1',
        ]);
        refusals.push(answer.error);
      };
      const ofClients = async (): Promise<string[]> =>
        (await db('clients').where({ workspace_id: owner.workspaceId }).orderBy('id').pluck('id')) as string[];
      const toldOf = async (): Promise<string[]> =>
        (await db('events')
          .where({ workspace_id: owner.workspaceId, type: 'client.created' })
          .orderBy('resource_id')
          .pluck('resource_id')) as string[];

      await create('before');
      fill();
      // The server first uses up free pages within its files.
      for (let count = 0; refusals.length < 5; count += 1) {
        fill();
        await create(`client ${count}`);
      }
      expect(refusals.map(({ code }) => code)).to.deep.equal(refusals.map(() => 'unavailable'));
      expect(refusals[0]?.message).to.contain('out of disk space');
      const listed: Answered<JsonResult<'listClients'>> = await owner.send('listClients', { query: { per_page: 1 } });
      expect(listed.body.pagination.total, 'a read while there is no room').to.equal(made.length);
      expect(await ofClients(), 'what was acknowledged').to.deep.equal(made.toSorted());
      expect(await toldOf(), 'events').to.deep.equal(made.toSorted());

      rmSync(filler);
      await until(async () => {
        const before = made.length;
        await create('after');
        return made.length > before;
      }, 100);
      expect(await ofClients()).to.deep.equal(made.toSorted());
    });
  });
