/**
 * A server of an earlier version bills and approves time without writing increments, so all counts are void while one
 * runs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import sql from 'sql-template-tag';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { joinServers, leaseSeconds } from '../../commands/across/server-registry.js';
import { lastDay } from '../../domain/time.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { execute, select } from '../../models/select.js';
import { loadSettings } from '../../settings/settings.js';
import { createUnbilledCounter } from '../../workers/count-unbilled-time.js';
import { freshDatabase } from '../support/service/database.js';

describe('counting unbilled time', () => {
  let db: Database;
  let folder: string;
  before(async () => {
    db = openDatabase(await freshDatabase('unbilled'), 2);
    folder = mkdtempSync(join(tmpdir(), 'docket-unbilled-'));
  });
  after(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  const counted = async (): Promise<(string | null)[]> => {
    const rows = await select<{ day: string | null }>({ db }, sql`SELECT unbilled_counted_to AS day FROM workspaces`);
    return rows.map(({ day }) => day);
  };

  it('is over for a new workspace, void while a server of an earlier version runs, and begins again when that is gone', async () => {
    await createWorkspace(db, { name: 'Northwind', email: 'owner@example.com' });
    const settings = loadSettings({ SECRET_KEY: 'x'.repeat(32), DATA_DIR: folder });
    const own = await joinServers(db, 'server', settings);
    const count = createUnbilledCounter({ db });
    expect([await count(), await counted()]).to.deep.equal([false, [lastDay, lastDay]]);

    const earlier = sql`SELECT 'earlier', name, JSON_REMOVE(shared, '$.keeps'), started_at, seen_at FROM servers`;
    await execute({ db }, sql`INSERT INTO servers (id, name, shared, started_at, seen_at) ${earlier}`);
    expect([await count(), await counted()]).to.deep.equal([false, [null, null]]);

    const silent = sql`UTC_TIMESTAMP(3) - INTERVAL ${leaseSeconds + 1} SECOND`;
    await execute({ db }, sql`UPDATE servers SET seen_at = ${silent} WHERE id = 'earlier'`);
    expect([await count(), await count(), await count()]).to.deep.equal([true, true, false]);
    expect(await counted()).to.deep.equal([lastDay, lastDay]);
    await own.leave();
  });
});
