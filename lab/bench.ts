/**
 * `npm --prefix lab run bench`: measures Docket over 1,000,000 time entries or more (bench/seed.ts), prints the figures
 * and writes them to `lab/results/`. Each kind of measurement compares:
 *
 * - requests: Docket against a bare node:http server (bench/bare-server.ts) and, with `--peers`, against LoopBack 4 and
 *   Directus over the same table. wrk loads them in turn with lists, reads and creations, over eight firms with 64 keys
 *   (bench/load.ts).
 * - reports: over HTTP, against their own SQL statements alone and against plain SQL without rollups; over the entries
 *   and 50,000 invoices.
 * - search: lists of 1,000,000 tickets against LIKE; and a search of everything, under load against alone.
 * - csv, retainers: other requests while all time entries are exported as one file, or while 1,000 retainers end on one
 *   day, against the same requests before.
 * - moving: the export of a whole workspace with other requests meanwhile, and its import.
 * - pages: by cursor against by number, near and far.
 * - changes: 2,000 streams of changes in one firm against 20 firms, and changes by the server against changes by
 *   another process.
 * - slas: a worker's pass over 10,000 open tickets, by how many of them are due.
 *
 * All run over the same database, with one server of Docket at a time.
 */
import { join } from 'node:path';
import { OperatorError } from '../settings/operator-error.js';
import { loadSettings } from '../settings/settings.js';
import { say } from '../scripts/bootstrap/say.mjs';
import { measureClosing } from './bench/agreements.js';
import { measureChanges, type ChangesMeasured } from './bench/changes.js';
import { measurePages } from './bench/cursors.js';
import { openBenchDatabase, sizeOf, type BenchDatabase } from './bench/database.js';
import { ensureWrk } from './bench/ensure-wrk.js';
import { measureExport, type ExportMeasured } from './bench/exports.js';
import { measureMoving, type MovingMeasured } from './bench/moving.js';
import { seedInvoices } from './bench/invoices.js';
import { measureLoad, type Contender, type Rounds, type Run } from './bench/load.js';
import { startPeers } from './bench/peers.js';
import { printFigures } from './bench/print.js';
import { logParameters, measureReports, type ReportMeasured } from './bench/reports.js';
import { measureSearchAll } from './bench/search-all.js';
import { measureSearch } from './bench/search.js';
import { seed, type Firm, type Seeded } from './bench/seed.js';
import { startServer, type BenchServer } from './bench/servers.js';
import { measureSlas } from './bench/slas.js';
import { seedTickets } from './bench/tickets.js';
import { count, oneOf, readOptions } from '../scripts/command-line.js';
import { runScript } from '../scripts/run-script.js';

const kinds = ['requests', 'reports', 'search', 'slas', 'retainers', 'csv', 'moving', 'pages', 'changes'] as const;
type Kind = (typeof kinds)[number];
const minEntries = 100_000;

const help = `npm --prefix lab run bench -- [--entries N] [--rounds N] [--seconds N] [--only KIND]… [--peers]

Compares Docket with a bare server, in N rounds (default: 3) of N seconds (default: 5) for each operation, and measures what takes
Docket the longest. It takes several minutes, and first fills its own database, one for each number of entries. Settings in the
environment, such as PROCESSES, apply to Docket too.

  --entries N    time entries of the largest firm (default: 1000000; at least ${minEntries}); seven others have a twentieth of that each
  --only KIND    only this kind, instead of all: one of ${kinds.join(', ')}
  --peers        also compares what a user might use instead, over the same table: LoopBack 4 and Directus, installed once from npm
                 into ~/.cache/docket-peers
`;

const { values } = readOptions(help, {
  options: {
    entries: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    peers: { type: 'boolean', default: false },
  },
});
const docketProgram = 'dist/scripts/operator/serve.js';
const bareProgram = 'lab/bench/bare-server.ts';

