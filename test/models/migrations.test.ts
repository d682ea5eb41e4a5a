import { expect } from 'chai';
import type { Knex } from 'knex';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { createDatabase, isMigrated, openDatabase } from '../../models/database/database.js';
import { migrate } from '../../models/migrate.js';
import { migrationFiles } from '../../models/database/migrations.js';

const shownColumns = {
  ticket_statuses: ['name', 'name_key', 'type', 'color', 'pauses_sla', 'position'],
  ticket_priorities: ['name', 'name_key', 'color', 'sla_response', 'sla_resolution', 'position', 'is_default'],
};

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

  it('give workspaces that are there already the lists that tickets need', async () => {
    const { workspace_id } = await createWorkspace(db, { name: 'Older', email: 'owner@example.com' });
    const tables = ['ticket_statuses', 'ticket_priorities'] as const;
    const listed = (): Promise<object[][]> =>
      Promise.all(
        tables.map((table) =>
          db(table)
            .where({ workspace_id })
            .orderBy('position')
            .select(...shownColumns[table]),
        ),
      );
    const asMadeNew = await listed();
    const { up, down } = await migrationFiles.getMigration('0013_work.ts');
    await down?.(db);
    await up(db);
    expect(await listed()).to.deep.equal(asMadeNew);
    const ids = (await db('ticket_statuses').where({ workspace_id }).pluck('id')) as string[];
    for (const id of ids) expect(id).to.match(/^stat_[0-9a-hjkmnp-tv-z]{26}$/);
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
