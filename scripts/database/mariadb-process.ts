import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve as absolute } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { maxPrepared } from '../../database/connection-options.js';
import { isRunning, pidOf, processIdentity } from '../bootstrap/process-identity.mjs';
import { redoLogOf } from './database-memory.js';
import type { Mariadb } from './find-mariadb.js';
import { tryConnection } from './try-connection.js';

/** A server that this process or another started. */
export interface MariadbProcess {
  /** Distinguishes the process from a later one with the same pid. */
  readonly identity: string;
  readonly url: string;
}

export interface MariadbOptions {
  /** Holds everything that belongs to the server: data, log, and the statements that it runs when it starts. */
  readonly folder: string;
  /** Created if missing; the URL names it. */
  readonly database: string;
  /** Whether a commit survives a power failure. Only tests can do without. */
  readonly durable: boolean;
  /** Size of its buffer pool in megabytes; that of its redo log follows from it. */
  readonly memory: number;
  /** The rights of its user: on the database, or on the whole server, which tests and measurements need. */
  readonly rights: 'database' | 'server';
  /** URL of an ended server that other processes still use: port and password stay the same. New ones by default. */
  readonly url?: string;
}

const maxConnections = 200;
const run = promisify(execFile);
const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];

/**
 * Creates the data folder whole or not at all: a half-made one is made again. The path is relative because MariaDB's script cannot
 * handle a space in it.
 */
export async function initialiseMariadb(mariadb: Mariadb, folder: string): Promise<void> {
  const data = join(folder, 'data');
  if (existsSync(data)) return;
  const draft = join(folder, 'data.new');
  rmSync(draft, { recursive: true, force: true });
  const options = ['--auth-root-authentication-method=socket', '--skip-test-db', '--skip-name-resolve'];
  // In the system's temporary folder, the starting server would delete the temporary tables of other servers.
  const folders = ['--datadir=./data.new', '--tmpdir=.'];
  await run(mariadb.initialise, ['--no-defaults', ...folders, ...asRoot, ...options], { cwd: folder });
  renameSync(draft, data);
}

/**
 * Starts a server and does not wait for it. It has its own process group, so that Ctrl-C does not end it before the
 * requests that still use it are done. Its user gets a new password unless `options.url` has one.
 */
export async function spawnMariadb(mariadb: Mariadb, options: MariadbOptions): Promise<MariadbProcess> {
  const { folder, database } = options;
  const { port, password } = await credentialsOf(options.url);
  for (const path of [temporary(folder), filesOf(folder)]) mkdirSync(path, { recursive: true });
  writeFileSync(join(folder, 'start.sql'), startStatements(options, password), { mode: 0o600 });
  const log = openSync(logFile(folder), 'w', 0o600);
  const child = spawn(mariadb.server, serverOptions(options, port), { detached: true, stdio: ['ignore', log, log] });
  child.on('error', () => undefined).unref();
  closeSync(log);
  const identity = child.pid === undefined ? undefined : processIdentity(child.pid);
  if (identity === undefined) throw new Error(`${mariadb.server} does not start`);
  return { identity, url: `mysql://docket:${password}@${hostOf(folder, port)}/${database}` };
}

interface Credentials {
  readonly port: number;
  readonly password: string;
}

/** Port and password of `url`, or new ones. The URL of a socket has no port: then the server gets any free one. */
async function credentialsOf(url?: string): Promise<Credentials> {
  const { port, password } = url === undefined ? { port: '', password: randomBytes(16).toString('hex') } : new URL(url);
  return { port: port === '' ? await freePort() : Number(port), password };
}

/**
 * The host of the URL: the socket, which takes a third less processor time on both ends than TCP. A socket whose path
 * is longer than 107 bytes cannot be connected to.
 */
function hostOf(folder: string, port: number): string {
  const socket = absolute(folder, 'data', socketName);
  return Buffer.byteLength(socket) > 107 ? `127.0.0.1:${port}` : encodeURIComponent(socket);
}

/** Waits until the server accepts connections; false if it exited instead. Crash recovery can take a while. */
export async function waitUntilReady(server: MariadbProcess): Promise<boolean> {
  while (isRunning(server.identity)) {
    const refusal = await tryConnection(server.url, 2000);
    if (refusal === undefined) return true;
    await sleep(50);
  }
  return false;
}

/** Shuts the server down and waits until it has flushed everything. */
export async function stopMariadb(server: MariadbProcess): Promise<void> {
  signalShutdown(server);
  while (isRunning(server.identity)) await sleep(20);
}

export function signalShutdown(server: MariadbProcess): void {
  if (isRunning(server.identity)) process.kill(pidOf(server.identity), 'SIGTERM');
}

/** The last lines of the server's log. */
export function lastLog(folder: string): string {
  return readFileSync(logFile(folder), 'utf8').trimEnd().split('\n').slice(-15).join('\n');
}

export const logFile = (folder: string): string => join(folder, 'server.log');

const socketName = 'server.sock';

/** Not shared: a starting server deletes all temporary tables in its folder, also those of other servers. */
const temporary = (folder: string): string => absolute(folder, 'tmp');

/** An empty folder: statements can read and write files nowhere else, whatever rights their user has. */
const filesOf = (folder: string): string => absolute(folder, 'no-files');

const characters = { set: 'utf8mb4', collation: 'utf8mb4_unicode_520_ci' };

/** One statement per line, as MariaDB requires. It accepts connections once they have run. */
function startStatements({ database, rights }: MariadbOptions, password: string): string {
  const granted = { database: `ON ${database}.*`, server: 'ON *.*' }[rights];
  return [
    `CREATE DATABASE IF NOT EXISTS ${database} CHARACTER SET ${characters.set} COLLATE ${characters.collation};`,
    // For TCP and for the socket. A user that is replaced loses the rights that it had.
    ...['127.0.0.1', 'localhost'].flatMap((host) => [
      `CREATE OR REPLACE USER docket@${host} IDENTIFIED BY '${password}';`,
      `GRANT ALL PRIVILEGES ${granted} TO docket@${host};`,
    ]),
    '',
  ].join('\n');
}

/** The socket's path is relative to the data folder, because a path longer than 107 bytes cannot be bound. */
function serverOptions({ folder, durable, memory }: MariadbOptions, port: number): string[] {
  return [
    '--no-defaults',
    ...asRoot,
    `--datadir=${join(folder, 'data')}`,
    `--tmpdir=${temporary(folder)}`,
    `--init-file=${join(folder, 'start.sql')}`,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    `--socket=${socketName}`,
    '--pid-file=server.pid',
    `--character-set-server=${characters.set}`,
    `--collation-server=${characters.collation}`,
    '--default-time-zone=+00:00',
    `--innodb-buffer-pool-size=${memory}M`,
    `--innodb-log-file-size=${redoLogOf(memory)}M`,
    `--max-connections=${maxConnections}`,
    '--max-allowed-packet=64M',
    '--performance-schema=OFF',
    '--skip-log-bin',
    `--secure-file-priv=${filesOf(folder)}`,
    '--local-infile=OFF',
    '--skip-name-resolve',
    ...(durable
      ? ['--innodb-flush-log-at-trx-commit=1']
      : [
          '--innodb-flush-log-at-trx-commit=0',
          '--innodb-flush-method=nosync',
          '--skip-innodb-doublewrite',
          // Enough for every connection: at the limit, which all workers of the tests share, statements are not prepared any more.
          `--max-prepared-stmt-count=${maxConnections * maxPrepared}`,
        ]),
  ];
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