await runScript(async ({ onEnd }) => {
  const run = { rounds: count('rounds', values.rounds), seconds: count('seconds', values.seconds) };
  const entries = count('entries', values.entries);
  if (entries < minEntries) throw new OperatorError(`--entries must be ${minEntries} or more, not ${entries}`);
  const chosenKinds: readonly Kind[] = values.only?.map((name) => oneOf('only', name, kinds)) ?? kinds;
  const when = <T>(kind: Kind, work: () => Promise<T>): Promise<T | undefined> =>
    chosenKinds.includes(kind) ? work() : Promise.resolve(undefined);
  if (chosenKinds.every((kind) => kind === 'changes')) return measureChangesAlone({ onEnd }, run);
  await ensureWrk(say);
  const database = await openBenchDatabase(join(loadSettings().DATA_DIR, 'bench', String(entries)), { onEnd });
  const { settings, db } = database;
  const { owner, firms } = await seed(db, entries, say);
  await when('reports', () => seedInvoices(db, firms[0], say));
  await when('search', () => seedTickets(db, owner.workspaceId, say));
  const held = { entries, dataGB: await sizeOf(db), memoryGB: database.memory };
  say(`The database holds ${held.dataGB.toFixed(1)} GB, up to ${held.memoryGB.toFixed(1)} GB of it in memory`);
  const { results, searches, everything, closing } = await withDocket(database, 'docket', async (docket) => ({
    results: await when('requests', () => measureRequests(database, docket, firms, run)),
    searches: await when('search', () => measureSearch(docket.url, owner, db)),
    everything: await when('search', () => measureSearchAll(docket, firms[0].keys, database.pid, db, run.seconds)),
    closing: await when('retainers', () => measureClosing(db, settings, () => askOne(docket.url, owner.key))),
  }));
  const reports = await when('reports', () => measureReportsAlone(database, owner));
  const slas = await when('slas', () => measureSlas(db, settings));
  const exported = await when('csv', () => measureExportAlone(database, owner.key));
  const moved = await when('moving', () => measureMovingAlone(database, owner.key));
  const pages = await when('pages', () => withDocket(database, 'pages', ({ url }) => measurePages(url, owner.key)));
  const streams = await when('changes', () => measureStreams(database));
  const figures = { results, reports, searches, everything, slas, closing, exported, moved, pages, streams };
  printFigures(figures, { ...run, ...held }, values.only ? `bench-${chosenKinds.join('-')}` : 'bench');
});

/** Streams need none of the seeded data, so they get a database of their own when nothing else is measured. */
async function measureChangesAlone(script: Parameters<typeof openBenchDatabase>[1], run: object): Promise<void> {
  const database = await openBenchDatabase(join(loadSettings().DATA_DIR, 'bench', 'changes'), script);
  printFigures({ streams: await measureStreams(database) }, run, 'bench-changes');
}

function measureStreams({ db, settings, url, folder }: BenchDatabase): Promise<ChangesMeasured[]> {
  const env = { STREAMS_PER_ADDRESS: '10000', CONNECTIONS_PER_ADDRESS: '10000' };
  return measureChanges(db, settings, () =>
    startServer({ name: 'streams', program: docketProgram, databaseUrl: url, folder, env }),
  );
}

/** Each measurement has its own server, one at a time: servers that count requests separately refuse to run next to each other. */
async function withDocket<T>(
  { url, folder }: BenchDatabase,
  name: string,
  work: (server: BenchServer) => Promise<T>,
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  const server = await startServer({ name, program: docketProgram, databaseUrl: url, folder, env });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Requests one small page, as any caller would. */
async function askOne(url: string, key: string): Promise<void> {
  const response = await fetch(`${url}/v1/clients?per_page=20`, {
    headers: { authorization: `Bearer ${key}` },
  });
  if (!response.ok) throw new Error(`A list returned ${response.status}`);
  await response.arrayBuffer();
}

async function measureRequests(
  database: BenchDatabase,
  docket: BenchServer,
  firms: readonly Firm[],
  run: Run,
): Promise<ReadonlyMap<string, Rounds>> {
  const { url, folder, pid } = database;
  const peers = values.peers ? await startPeers(database, say) : undefined;
  const bare = await startServer({ name: 'bare', program: bareProgram, databaseUrl: url, folder });
  const script = 'lab/bench/load.lua';
  const contenders: Contender[] = [
    { name: 'docket', script, ...docket },
    { name: 'bare', script, ...bare },
    ...(peers?.contenders ?? []),
  ];
  try {
    return await measureLoad(contenders, firms, pid, run);
  } finally {
    await bare.stop();
    await peers?.stop();
  }
}

/** On a fresh server: the log shows parameters only of statements that are prepared after `logParameters`. */
async function measureReportsAlone(database: BenchDatabase, owner: Seeded): Promise<ReportMeasured[]> {
  const { db, url } = database;
  const forgetValues = await logParameters(db);
  try {
    return await withDocket(database, 'reports', (server) => measureReports(server.url, owner, db, url));
  } finally {
    await forgetValues();
  }
}

/** On a fresh server, so that the memory measured is what the file takes. */
function measureExportAlone(database: BenchDatabase, key: string): Promise<ExportMeasured> {
  return withDocket(database, 'exports', ({ url, pid }) => measureExport(url, pid, key));
}

/** On a fresh server that has a worker, which writes the file of an export. */
function measureMovingAlone(database: BenchDatabase, key: string): Promise<MovingMeasured> {
  return withDocket(database, 'moving', (server) => measureMoving(server, key, database), { WORKER: 'on' });
}
