/**
 * `npm run bench`: Docket beside a bare server on 1,000,000 time entries, search over 1,000,000 tickets
 * beside LIKE, and the SLAs of 10,000 open tickets; prints the figures and writes them as JSON.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate, openDatabase } from '../models/database.js';
import { projectRoot } from '../settings/root.js';
import { loadSettings } from '../settings/settings.js';
import { say } from './bootstrap/say.mjs';
import { measureClosing, type ClosingMeasured } from './bench/agreements.js';
import { measureSearch, type SearchMeasured } from './bench/search.js';
import { seed } from './bench/seed.js';
import { measureSlas, type SlaMeasured } from './bench/slas.js';
import { seedTickets } from './bench/tickets.js';
import { ensureWrk } from './bench/ensure-wrk.js';
import { load, type Measured } from './bench/wrk.js';
import { openDatabaseServer } from './database-server.js';
import { runScript } from './run-script.js';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '5' } },
});
const operations = ['list', 'get', 'create'] as const;
const contenders = { docket: 18_080, bare: 18_081 } as const;
type Contender = keyof typeof contenders;
/** Rounds that do not count: code is compiled meanwhile, and pages are read. */
const warmUps = 2;

await runScript(async ({ onEnd }) => {
  await ensureWrk(say);
  const folder = join(loadSettings().DATA_DIR, 'bench');
  mkdirSync(folder, { recursive: true });
  const settings = loadSettings({ DATA_DIR: folder });
  const database = await openDatabaseServer(settings, { log: say });
  onEnd(database.stop, database.abandon);
  const db = openDatabase(database.url, 2);
  onEnd(() => db.destroy());
  await migrate(db);
  const { key } = await seed(db, say);
  const searched = await seedTickets(db, say);
  for (const child of await startServers(database.url, folder)) onEnd(() => stop(child));
  const results = await measure(key);
  const searches = await measureSearch(`http://127.0.0.1:${contenders.docket}`, searched, db);
  const slas = await measureSlas(db, settings);
  const closing = await measureClosing(db, settings, () => askOne(key));
  report({ results, searches, slas, closing }, join(folder, 'results.json'));
});

/** One small page, as any caller would ask for it. */
async function askOne(key: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${contenders.docket}/v1/clients?per_page=20`, {
    headers: { authorization: `Bearer ${key}` },
  });
  if (!response.ok) throw new Error(`A list answered ${response.status}`);
  await response.arrayBuffer();
}

async function startServers(databaseUrl: string, folder: string): Promise<ChildProcess[]> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: '1000000000',
    WORKER: 'off',
    LOG_LEVEL: 'info',
    DATA_DIR: join(folder, 'server'),
    NODE_ENV: 'production',
  };
  const scripts: Record<Contender, string> = {
    docket: 'dist/scripts/serve.js',
    bare: 'dist/scripts/bench/bare-server.js',
  };
  return Promise.all(
    Object.entries(contenders).map(async ([name, port]) => {
      const log = openSync(join(folder, `${name}.log`), 'w');
      const child = spawn(process.execPath, [join(projectRoot, scripts[name as Contender])], {
        env: { ...env, PORT: String(port) },
        stdio: ['ignore', log, 'inherit'],
      });
      closeSync(log);
      await untilAnswering(`http://127.0.0.1:${port}/`, child);
      return child;
    }),
  );
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      await fetch(url);
      return;
    } catch {
      await pause(50);
    }
  }
  throw new Error(`A server ended before it answered at ${url}`);
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

type Results = Record<(typeof operations)[number], Record<Contender, Measured[]>>;

/** Rounds are interleaved, so that what the machine does meanwhile meets both alike. */
async function measure(key: string): Promise<Results> {
  const results: Results = {
    list: { docket: [], bare: [] },
    get: { docket: [], bare: [] },
    create: { docket: [], bare: [] },
  };
  const script = join(projectRoot, 'scripts/bench/load.lua');
  for (let round = 1 - warmUps; round <= Number(values.rounds); round += 1) {
    for (const operation of operations) {
      for (const name of ['docket', 'bare'] as const) {
        const measured = await load(`http://127.0.0.1:${contenders[name]}`, script, Number(values.seconds), {
          BENCH_OPERATION: operation,
          BENCH_KEY: key,
        });
        if (round > 0) results[operation][name].push(measured);
      }
    }
  }
  return results;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function middle(rounds: readonly Measured[]): Measured {
  return {
    perSecond: median(rounds.map((r) => r.perSecond)),
    p50: median(rounds.map((r) => r.p50)),
    p99: median(rounds.map((r) => r.p99)),
  };
}

interface Figures {
  readonly results: Results;
  readonly searches: readonly SearchMeasured[];
  readonly slas: readonly SlaMeasured[];
  readonly closing: ClosingMeasured;
}

function report({ results, searches, slas, closing }: Figures, path: string): void {
  const rows = operations.map((operation) => {
    const docket = middle(results[operation].docket);
    const bare = middle(results[operation].bare);
    return { operation, docket, bare, ratio: Math.round((docket.perSecond / bare.perSecond) * 1000) / 1000 };
  });
  console.table(
    Object.fromEntries(
      rows.map(({ operation, docket, bare, ratio }) => [
        operation,
        {
          'docket/s': docket.perSecond,
          'bare/s': bare.perSecond,
          ratio,
          'docket p50 ms': docket.p50,
          'bare p50 ms': bare.p50,
          'docket p99 ms': docket.p99,
          'bare p99 ms': bare.p99,
        },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(
      searches.map(({ scenario, search, found, p50, p99, like }) => [
        `search: ${scenario}`,
        { search, found, 'p50 ms': p50, 'p99 ms': p99, 'LIKE ms': like },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(slas.map(({ due, took, each }) => [`SLAs: ${due} due`, { 'ms in all': took, 'ms each': each }])),
  );
  console.table({
    'agreements due on one day': {
      agreements: closing.agreements,
      seconds: closing.seconds,
      'p50 ms before': closing.p50Before,
      'p50 ms meanwhile': closing.p50,
      'p99 ms meanwhile': closing.p99,
    },
  });
  writeFileSync(
    path,
    `${JSON.stringify({ node: process.version, rounds: Number(values.rounds), seconds: Number(values.seconds), rows, searches, slas, closing }, null, 2)}\n`,
  );
  console.log(`Written to ${path}`);
}
