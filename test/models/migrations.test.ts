import { expect } from 'chai';
import type { Knex } from 'knex';
import { createDatabase, isMigrated, migrate, openDatabase } from '../../models/database.js';
import { migrationFiles } from '../../models/migrations.js';

describe('migrations', () => {
  let db: Knex;
  let other: Knex;
  before(async () => {
    const url = `${process.env['TEST_DATABASE_SERVER']}/${process.env['TEST_DATABASE_NAME']}_migrations`;
    await createDatabase(url);
    db = openDatabase(url, 2);
    other = openDatabase(url, 2);
  });
  after(() => Promise.all([db.destroy(), other.destroy()]));

  it('are run by one process when two start at once', async () => {
    expect(await isMigrated(db)).to.equal(false);
    await Promise.all([migrate(db), migrate(other)]);
    expect(await isMigrated(db)).to.equal(true);
  });

  it('run again whole when one of them was cut short', async () => {
    await db('migrations').delete();
    await db.schema.dropTable('workspaces');
    await migrate(db);
    expect(await isMigrated(db)).to.equal(true);
    expect(await db.schema.hasTable('workspaces')).to.equal(true);
  });

  it('can be taken back, also when half of it is gone', async () => {
    const files = await migrationFiles.getMigrations([]);
    for (const file of files.toReversed()) {
      const { down } = await migrationFiles.getMigration(file);
      await down?.(db);
      await down?.(db);
    }
    expect(await db.schema.hasTable('workspaces')).to.equal(false);
  });
});
