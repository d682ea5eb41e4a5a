/** Several processes start at once on an empty database, and one is killed while it creates the tables. */
import { expect } from 'chai';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { connectionOptions } from '../../database/connection-options.js';
import { openDatabase } from '../../database/database.js';
import { isMigrated } from '../../database/migrations.js';
import { underMigrationLease } from '../../models/migration-lease.js';
import { killSpawned, spawnBuilt, type SpawnedScript } from '../scripts/fixtures/spawn-script.js';
import { ensureBuilt } from '../support/service/built.js';
import { emptyDatabase } from '../support/service/database.js';
import { until } from '../support/service/waiting.js';

describe('the lease of migrations', () => {
  let url: string;
  let raw: Connection;

  before(async () => {
    ensureBuilt();
    url = await emptyDatabase('lease');
    raw = await createConnection(connectionOptions(url));
  });
  after(async () => {
    killSpawned();
    await raw.end();
  });

  const start = (): SpawnedScript => spawnBuilt('worker', { DATABASE_URL: url, WORKER: 'off', LOG_LEVEL: 'error' });

  const names = async (query: string): Promise<string[]> => {
    const [rows] = await raw.query<RowDataPacket[]>(query);
    return rows.map(({ name }) => String(name));
  };
  const isThere =
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = 'migrations'";
  const migrated = async (): Promise<string[]> =>
    (await names(isThere)).length === 0 ? [] : names('SELECT name AS name FROM migrations ORDER BY id');

  it('lets one of several processes create the tables, and another if that one is killed meanwhile', async () => {
    const killed = start();
    await until(async () => (await migrated()).length > 2, 50);
    const others = [start(), start()];
    await Promise.all(others.map((other) => other.until(/Waiting for another process that is migrating the database/)));
    await killed.end('SIGKILL');
    const reached = await migrated();
    // Ends the lease, as if it had expired.
    await raw.query('UPDATE migrations_lease SET held_until = NOW(3) - INTERVAL 1 SECOND');
    await Promise.all(others.map((other) => other.until(/The worker is ready/)));
    const all = await migrated();
    expect(all.slice(0, reached.length)).to.deep.equal(reached);
    expect(all).to.have.lengthOf(new Set(all).size);
    const db = openDatabase(url, 2);
    try {
      expect(await isMigrated(db)).to.equal(true);
    } finally {
      await db.destroy();
    }
    await Promise.all(others.map((other) => other.end('SIGTERM')));
  });

  it('is kept as long as the work continues, and its holder is told if it is lost', async () => {
    const [one, other] = [openDatabase(url, 2), openDatabase(url, 2)];
    const seen: string[] = [];
    let isBegun = false;
    try {
      const first = underMigrationLease(one, { leaseMs: 400 }, async (assertHeld) => {
        isBegun = true;
        const began = Date.now();
        await until(() => Date.now() - began > 900);
        assertHeld();
        seen.push('the first goes on after its first lease would have ended');
        await raw.query("UPDATE migrations_lease SET held_by = 'someone else', held_until = NOW(3)");
        await until(() => {
          try {
            assertHeld();
            return false;
          } catch {
            return true;
          }
        });
        seen.push('the first is told');
      });
      await until(() => isBegun);
      await underMigrationLease(other, { leaseMs: 400, onWait: () => seen.push('the other waits') }, async () => {
        seen.push('the other begins');
      });
      await first;
    } finally {
      await Promise.all([one.destroy(), other.destroy()]);
    }
    expect(seen[0]).to.equal('the other waits');
    expect(seen[1]).to.equal('the first goes on after its first lease would have ended');
    expect(seen.slice(2)).to.have.members(['the first is told', 'the other begins']);
  });
});
