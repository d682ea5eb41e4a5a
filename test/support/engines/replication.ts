/** A MariaDB server and a replica that follows its binary log, both on this machine, which tests kill and freeze. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMariadb } from '../../../scripts/database/find-mariadb.js';
import { initialiseMariadb } from '../../../scripts/database/mariadb-process.js';
import { tryConnection } from '../../../scripts/database/try-connection.js';
import { openDatabase } from '../../../database/database.js';
import { freePort } from '../service/free-port.js';
import { until } from '../service/waiting.js';

export interface ReplicatedServer {
  readonly url: string;
  /** Starts the server, also after it has ended, and waits until it accepts connections. */
  start(): Promise<void>;
  /** Sends the server a signal. If the signal ends it, resolves when it has ended. */
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  /** Runs a statement on this server alone. */
  run(sql: string): Promise<void>;
}

export interface Replication {
  readonly writer: ReplicatedServer;
  readonly replica: ReplicatedServer;
  stop(): Promise<void>;
}

const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];

/** Starts both servers, each with the database `docket`. */
export async function startReplication(): Promise<Replication> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-replication-'));
  const mariadb = await findMariadb(() => undefined);
  const folders = ['writer', 'replica'].map((name) => join(folder, name));
  const [first = '', second = ''] = folders;
  mkdirSync(join(first, 'tmp'), { recursive: true });
  await initialiseMariadb(mariadb, first);
  cpSync(first, second, { recursive: true });
  const ports = [await freePort(), await freePort()];
  const [writer, replica] = [
    server(mariadb.server, first, { port: ports[0] ?? 0, id: 1 }),
    server(mariadb.server, second, { port: ports[1] ?? 0, id: 2 }),
  ];
  const stop = async (): Promise<void> => {
    await Promise.all([writer.signal('SIGKILL'), replica.signal('SIGKILL')]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([writer.start(), replica.start()]);
    await replica.run(
      `CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${ports[0]}, MASTER_USER = 'docket',
         MASTER_CONNECT_RETRY = 1, MASTER_USE_GTID = slave_pos`,
    );
    await replica.run('START SLAVE');
  } catch (error) {
    await stop();
    throw error;
  }
  return { writer, replica, stop };
}

function server(program: string, folder: string, { port, id }: { port: number; id: number }): ReplicatedServer {
  const url = `mysql://docket@127.0.0.1:${port}/docket`;
  let child: ChildProcess | undefined;
  const hasEnded = (): boolean => child === undefined || child.exitCode !== null || child.signalCode !== null;
  return {
    url,
    async start() {
      // These statements are not written to the binary log, because each server runs its own.
      writeFileSync(
        join(folder, 'start.sql'),
        [
          'SET SESSION sql_log_bin = 0;',
          'CREATE DATABASE IF NOT EXISTS docket CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci;',
          'CREATE OR REPLACE USER docket@127.0.0.1;',
          'GRANT ALL PRIVILEGES ON *.* TO docket@127.0.0.1 WITH GRANT OPTION;',
          '',
        ].join('\n'),
      );
      const log = openSync(join(folder, 'server.log'), 'a');
      child = spawn(
        program,
        [
          '--no-defaults',
          ...asRoot,
          `--datadir=${join(folder, 'data')}`,
          `--tmpdir=${join(folder, 'tmp')}`,
          `--init-file=${join(folder, 'start.sql')}`,
          '--bind-address=127.0.0.1',
          `--port=${port}`,
          '--socket=server.sock',
          '--pid-file=server.pid',
          `--server-id=${id}`,
          '--log-bin=changes',
          '--character-set-server=utf8mb4',
          '--collation-server=utf8mb4_unicode_520_ci',
          '--default-time-zone=+00:00',
          '--innodb-buffer-pool-size=64M',
          '--innodb-flush-log-at-trx-commit=0',
          '--innodb-flush-method=nosync',
          '--performance-schema=OFF',
          '--skip-name-resolve',
        ],
        { stdio: ['ignore', log, log] },
      );
      await until(async () => {
        if (hasEnded()) throw new Error(`A server of ${folder} has ended`);
        return (await tryConnection(url, 1000)) === undefined;
      });
    },
    async signal(signal) {
      if (hasEnded()) return;
      const ended = signal === 'SIGKILL' ? new Promise((resolve) => child?.once('exit', resolve)) : undefined;
      child?.kill(signal);
      await ended;
    },
    async run(sql) {
      const db = openDatabase(url, 1);
      try {
        await db.perform(sql, []);
      } finally {
        await db.destroy();
      }
    },
  };
}
