import type { Knex } from 'knex';
import { OperatorError } from '../settings/operator-error.js';
import { version } from '../settings/version.js';
import type { Database, Db } from '../database/db.js';
import { migrationFiles, nameOfMigration } from '../database/migrations.js';
import { withSchema } from '../database/schema.js';
import { indexBacklog } from './search/search-backlog.js';
import { underMigrationLease, type LeaseOptions } from './migration-lease.js';
import { restoreMarker } from './backup-tables.js';

/**
 * Runs all pending migrations, and indexes older rows for search. Of several processes at once, one does it and the
 * others wait.
 */
export const migrate = (db: Database, options: LeaseOptions = {}): Promise<void> =>
  underMigrationLease(db, options, (assertHeld) =>
    withSchema(db.url, async (schema) => {
      await assertKnown(db);
      const getMigration = async (file: string): Promise<Knex.Migration> => {
        const { up, down } = await migrationFiles.getMigration(file);
        return { up: (trx) => (assertHeld(), up(trx)), ...(down ? { down } : {}) };
      };
      // A process that was killed during a migration leaves knex's own lock behind. No other can hold it under the
      // lease.
      await schema.migrate.forceFreeMigrationsLock();
      await schema.migrate.latest({ migrationSource: { ...migrationFiles, getMigration } });
      assertHeld();
      await indexBacklog(db);
    }),
  );

/** Runs only these migrations, in a database without tables. */
export async function migrateTo(db: Database, names: readonly string[]): Promise<void> {
  const wanted = new Set(names);
  const getMigrations = async () =>
    (await migrationFiles.getMigrations([])).filter((file) => wanted.has(nameOfMigration(file)));
  const migrationSource = { ...migrationFiles, getMigrations };
  await withSchema(db.url, async (schema) => void (await schema.migrate.latest({ migrationSource })));
}

/** The names of all migrations that this version knows. */
export async function knownMigrations(): Promise<string[]> {
  return (await migrationFiles.getMigrations([])).map(nameOfMigration);
}

/** Throws an OperatorError if a later version of Docket has changed the tables. */
export async function assertKnown(db: Db): Promise<void> {
  if (!(await isMadeByDocket(db))) return;
  const known = new Set(await knownMigrations());
  const rows = (await db.perform('SELECT name FROM migrations ORDER BY name', [])) as { name: string }[];
  const unknown = rows.map(({ name }) => name).filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new OperatorError(
      `The database belongs to a later version of Docket than this one (${version}): it has ${unknown.join(', ')}. Start that version, or restore a backup of this version into an empty database.`,
    );
}

/** Whether the database has tables of Docket. */
export const isMadeByDocket = (db: Db): Promise<boolean> => hasTable(db, 'migrations');

/** Throws an OperatorError if a restore is in progress or was interrupted. */
export async function assertWhole(db: Db): Promise<void> {
  if (await hasTable(db, restoreMarker))
    throw new OperatorError(
      'A restore into this database is under way, or was cut short: run npm run restore again, which takes back what is there.',
    );
}

async function hasTable(db: Db, name: string): Promise<boolean> {
  const there = 'SELECT 1 FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = ?';
  return ((await db.perform(there, [name])) as unknown[]).length > 0;
}
