/** A worker is killed while it deletes a workspace: another one deletes the rest. */
import { expect } from 'chai';
import type { Knex } from 'knex';
import { createWorkspace, type CreatedWorkspace } from '../../commands/across/create-workspace.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { openSchema } from '../../database/schema.js';
import { killSpawned, spawnWorker, type SpawnedScript } from '../scripts/fixtures/spawn-script.js';
import { buildClient } from '../support/builders/factories.js';
import { leaveOutOn } from '../support/engines/leave-out.js';
import { ApiClient, testApi } from '../support/service/api.js';
import { ensureBuilt } from '../support/service/built.js';
import { freshDatabase } from '../support/service/database.js';
import { startService } from '../support/service/service.js';
import { isWaitingForTable, until } from '../support/service/waiting.js';

describe('a worker that is killed while it deletes a workspace', () => {
  let databaseUrl: string;
  let secretKey: string;
  let database: Database;
  let db: Knex;
  let leaving: CreatedWorkspace;
  let staying: CreatedWorkspace;

  const sidesOf = (made: CreatedWorkspace): string[] => [made.workspace_id, made.test_workspace_id];
  const rowsIn = async (table: string, made: CreatedWorkspace): Promise<number> =>
    (await db(table).whereIn('workspace_id', sidesOf(made))).length;

  before(async () => {
    ensureBuilt();
    databaseUrl = await freshDatabase('deletions');
    secretKey = (await testApi()).settings.SECRET_KEY;
    database = openDatabase(databaseUrl, 3);
    db = openSchema(databaseUrl);
    leaving = await createWorkspace(database, { name: 'Leaving', email: 'owner@example.com' });
    staying = await createWorkspace(database, { name: 'Staying', email: 'owner@example.com' });
    const service = await startService({ databaseUrl, settings: { WORKER: 'off' } });
    for (const made of [leaving, staying]) {
      const live = new ApiClient(service.url, made.live_key, made.workspace_id, made.user_id);
      for (let n = 0; n < 3; n++) await buildClient(live);
      if (made === leaving) await live.call('deleteWorkspace', { body: { name: 'Leaving' } });
    }
    await service.stop();
    const deletes_at = new Date(Date.now() - 1_000);
    await db('workspaces').whereIn('id', sidesOf(leaving)).update({ deletes_at });
    await db('workspace_deletions').update({ deletes_at });
  });
  after(async () => {
    killSpawned();
    await Promise.all([database.destroy(), db.destroy()]);
  });

  const start = (): SpawnedScript => spawnWorker(databaseUrl, secretKey);

  const deletingUsers = (): Promise<boolean> => isWaitingForTable(db, 'DELETE FROM `users`');

  it('leaves what it had not come to, and nobody can take the deletion back', async function () {
    await leaveOutOn('TiDB', 'it locks no tables', this, database);
    const lock = await db.transaction();
    await lock.raw('LOCK TABLES users READ');
    const doomed = start();
    await doomed.reaches(deletingUsers);
    await doomed.end('SIGKILL');
    await lock.raw('UNLOCK TABLES');
    await lock.rollback();
    await until(async () => !(await deletingUsers()));
    expect(await rowsIn('clients', leaving)).to.equal(0);
    expect(await rowsIn('api_keys', leaving)).to.equal(0);
    expect(await db('workspaces').whereIn('id', sidesOf(leaving))).to.have.lengthOf(2);
    expect(await db('workspace_deletions').whereNotNull('begun_at')).to.have.lengthOf(1);
  });

  it('is followed by another, which deletes the rest, and nothing of others', async () => {
    await db('workspace_deletions').update({ lease_until: new Date(0) });
    const heir = start();
    await heir.reaches(async () => (await db('workspace_deletions').whereNotNull('emptied_at')).length > 0);
    await db('workspace_deletions').update({ emptied_at: new Date(0) });
    await heir.reaches(async () => (await db('workspace_deletions')).length === 0);
    expect(await heir.end('SIGTERM')).to.equal(0);
    for (const table of ['users', 'clients', 'events', 'audit_entries', 'audit_chains', 'mails'])
      expect(await rowsIn(table, leaving), table).to.equal(0);
    expect(await db('workspaces').pluck('id')).to.have.members(sidesOf(staying));
    expect(await rowsIn('users', staying)).to.equal(2);
    expect(await rowsIn('clients', staying)).to.equal(3);
    expect(await rowsIn('audit_entries', staying)).to.be.greaterThan(2);
  });
});
