/**
 * The databases of the tests, as mocha's global fixtures. A private server is shared by all runs in this folder; the names of the
 * databases that a run creates on it begin with TEST_DATABASE_NAME. TEST_DATABASE_SERVER (`mysql://user:password@host:3306`) may be
 * set to test on another server.
 */
import { join } from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { connectionOptions } from '../../database/connection-options.js';
import { projectRoot } from '../../settings/root.js';
import { processIdentity } from '../bootstrap/process-identity.mjs';
import { say } from '../bootstrap/say.mjs';
import { type DatabaseServer, openPrivateServer } from '../database/private-server.js';

let privateServer: DatabaseServer | undefined;

export async function mochaGlobalSetup(): Promise<void> {
  process.env['TEST_DATABASE_NAME'] = `docket_test_${process.pid}`;
  if (process.env['TEST_DATABASE_SERVER'] !== undefined) return;
  const folder = join(projectRoot, '.data', 'test-mariadb');
  privateServer = await openPrivateServer({
    folder,
    database: 'docket_test',
    durable: false,
    rights: 'server',
    memory: 256,
    log: say,
  });
  process.env['TEST_DATABASE_SERVER'] = new URL('../', privateServer.url).href.slice(0, -1);
  await dropDatabases((pid) => processIdentity(pid) === undefined);
}

export async function mochaGlobalTeardown(): Promise<void> {
  await dropDatabases((pid) => pid === process.pid);
  await privateServer?.stop();
}

async function dropDatabases(isOver: (pid: number) => boolean): Promise<void> {
  const server = await createConnection(connectionOptions(`${process.env['TEST_DATABASE_SERVER']}/information_schema`));
  try {
    for (const name of await testDatabases(server)) {
      if (isOver(Number(name.split('_')[2]))) await server.query('DROP DATABASE ??', [name]);
    }
  } finally {
    await server.end();
  }
}

async function testDatabases(server: Connection): Promise<string[]> {
  const [rows] = await server.query<RowDataPacket[]>('SELECT schema_name AS name FROM information_schema.schemata');
  return rows.map((row) => String(row['name'])).filter((name) => /^docket_test_\d+_/.test(name));
}
