import type { Knex } from 'knex';
import { underMigrationLease, type LeaseOptions } from './migration-lease.js';
import { migrationFiles, nameOfMigration } from './database/migrations.js';
import { OperatorError } from '../settings/operator-error.js';
import { fillingMarker } from './whole-tables.js';
import { indexBacklog } from './search/search-backlog.js';

/** Brings the tables up to date. Safe when several processes do it at once: one does it, and the others wait. */
export const migrate = (db: Knex, options: LeaseOptions = {}): Promise<void> =>
  underMigrationLease(db, options, async (assertHeld) => {
    const getMigration = async (file: string): Promise<Knex.Migration> => {
      const { up, down } = await migrationFiles.getMigration(file);
      return { up: (trx) => (assertHeld(), up(trx)), ...(down ? { down } : {}) };
    };
    // Of a process that was killed at it.
    await db.migrate.forceFreeMigrationsLock();
    await db.migrate.latest({ migrationSource: { ...migrationFiles, getMigration } });
    assertHeld();
    await indexBacklog(db);
  });

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
