import type { Knex } from 'knex';
import { migrationFiles, nameOfMigration } from './database/migrations.js';
import { OperatorError } from '../settings/operator-error.js';
import { fillingMarker } from './whole-tables.js';
import { indexBacklog } from './search/search-backlog.js';

/** Brings the tables up to date. Safe when two processes do it at once: the second waits for the first. */
export async function migrate(db: Knex): Promise<void> {
  const client = db.client as Knex.Client;
  const lock: unknown = await client.acquireConnection();
  try {
    await db.raw("SELECT GET_LOCK('docket_migrate', 60)").connection(lock);
    await db.migrate.forceFreeMigrationsLock();
    await db.migrate.latest();
    await indexBacklog(db);
    await db.raw("SELECT RELEASE_LOCK('docket_migrate')").connection(lock);
  } finally {
    await client.releaseConnection(lock);
  }
}

/** Makes the tables as they were after these migrations, in a database that has none. */
export async function migrateTo(db: Knex, names: readonly string[]): Promise<void> {
  const wanted = new Set(names);
  const getMigrations = async () =>
    (await migrationFiles.getMigrations([])).filter((file) => wanted.has(nameOfMigration(file)));
  await db.migrate.latest({ migrationSource: { ...migrationFiles, getMigrations } });
}

/** The names of all migrations that this version knows. */
export async function knownMigrations(): Promise<string[]> {
  return (await migrationFiles.getMigrations([])).map(nameOfMigration);
}

/** Whether any of Docket's tables was made. */
export const isMadeByDocket = (db: Knex): Promise<boolean> => db.schema.hasTable('migrations');

/** Throws where a restore has not come to its end. */
export async function assertWhole(db: Knex): Promise<void> {
  if (await db.schema.hasTable(fillingMarker))
    throw new OperatorError(
      'A restore into this database is under way, or was cut short: run npm run restore again, which takes back what is there.',
    );
}
