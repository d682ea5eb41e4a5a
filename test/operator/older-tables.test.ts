/** A database of version 1.0.0 with data is migrated to the current version. */
import { expect } from 'chai';
import type { Knex } from 'knex';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { isMigrated } from '../../database/migrations.js';
import { openSchema } from '../../database/schema.js';
import { knownMigrations, migrate, migrateTo } from '../../models/migrate.js';
import { fillTable } from '../support/builders/rows.js';
import { emptyDatabase } from '../support/service/database.js';

const lastOfRelease = '0043_secret_key_check';
const rowsInTable = 100;

/** Tables with at most one row per workspace, which `fillTable` cannot fill. */
const leftEmpty = new Set(['event_counters', 'workspace_logos']);

describe('the tables of 1.0.0', function () {
  let database: Database;
  let db: Knex;

  before(async () => {
    const url = await emptyDatabase('older');
    [database, db] = [openDatabase(url, 2), openSchema(url)];
    await migrateTo(
      database,
      (await knownMigrations()).filter((name) => name <= lastOfRelease),
    );
  });
  after(() => Promise.all([database.destroy(), db.destroy()]));

  it('are brought up to date with all that is in them', async () => {
    const [tables] = (await db.raw(
      "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND column_name = 'workspace_id'",
    )) as [{ name: string }[]];
    const filled = ['workspaces', ...tables.map(({ name }) => name)].filter((name) => !leftEmpty.has(name));
    for (const table of filled) await fillTable(db, table, rowsInTable);
    await migrate(database);
    expect(await isMigrated(database)).to.equal(true);
    for (const table of filled) {
      const [[row]] = (await db.raw('SELECT COUNT(*) AS count FROM ??', [table])) as [{ count: unknown }[]];
      expect(Number(row?.count), table).to.be.at.least(rowsInTable);
    }
  });
});
