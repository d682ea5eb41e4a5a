/**
 * Creates invoices with many writers through two servers over a Galera cluster or two TiDB servers. Meanwhile it kills,
 * twice, the database server that is written to. Nothing acknowledged may be lost, nothing created twice, no number
 * skipped, and no request may return 500.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { createWorkspace, type CreatedWorkspace } from '../commands/across/create-workspace.js';
import { createDatabase, openDatabase } from '../database/database.js';
import type { Db } from '../database/db.js';
import { migrate } from '../models/migrate.js';
import { select } from '../models/select.js';
import { count as wholeNumber, readOptions } from '../scripts/command-line.js';
import { runScript, type Script } from '../scripts/run-script.js';
import { tryConnection } from '../scripts/database/try-connection.js';
import { withoutDatabase } from '../settings/database-hosts.js';
import { OperatorError } from '../settings/operator-error.js';
import { projectRoot } from '../settings/root.js';
import { killSpawned, spawnBuilt } from '../test/scripts/fixtures/spawn-script.js';
import { startProgram } from '../test/support/engines/debian-program.js';
import { startGalera } from '../test/support/engines/galera.js';
import { RetryingClient } from '../test/support/models/crash-work.js';
import { ApiClient } from '../test/support/service/api.js';
import { ensureBuilt } from '../test/support/service/built.js';
import { freePort } from '../test/support/service/free-port.js';
import { until } from '../test/support/service/waiting.js';
import type { Servers } from './engines/server.js';
import { tidbPairFor } from './engines/tidb-pair.js';
import { writeReport } from './results.js';

const writers = 20;
const kills = 2;

const help = `npm --prefix lab run failover [-- --invoices N] [--proxy | --tidb own|HOST:PORT]

Creates N invoices (default: 1000) with ${writers} writers through two servers over a Galera cluster, and twice kills the node that is written to.
With --proxy, the servers only know the address of HAProxy, configured by deploy/haproxy-galera.cfg; otherwise they know all nodes.
With --tidb, two TiDB servers take the place of the cluster, over a store that is started for them (own), or the one whose placement
driver (PD) is at HOST:PORT. What is missing is built once, which takes up to 50 minutes.
`;

const { values } = readOptions(help, {
  options: {
    invoices: { type: 'string', default: '1000' },
    proxy: { type: 'boolean', default: false },
    tidb: { type: 'string' },
  },
});

await runScript(async (script) => {
  const count = wholeNumber('invoices', values.invoices);
  if (values.proxy && values.tidb !== undefined)
    throw new OperatorError('--proxy works only with a Galera cluster: omit --tidb');
  ensureBuilt();
  const servers = await startDatabases(script);
  const databaseUrl = values.proxy ? await startProxy(script, servers) : servers.url;
  await createDatabase(databaseUrl);
  const db = openDatabase(databaseUrl, 2);
  script.onEnd(() => db.destroy());
  await migrate(db);
  const workspace = await createWorkspace(db, { name: 'Failover', email: 'owner@example.com' });
  const services = await startServices(script, databaseUrl, workspace);
  const clients = services.map((server) => new RetryingClient(() => Promise.resolve(server)));
  const [first] = services;
  if (!first) throw new Error('No server was started');
  const made = new Set<string>();
  const began = performance.now();
  const killing = killWriters(
    servers,
    () => hostOfWriter(servers, databaseUrl, db),
    () => made.size / count,
  );
  const writing = Promise.all(
    Array.from({ length: writers }, async (_, index) => {
      const client = clients[index % clients.length] ?? new RetryingClient(() => Promise.resolve(first));
      // A client of its own for each writer: invoices of different clients wait for each other only for their numbers.
      const own = await client.send('createClient', { body: { name: `Client ${index}` } });
      const client_id = own?.data.id ?? '';
      for (let at = index; at < count; at += writers) {
        const body = { client_id, line_items: [{ description: 'Work', quantity: 1, rate: 100 }] };
        const answer = await client.send('createInvoice', { body });
        if (!answer) throw new Error('An invoice was refused');
        made.add(answer.data.id);
      }
    }),
  );
  const [, gaps] = await Promise.all([writing, killing]);
  const seconds = (performance.now() - began) / 1000;
  await assertWhole(servers, workspace.workspace_id, made, count);
  const sum = (of: (client: RetryingClient) => number): number => clients.map(of).reduce((a, b) => a + b, 0);
  const outcome =
    `${made.size} invoices in ${seconds.toFixed(0)} s (${(made.size / seconds).toFixed(0)} a second), ${gaps.length} kills, without a writer for ` +
    `${gaps.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(' and ')}; ${sum(({ refusals }) => refusals)} responses of 503, ` +
    `${sum(({ interruptions }) => interruptions)} connections cut, no response of 500; numbers without a gap, the same on all nodes`;
  console.log(outcome);
  const databases = values.tidb === undefined ? `galera${values.proxy ? '-behind-haproxy' : ''}` : 'tidb';
  writeReport(`failover-${databases}`, `Failover: ${databases}, ${count} invoices`, outcome);
});

async function startDatabases(script: Script): Promise<Servers> {
  if (values.tidb !== undefined) return tidbPairFor(script, values.tidb);
  const galera = await startGalera();
  script.onEnd(() => galera.stop());
  return galera;
}

/** Starts two servers of Docket, each with its own folder, and the Redis that they share. */
async function startServices(script: Script, databaseUrl: string, workspace: CreatedWorkspace): Promise<ApiClient[]> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-failover-'));
  const port = await freePort();
  const redis = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  redis.once('error', () => undefined); // without Redis, counts are in memory
  script.onEnd(() => {
    redis.kill();
    killSpawned();
    rmSync(folder, { recursive: true, force: true });
  });
  const spawned = ['a', 'b'].map((name) =>
    spawnBuilt('serve', {
      DATA_DIR: join(folder, name),
      DATABASE_URL: databaseUrl,
      SECRET_KEY: 'the secret key of both servers, long enough',
      // Nothing is stored in it.
      FILES_URL: 's3://papers?region=eu-central-1',
      REDIS_URL: `redis://127.0.0.1:${port}`,
      PORT: '0',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT: '100000000',
    }),
  );
  const urls = await Promise.all(spawned.map((server) => server.until(/Docket is ready at .*\n/)));
  return urls.map((text) => {
    const url = /Docket is ready at (\S+)/.exec(text)?.[1] ?? '';
    return new ApiClient(url, workspace.live_key, workspace.workspace_id, workspace.user_id);
  });
}

