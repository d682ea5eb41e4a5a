import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { connectionOptions } from '../../models/database/connection-options.js';
import { isRunning, pidOf } from '../../scripts/bootstrap/process-identity.mjs';
import { findMariadb } from '../../scripts/database/find-mariadb.js';
import { initialiseMariadb } from '../../scripts/database/mariadb-process.js';
import { openPrivateServer } from '../../scripts/database/private-server.js';
import { killSpawned, spawnScript } from './fixtures/spawn-script.js';

describe('private database server', () => {
  let folder: string;
  before(() => {
    folder = join(
      mkdtempSync(join(tmpdir(), 'docket-database-')),
      'a folder of a name so long that no socket fits'.repeat(3),
    );
    mkdirSync(join(folder, 'data.new', 'mysql'), { recursive: true });
  });
  after(() => {
    killSpawned();
    if (existsSync(join(folder, 'server.json'))) process.kill(pidOf(serverIdentity()), 'SIGKILL');
    rmSync(join(folder, '..'), { recursive: true });
  });

  const open = () =>
    openPrivateServer({ folder, database: 'docket', durable: true, memory: 512, log: () => undefined });
  const serverIdentity = (): string =>
    (JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8')) as { identity: string }).identity;
  const ask = async (url: string, sql: string): Promise<RowDataPacket[]> => {
    const connection = await createConnection(connectionOptions(url));
    const [rows] = await connection.query<RowDataPacket[]>(sql);
    await connection.end();
    return rows;
  };
  const use = async () => {
    const user = spawnScript('test/scripts/fixtures/use-database.ts', [folder]);
    const url = (await user.until(/mysql:.*\n/)).trim();
    return { url, kill: () => user.end('SIGKILL') };
  };

  it('starts in a folder where an earlier start was interrupted, with commits that survive a power failure', async () => {
    const server = await open();
    expect(server.startedHere).to.equal(true);
    const [row] = await ask(
      server.url,
      `SELECT DATABASE() AS name, @@innodb_flush_log_at_trx_commit AS durable, @@collation_server AS collation,
         @@time_zone AS zone, @@max_connections AS connections, @@bind_address AS address,
         @@innodb_buffer_pool_size DIV 1048576 AS memory, @@innodb_log_file_size DIV 1048576 AS redo_log`,
    );
    expect(row).to.deep.equal({
      name: 'docket',
      durable: 1,
      collation: 'utf8mb4_unicode_520_ci',
      zone: '+00:00',
      connections: 200,
      address: '127.0.0.1',
      memory: 512,
      redo_log: 128,
    });
    const identity = serverIdentity();
    await server.stop();
    expect(isRunning(identity)).to.equal(false);
  });

  it('keeps its temporary tables in its own folder, where no other server deletes them', async () => {
    const server = await open();
    const [row] = await ask(server.url, 'SELECT @@tmpdir AS temporary');
    await server.stop();
    expect(row).to.deep.equal({ temporary: join(folder, 'tmp') });
  });

  it('makes its data without deleting temporary tables of other servers', async () => {
    const [mine, others] = [join(folder, 'new'), join(folder, 'others')];
    const table = join(others, '#sql-temptable-1-1-1.MAI');
    for (const path of [mine, others]) mkdirSync(path);
    writeFileSync(table, '');
    const { TMPDIR } = process.env;
    process.env['TMPDIR'] = others;
    try {
      await initialiseMariadb(await findMariadb(() => undefined), mine);
    } finally {
      if (TMPDIR === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = TMPDIR;
    }
    expect(existsSync(table)).to.equal(true);
  });

  it('is shared, keeps its data, and ends with its last user', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    expect([one.startedHere, other.startedHere]).to.have.members([true, false]);
    await ask(one.url, 'CREATE TABLE kept (id INT PRIMARY KEY) AS SELECT 7 AS id');
    const identity = serverIdentity();
    await one.stop();
    expect(await ask(other.url, 'SELECT id FROM kept')).to.deep.equal([{ id: 7 }]);
    await other.stop();
    expect(isRunning(identity)).to.equal(false);
  });

  it('is found by the next user if its user was killed, and ended by that one', async () => {
    const killed = await use();
    await killed.kill();
    const identity = serverIdentity();
    expect(isRunning(identity)).to.equal(true);
    const next = await open();
    expect(next).to.include({ url: killed.url, startedHere: false });
    await next.stop();
    expect(isRunning(identity)).to.equal(false);
  });

  it('starts again, with what was committed, if it was killed together with its user', async () => {
    const killed = await use();
    process.kill(pidOf(serverIdentity()), 'SIGKILL');
    await killed.kill();
    const next = await open();
    expect(next.startedHere).to.equal(true);
    expect(await ask(next.url, 'SELECT id FROM kept')).to.deep.equal([{ id: 7 }]);
    await next.stop();
  });

  it('is not asked to end while another uses it', async () => {
    const [one, other] = [await open(), await open()];
    one.abandon();
    expect(await ask(other.url, 'SELECT 1 AS one')).to.deep.equal([{ one: 1 }]);
    await one.stop();
    const identity = serverIdentity();
    other.abandon();
    await other.stop();
    expect(isRunning(identity)).to.equal(false);
  });

  it('names the three ways out if there is no MariaDB and it cannot be installed', async () => {
    const machine = { folders: ['/nowhere'], mayInstall: false };
    const error: unknown = await findMariadb(() => undefined, machine).catch((thrown: unknown) => thrown);
    expect(String(error))
      .to.match(/^OperatorError: Docket needs a database/)
      .and.include('- install MariaDB')
      .and.include('- start as root')
      .and.include('- set DATABASE_URL=');
  });
});
