/** A Galera cluster of real servers on this machine, which tests kill and freeze. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ClusterNode } from '../../../database/cluster-node.js';
import { findMariadb, type Mariadb } from '../../../scripts/database/find-mariadb.js';
import { freePort } from '../service/free-port.js';
import { libraries, provider, putFiles } from './galera-files.js';

const run = promisify(execFile);

export interface GaleraNode {
  /** `host:port`, as DATABASE_URL names it. */
  readonly host: string;
  /** The URL of this node alone, for root. */
  readonly url: string;
  /** Starts the server, also after it has ended, and waits until the node is in sync with the others. */
  start(): Promise<void>;
  /** Sends the server a signal. If the signal ends it, resolves when it has ended. */
  signal(signal: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
}

export interface Galera {
  readonly nodes: readonly GaleraNode[];
  /** A URL with all nodes in order, and the database `docket`. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * When a node copies its data to another, it starts rsync, which refuses to serve root's files: under root, nodes run
 * as nobody.
 */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

interface Ports {
  readonly sql: number;
  readonly group: number;
  readonly changes: number;
  readonly data: number;
}

/** Starts a cluster of nodes; the first one bootstraps it. */
export async function startGalera(count = 3): Promise<Galera> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-galera-'));
  chmodSync(folder, 0o755);
  await putFiles(folder);
  const mariadb = await findMariadb(() => undefined);
  const ports = await Promise.all(Array.from({ length: count }, portsOfNode));
  const members = ports.map(({ group }) => `127.0.0.1:${group}`);
  const nodes = ports.map((own, index) => new Node({ folder, mariadb, members, own, index }));
  const stop = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.signal('SIGKILL')));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const node of nodes) await node.start();
  } catch (error) {
    const logs = nodes.map((node) => node.log()).join('\n');
    await stop();
    throw new Error(`Galera does not start:\n${logs}`, { cause: error });
  }
  return { nodes, url: `mysql://root@${nodes.map(({ host }) => host).join(',')}/docket`, stop };
}

async function portsOfNode(): Promise<Ports> {
  const [sql, group, changes, data] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  return { sql, group, changes, data };
}

interface Place {
  readonly folder: string;
  readonly mariadb: Mariadb;
  readonly members: readonly string[];
  readonly own: Ports;
  readonly index: number;
}

class Node implements GaleraNode {
  private child: ChildProcess | undefined;
  private hasRun = false;

  constructor(private readonly place: Place) {}

  get host(): string {
    return `127.0.0.1:${this.place.own.sql}`;
  }

  get url(): string {
    return `mysql://root@${this.host}/docket`;
  }

  async start(): Promise<void> {
    const { mariadb, index } = this.place;
    if (!this.hasRun) await this.initialise();
    const isFirst = index === 0 && !this.hasRun;
    this.hasRun = true;
    const log = openSync(this.path('server.log'), 'a');
    // Otherwise malloc keeps freed memory in an arena for each of the many threads.
    const env = {
      ...process.env,
      MALLOC_ARENA_MAX: '2',
      PATH: `${join(this.place.folder, 'usr/bin')}:${process.env['PATH']}`,
      LD_LIBRARY_PATH: join(this.place.folder, libraries),
    };
    const child = spawn(mariadb.server, [...this.options(), ...(isFirst ? ['--wsrep-new-cluster'] : [])], {
      env,
      detached: true,
      stdio: ['ignore', log, log],
    });
    this.child = child;
    while (!(await this.isSynced())) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`Node ${index} ended`);
      await pause(50);
    }
  }

  async signal(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const isEnd = signal === 'SIGKILL' || signal === 'SIGTERM';
    const ended = isEnd ? new Promise((resolve) => child.once('exit', resolve)) : undefined;
    child.kill(signal);
    await ended;
  }

  log(): string {
    return existsSync(this.path('server.log')) ? readFileSync(this.path('server.log'), 'utf8').slice(-4000) : '';
  }

  private path(name: string): string {
    return join(this.place.folder, `node-${this.place.index}`, name);
  }

  private async initialise(): Promise<void> {
    for (const folder of ['.', 'tmp']) {
      mkdirSync(this.path(folder), { mode: 0o755 });
      if (isRoot) chownSync(this.path(folder), nobody, nobody);
    }
    const options = ['--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve'];
    await run(this.place.mariadb.initialise, ['--no-defaults', ...this.folders(), ...asNobody, ...options]);
    writeFileSync(
      this.path('start.sql'),
      'CREATE OR REPLACE USER root@127.0.0.1;\nGRANT ALL PRIVILEGES ON *.* TO root@127.0.0.1 WITH GRANT OPTION;\n',
    );
  }

  private async isSynced(): Promise<boolean> {
    try {
      const node = await ClusterNode.ask(new URL(this.url));
      node.close();
      return node.isReady;
    } catch {
      return false;
    }
  }

  /**
   * Folders of this node alone: a starting server deletes temporary tables of others that share its folder for them.
   */
  private folders(): string[] {
    return [`--datadir=${this.path('data')}`, `--tmpdir=${this.path('tmp')}`];
  }

  private options(): string[] {
    const { own, members, index, folder } = this.place;
    return [
      '--no-defaults',
      ...asNobody,
      ...this.folders(),
      `--socket=${this.path('socket')}`,
      `--pid-file=${this.path('pid')}`,
      `--port=${own.sql}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_unicode_520_ci',
      '--default-time-zone=+00:00',
      '--max-connections=200',
      '--max-allowed-packet=64M',
      '--performance-schema=OFF',
      '--binlog-format=ROW',
      '--innodb-autoinc-lock-mode=2',
      '--innodb-buffer-pool-size=128M',
      '--innodb-log-file-size=32M',
      // Tests alter tables all the time, and larger batches then use memory without end (docs/decisions/engines.md).
      '--innodb-purge-batch-size=1',
      '--table-open-cache=400',
      '--table-definition-cache=400',
      '--innodb-flush-log-at-trx-commit=0',
      '--wsrep-on=ON',
      `--wsrep-provider=${join(folder, provider)}`,
      '--wsrep-cluster-name=docket-test',
      `--wsrep-cluster-address=gcomm://${members.join(',')}`,
      `--wsrep-node-name=node-${index}`,
      `--wsrep-node-address=127.0.0.1:${own.group}`,
      `--wsrep-node-incoming-address=127.0.0.1:${own.sql}`,
      `--wsrep-provider-options=gmcast.listen_addr=tcp://127.0.0.1:${own.group};ist.recv_addr=127.0.0.1:${own.changes};ist.recv_bind=127.0.0.1:${own.changes};gcache.size=64M`,
      '--wsrep-sst-method=rsync',
      `--wsrep-sst-receive-address=127.0.0.1:${own.data}`,
    ];
  }
}

const asNobody = isRoot ? ['--user=nobody'] : [];
