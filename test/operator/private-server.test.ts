import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { connectionOptions } from '../../database/connection-options.js';
import { lockHolder } from '../../scripts/bootstrap/lock.mjs';
import { isRunning, pidOf } from '../../scripts/bootstrap/process-identity.mjs';
import { findMariadb } from '../../scripts/database/find-mariadb.js';
import { initialiseMariadb } from '../../scripts/database/mariadb-process.js';
import { type DatabaseServer, openPrivateServer } from '../../scripts/database/private-server.js';
import { until } from '../support/service/waiting.js';
import { killSpawned, spawnScript } from '../scripts/fixtures/spawn-script.js';

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

  /** Servers in use: if a test fails halfway, they would count as further users in the next one. */
  const inUse = new Set<DatabaseServer>();
  afterEach(async () => {
    for (const server of inUse) await server.stop();
  });

  async function open(
    log: (line: string) => void = () => undefined,
    clock = () => performance.now(),
  ): Promise<DatabaseServer> {
    const options = { folder, database: 'docket', durable: true, rights: 'database', memory: 512 } as const;
    const server = await openPrivateServer({ ...options, log, clock });
    const used = {
      ...server,
      stop: () => {
        inUse.delete(used);
        return server.stop();
      },
    };
    inUse.add(used);
    return used;
  }
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

  it('lets its user neither read nor write files of the machine, in a folder of an earlier version too', async () => {
    const earlier = await openPrivateServer({
      folder,
      database: 'docket',
      durable: true,
      memory: 128,
      log: () => undefined,
      rights: 'server',
    });
    await earlier.stop();
    const server = await open();
    const refusal = (sql: string) => ask(server.url, sql).then(JSON.stringify, (error: unknown) => String(error));
    expect(await ask(server.url, 'SELECT @@local_infile AS local, @@secure_file_priv AS files')).to.deep.equal([
      { local: 0, files: `${join(folder, 'no-files')}/` },
    ]);
    expect(await refusal("SELECT LOAD_FILE('/etc/hostname') AS text")).to.equal('[{"text":null}]');
    expect(await refusal(`SELECT 1 INTO OUTFILE '${join(folder, 'no-files', 'written')}'`)).to.include('Access denied');
    expect(await refusal('SELECT 1 FROM mysql.global_priv')).to.include('denied');
    expect(await refusal("SET GLOBAL general_log_file = '/tmp/written'")).to.include('Access denied');
    await server.stop();
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

  it('starts again under the same URL when it is killed, for all who use it', async () => {
    const other = await use();
    const server = await open();
    for (const id of [1, 2]) {
      await ask(server.url, `CREATE TABLE before_${id} (id INT PRIMARY KEY) AS SELECT ${id} AS id`);
      const killed = serverIdentity();
      process.kill(pidOf(killed), 'SIGKILL');
      await until(() => serverIdentity() !== killed && isRunning(serverIdentity()), 400);
      const rows = () => ask(server.url, `SELECT id FROM before_${id}`).catch(() => []);
      await until(async () => (await rows()).length > 0, 400);
      expect(await rows()).to.deep.equal([{ id }]);
    }
    await other.kill();
    const identity = serverIdentity();
    await server.stop();
    expect(isRunning(identity)).to.equal(false);
  });

  it('says what to do when it ends for the third time within a minute, and is left alone then', async () => {
    const lines: string[] = [];
    // The test has its own clock, because three starts may take longer than a minute.
    let now = 0;
    const server = await open(
      (line) => lines.push(line),
      () => now,
    );
    const failed = server.failed?.catch((error: unknown) => String(error));
    const killed = async (): Promise<void> => {
      const identity = serverIdentity();
      process.kill(pidOf(identity), 'SIGKILL');
      // The process that starts the server holds the lock until it is up.
      await until(() => serverIdentity() !== identity && lockHolder(join(folder, 'lock')) === undefined);
    };
    await killed();
    now = 60_000;
    await killed();
    await killed();
    process.kill(pidOf(serverIdentity()), 'SIGKILL');
    expect(await failed)
      .to.match(/^OperatorError: The private database ended 3 times within a minute, so Docket stops\./)
      .and.include(join(folder, 'server.log'))
      .and.include('DATABASE_MEMORY_MB');
    // A start that is killed just before it returns is repeated without another line.
    expect([...new Set(lines)]).to.deep.equal(['The private database ended unexpectedly. Restarting it …']);
    expect(isRunning(serverIdentity())).to.equal(false);
    await server.stop();
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