/**
 * Kills the writer when a third and two thirds of the invoices exist; returns the milliseconds without a writer each
 * time.
 */
async function killWriters(
  { nodes }: Servers,
  findWriter: () => Promise<string>,
  progress: () => number,
): Promise<number[]> {
  const gaps: number[] = [];
  let heir: string | undefined;
  for (let kill = 1; kill <= kills; kill += 1) {
    while (progress() < kill / (kills + 1)) await pause(20);
    const host = await findWriter();
    const node = nodes.find((each) => each.host === host);
    if (!node) throw new Error(`No node is ${host}`);
    if (heir !== undefined && host !== heir)
      throw new OperatorError(`${heir} took over, and ${host} is written to now`);
    await node.signal('SIGKILL');
    const before = progress();
    const killedAt = performance.now();
    while (progress() === before) await pause(5);
    gaps.push(performance.now() - killedAt);
    heir = await findWriter();
    await node.start();
  }
  return gaps;
}

function hostOfWriter(servers: Servers, url: string, db: Db): Promise<string> {
  if (values.tidb !== undefined) return serverOf(servers, db);
  return values.proxy ? nodeBehind(url) : writerOf(db);
}

/**
 * The TiDB server that this process writes to. All processes agree: they begin with the first and leave a killed one.
 */
async function serverOf({ nodes }: Servers, db: Db): Promise<string> {
  const [row] = await select<{ port: number }>({ db }, sql`SELECT @@port AS port`);
  return nodes.find(({ host }) => host.endsWith(`:${row?.port}`))?.host ?? '';
}

async function writerOf(db: Db): Promise<string> {
  const [row] = await select<{ host: string }>({ db }, sql`SELECT host FROM database_writer`);
  return row?.host ?? '';
}

/** The node to which the proxy directs a new connection. */
function nodeBehind(url: string): Promise<string> {
  return withDatabase(url, async (db) => {
    const [row] = await select<{ port: number }>({ db }, sql`SELECT @@port AS port`);
    return `127.0.0.1:${row?.port}`;
  });
}

/** HAProxy in front of the nodes, configured as in deploy/ except for addresses; returns the only URL that clients need. */
async function startProxy(script: Script, { nodes }: Servers): Promise<string> {
  await withDatabase(nodes[0]?.url.replace(/docket$/, 'mysql') ?? '', (db) =>
    db.perform('CREATE USER haproxy@127.0.0.1', []),
  );
  const folder = mkdtempSync(join(tmpdir(), 'docket-proxy-'));
  script.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  let next = 0;
  const config = readFileSync(join(projectRoot, 'deploy', 'haproxy-galera.cfg'), 'utf8')
    .replace('bind 10.0.0.10:3306', `bind 127.0.0.1:${port}`)
    .replaceAll(/10\.0\.0\.2\d:3306/g, () => nodes[next++]?.host ?? '');
  writeFileSync(join(folder, 'haproxy.cfg'), config);
  const proxy = await startProgram('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')]);
  script.onEnd(() => proxy.stop());
  const url = `mysql://root@127.0.0.1:${port}/docket`;
  await until(async () => {
    if (proxy.hasEnded()) throw new OperatorError(`HAProxy has ended: ${proxy.output()}`);
    return (await tryConnection(withoutDatabase(url), 1000)) === undefined;
  });
  return url;
}

interface InvoiceRow {
  readonly id: string;
  readonly invoice_number: string;
}

async function assertWhole(
  { nodes }: Servers,
  workspaceId: string,
  made: ReadonlySet<string>,
  count: number,
): Promise<void> {
  for (const { host, url } of nodes) {
    await withDatabase(url, async (db) => {
      if (values.tidb === undefined) await db.perform('SET SESSION wsrep_sync_wait = 1', []);
      const rows = await select<InvoiceRow>(
        { db },
        sql`SELECT id, invoice_number FROM invoices WHERE workspace_id = ${workspaceId}`,
      );
      const numbers = rows
        .map(({ invoice_number }) => Number(invoice_number.split('-').at(-1)))
        .toSorted((a, b) => a - b);
      const isGapless = numbers.every((number, index) => number === index + 1);
      const isSame = rows.length === made.size && rows.every(({ id }) => made.has(id));
      if (rows.length !== count || !isGapless || !isSame)
        throw new OperatorError(
          `${host} holds ${rows.length} invoices of ${made.size} that were acknowledged, up to number ${numbers.at(-1)}`,
        );
    });
  }
}

async function withDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase(url, 1);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
