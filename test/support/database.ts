/** A database of its own for each mocha worker, on the server that `npm test` starts. */
import { createDatabase, migrate, openDatabase } from '../../models/database.js';

const server = process.env['TEST_DATABASE_SERVER'];
const name = `${process.env['TEST_DATABASE_NAME'] ?? 'docket_test'}_${process.env['MOCHA_WORKER_ID'] ?? 'main'}`;

/** Makes the database anew and answers its URL. */
export async function freshDatabase(): Promise<string> {
  if (server === undefined)
    throw new Error(
      'TEST_DATABASE_SERVER is not set: run the tests by npm test, or name a server (mysql://root@127.0.0.1:3306)',
    );
  const url = `${server.replace(/\/$/, '')}/${name}`;
  const admin = openDatabase(`${server.replace(/\/$/, '')}/information_schema`, 1);
  await admin.raw('DROP DATABASE IF EXISTS ??', [name]);
  await admin.destroy();
  await createDatabase(url);
  const db = openDatabase(url, 2);
  await migrate(db);
  await db.destroy();
  return url;
}
