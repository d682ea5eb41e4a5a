/** Databases on the server that `npm test` starts, each for one user of it. */
import { createDatabase, openDatabase } from '../../../models/database/database.js';
import { migrate } from '../../../models/migrate.js';
import { learnTables } from '../tenancy/statement-gate.js';

/**
 * Makes the database of this mocha worker, or one beside it, anew and answers its URL. It is copied from one that the first of a
 * run makes, for the migrations take ten times as long.
 */
export async function freshDatabase(beside?: string): Promise<string> {
  const name = nameOf(process.env['MOCHA_WORKER_ID'] ?? 'main', ...(beside === undefined ? [] : [beside]));
  const template = nameOf('template');
  const db = openDatabase(await made(template), 2);
  try {
    // Who comes while another is at it waits, and finds nothing left to do.
    await migrate(db);
    await learnTables(db);
    await db.raw('DROP DATABASE IF EXISTS ??', [name]);
    const url = await made(name);
    const tables = (await db('information_schema.tables')
      .where({ table_schema: template })
      .pluck('table_name')) as string[];
    for (const table of tables) {
      const [source, copy] = [`${template}.${table}`, `${name}.${table}`];
      await db.raw('CREATE TABLE ?? LIKE ??', [copy, source]);
      await db.raw('INSERT INTO ?? SELECT * FROM ??', [copy, source]);
    }
    return url;
  } finally {
    await db.destroy();
  }
}

const nameOf = (...parts: string[]): string => [process.env['TEST_DATABASE_NAME'] ?? 'docket_test', ...parts].join('_');

/** The URL of an empty database, or of the one there is. */
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
