/** Databases on the server of the tests, one per mocha worker and name. */
import type { Knex } from 'knex';
import { escapeId } from 'mysql2';
import { createDatabase, openDatabase } from '../../../database/database.js';
import { openSchema } from '../../../database/schema.js';
import { migrate } from '../../../models/migrate.js';
import { learnTables } from '../tenancy/statement-gate.js';

/**
 * Creates the database of this mocha worker anew, or another one with the suffix `beside`. Returns its URL. The tables
 * are copied from a template, which the first worker of a run creates: migrations take ten times as long.
 */
export async function freshDatabase(beside?: string): Promise<string> {
  const name = nameOf(process.env['MOCHA_WORKER_ID'] ?? 'main', ...(beside === undefined ? [] : [beside]));
  const template = nameOf('template');
  const templateUrl = await made(template);
  const [database, db] = [openDatabase(templateUrl, 2), openSchema(templateUrl)];
  try {
    // If another worker is migrating, this waits, and then has nothing left to do.
    await migrate(database);
    await learnTables(db);
    await db.raw('DROP DATABASE IF EXISTS ??', [name]);
    const url = await made(name);
    for (const [table, columns] of await columnsOf(db, template)) {
      const [source, copy] = [`${template}.${table}`, `${name}.${table}`];
      await db.raw('CREATE TABLE ?? LIKE ??', [copy, source]);
      await db.raw('INSERT INTO ?? (??) SELECT ?? FROM ??', [copy, columns, columns, source]);
    }
    return url;
  } finally {
    await Promise.all([database.destroy(), db.destroy()]);
  }
}

/** The columns that can be written, by table: not the generated ones. */
async function columnsOf(db: Knex, database: string): Promise<Map<string, string[]>> {
  const [rows] = (await db.raw(
    `SELECT table_name AS name, column_name AS written FROM information_schema.columns
      WHERE table_schema = ? AND COALESCE(generation_expression, '') = ''`,
    [database],
  )) as [{ name: string; written: string }[]];
  const columns = new Map<string, string[]>();
  for (const row of rows) columns.set(row.name, [...(columns.get(row.name) ?? []), row.written]);
  return columns;
}

/** Creates an empty database with the suffix `beside`. Returns its URL. */
export async function emptyDatabase(beside: string): Promise<string> {
  const name = nameOf(process.env['MOCHA_WORKER_ID'] ?? 'main', beside);
  const db = openDatabase(await made(name), 1);
  try {
    await db.perform(`DROP DATABASE ${escapeId(name)}`, []);
  } finally {
    await db.destroy();
  }
  return made(name);
}

const nameOf = (...parts: string[]): string => [process.env['TEST_DATABASE_NAME'] ?? 'docket_test', ...parts].join('_');

/** Creates a database unless it exists. Returns its URL. */
async function made(name: string): Promise<string> {
  const server = process.env['TEST_DATABASE_SERVER']?.replace(/\/$/, '');
  if (server === undefined)
    throw new Error(
      'TEST_DATABASE_SERVER is not set: run the tests by npm test, or name a server (mysql://root@127.0.0.1:3306)',
    );
  const url = `${server}/${name}`;
  await createDatabase(url);
  return url;
}
