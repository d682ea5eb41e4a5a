import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import { projectRoot } from '../settings/root.js';
import type { Db } from './db.js';

/**
 * The folder of the migrations. The built service is bundled into another place, so it cannot be found relative to this
 * file.
 */
const folder = join(projectRoot, extname(import.meta.url) === '.ts' ? 'migrations' : 'dist/migrations');

/**
 * The numbered files of the folder. Sources and built files have the same names, because either may have run on a
 * database.
 */
export const migrationFiles: Knex.MigrationSource<string> = {
  getMigrations: async () => (await readdir(folder)).filter((file) => /^\d{4}_\w+\.[jt]s$/.test(file)).toSorted(),
  getMigrationName: nameOfMigration,
  getMigration: async (file) => {
    const { up, down } = (await import(pathToFileURL(join(folder, file)).href)) as Required<Knex.Migration>;
    return { up: (db) => runWhole(db, nameOfMigration(file), { up, down }), down };
  },
};

/** The name under which the database records a file, the same for source and built file. */
export function nameOfMigration(file: string): string {
  return file.replace(/\.[jt]s$/, '');
}

/**
 * Runs a migration. Every change of a table commits by itself, so an interrupted migration leaves some of its changes.
 * It is therefore recorded in `migrations_begun` before its first change; a migration that is recorded there is undone
 * by `down` before it runs again.
 */
async function runWhole(db: Knex, name: string, { up, down }: Required<Knex.Migration>): Promise<void> {
  await db.raw('CREATE TABLE IF NOT EXISTS migrations_begun (name VARCHAR(100) NOT NULL PRIMARY KEY)');
  const begun: unknown = await db('migrations_begun').where({ name }).first();
  if (begun === undefined) await db('migrations_begun').insert({ name });
  else await down(db);
  await up(db);
}

/** Whether the table is missing, as in a database that was never migrated. */
const isTableMissing = (error: unknown): boolean => error instanceof Error && 'errno' in error && error.errno === 1146;

/** Whether every migration has run. */
export async function isMigrated(db: Db): Promise<boolean> {
  try {
    const rows = (await db.perform('SELECT name FROM migrations', [])) as { name: string }[];
    const done = new Set(rows.map(({ name }) => name));
    return (await migrationFiles.getMigrations([])).every((file) => done.has(nameOfMigration(file)));
  } catch (error) {
    if (isTableMissing(error)) return false;
    throw error;
  }
}
