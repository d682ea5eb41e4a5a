/** Databases on the server that `npm test` starts, each for one user of it. */
import { createDatabase, migrate, openDatabase } from '../../models/database.js';

/** Makes the database of this mocha worker, or one beside it, anew and answers its URL. */
export async function freshDatabase(beside?: string): Promise<string> {
  const server = process.env['TEST_DATABASE_SERVER']?.replace(/\/$/, '');
  if (server === undefined)
    throw new Error(
      'TEST_DATABASE_SERVER is not set: run the tests by npm test, or name a server (mysql://root@127.0.0.1:3306)',
    );
  const parts = [process.env['TEST_DATABASE_NAME'] ?? 'docket_test', process.env['MOCHA_WORKER_ID'] ?? 'main', beside];
  const name = parts.filter((part) => part !== undefined).join('_');
  const admin = openDatabase(`${server}/information_schema`, 1);
  await admin.raw('DROP DATABASE IF EXISTS ??', [name]);
  await admin.destroy();
  const url = `${server}/${name}`;
  await createDatabase(url);
  const db = openDatabase(url, 2);
  await migrate(db);
  await db.destroy();
  return url;
}
