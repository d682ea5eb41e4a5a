/**
 * `npm run bench`: Docket beside a bare server on 1,000,000 time entries, its reports over them and over 50,000 invoices, search over
 * 1,000,000 tickets beside LIKE, the SLAs of 10,000 open tickets, 1,000 retainers that end on one day, and all time entries as one
 * file; prints the figures and writes them as JSON.
 */
import { join } from 'node:path';
import type { Knex } from 'knex';
import { projectRoot } from '../../settings/root.js';
import { loadSettings } from '../../settings/settings.js';
import { say } from '../bootstrap/say.mjs';
import { measureClosing } from './bench/agreements.js';
import { openBenchDatabase } from './bench/database.js';
import { ensureWrk } from './bench/ensure-wrk.js';
import { measureExport, type ExportMeasured } from './bench/exports.js';
import { seedInvoices } from './bench/invoices.js';
import { operations, printFigures, type Contender, type Results } from './bench/print.js';
import { keepValues, measureReports, type ReportMeasured } from './bench/reports.js';
import { measureSearch } from './bench/search.js';
import { seed, type Seeded } from './bench/seed.js';
import { startServer, type BenchServer } from './bench/servers.js';
import { measureSlas } from './bench/slas.js';
import { seedTickets } from './bench/tickets.js';
import { load } from './bench/wrk.js';
import { count, readOptions } from '../command-line.js';
import { runScript } from '../run-script.js';

const help = `npm run bench -- [--rounds N] [--seconds N]

Measures Docket beside a bare server, in N rounds (default: 3) of N seconds (default: 5) for each operation, and what takes it longest. It needs
some minutes, and fills a database of its own first.
`;

const { values } = readOptions(help, {
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '5' } },
});
const programs: Readonly<Record<Contender, string>> = {
  docket: 'dist/scripts/operator/serve.js',
  bare: 'dist/scripts/measure/bench/bare-server.js',
};
/** Rounds that do not count: code is compiled meanwhile, and pages are read. */
const warmUps = 2;

await runScript(async ({ onEnd }) => {
  const run = { rounds: count('rounds', values.rounds), seconds: count('seconds', values.seconds) };
  await ensureWrk(say);
  const { folder, settings, url, db } = await openBenchDatabase(join(loadSettings().DATA_DIR, 'bench'), { onEnd });
  const seeded = await seed(db, say);
  await seedInvoices(db, seeded, say);
  const searched = await seedTickets(db, say);
  const contenders = await startContenders(url, folder);
  for (const { stop } of Object.values(contenders)) onEnd(stop);
  const { docket } = contenders;
  const results = await measure(contenders, seeded.key, run);
  const reports = await measureReportsAlone(url, folder, seeded, db);
  const searches = await measureSearch(docket.url, searched, db);
  const slas = await measureSlas(db, settings);
  const closing = await measureClosing(db, settings, () => askOne(docket.url, seeded.key));
  const exported = await measureExportAlone(url, folder, seeded.key);
  printFigures({ ...run, results, reports, searches, slas, closing, exported }, join(folder, 'results.json'));
});

/** One small page, as any caller would ask for it. */
async function askOne(url: string, key: string): Promise<void> {
  const response = await fetch(`${url}/v1/clients?per_page=20`, {
    headers: { authorization: `Bearer ${key}` },
  });
  if (!response.ok) throw new Error(`A list answered ${response.status}`);
  await response.arrayBuffer();
}

async function startContenders(databaseUrl: string, folder: string): Promise<Record<Contender, BenchServer>> {
  const start = (name: Contender) => startServer({ name, program: programs[name], databaseUrl, folder });
  const [docket, bare] = await Promise.all([start('docket'), start('bare')]);
  return { docket, bare };
}

/** By a server that knows no statement yet. */
async function measureReportsAlone(
  databaseUrl: string,
  folder: string,
  seeded: Seeded,
  db: Knex,
): Promise<ReportMeasured[]> {
  const forgetValues = await keepValues(db);
  const server = await startServer({ name: 'reports', program: programs.docket, databaseUrl, folder });
  try {
    return await measureReports(server.url, seeded, db, databaseUrl);
  } finally {
    await server.stop();
    await forgetValues();
  }
}

/** By a server that has done nothing else, so that the memory is what the file takes. */
async function measureExportAlone(databaseUrl: string, folder: string, key: string): Promise<ExportMeasured> {
  const server = await startServer({ name: 'exports', program: programs.docket, databaseUrl, folder });
  try {
    return await measureExport(server.url, server.pid, key);
  } finally {
    await server.stop();
  }
}

/** Rounds are interleaved, so that what the machine does meanwhile meets both alike. */
async function measure(
  contenders: Record<Contender, BenchServer>,
  key: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Results> {
  const results: Results = {
    list: { docket: [], bare: [] },
    get: { docket: [], bare: [] },
    create: { docket: [], bare: [] },
  };
  const script = join(projectRoot, 'scripts/measure/bench/load.lua');
  for (let round = 1 - warmUps; round <= rounds; round += 1) {
    for (const operation of operations) {
      for (const name of ['docket', 'bare'] as const) {
        const measured = await load(contenders[name].url, script, seconds, {
          BENCH_OPERATION: operation,
          BENCH_KEY: key,
        });
        if (round > 0) results[operation][name].push(measured);
      }
    }
  }
  return results;
}
