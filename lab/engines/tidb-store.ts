/**
 * A placement driver and a store, over which several TiDB servers are one database. The store is TiDB's embedded one,
 * as a separate process.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../settings/root.js';
import { until } from '../../test/support/service/waiting.js';
import { runProgram } from '../run-program.js';
import { freePort, EngineUnavailable } from './server.js';
import { buildTidb, goIn } from './tidb-source.js';

export interface TidbStore {
  /** The address of the placement driver. */
  readonly pd: string;
  stop(): Promise<void>;
}

/** There is one store, so nothing is ever moved. */
const settings = `
[replication]
max-replicas = 1
[schedule]
leader-schedule-limit = 0
region-schedule-limit = 0
replica-schedule-limit = 0
merge-schedule-limit = 0
[dashboard]
enable-telemetry = false
[log]
level = "warn"
`;

export async function startTidbStore(cache: string, folder: string): Promise<TidbStore> {
  const [driver, store] = [await placementDriver(cache), await storeServer(cache)];
  const config = join(folder, 'pd.toml');
  writeFileSync(config, settings);
  const [pd, peers, address] = [await freeAddress(), await freeAddress(), await freeAddress()];
  const children: ChildProcess[] = [];
  const start = (name: string, file: string, args: readonly string[]): ChildProcess => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(file, args, { stdio: ['ignore', log, log] });
    children.push(child);
    return child;
  };
  const stop = async (): Promise<void> => void (await Promise.all(children.map(end)));
  try {
    const urls = [`--client-urls=http://${pd}`, `--peer-urls=http://${peers}`];
    const first = start('pd', driver, ['--name=pd', `--data-dir=${join(folder, 'pd')}`, `--config=${config}`, ...urls]);
    await untilAnswered(first, `http://${pd}/pd/api/v1/members`, () => true);
    const second = start('store', store, ['-address', address, '-pd', pd, '-folder', join(folder, 'store')]);
    await untilAnswered(second, `http://${pd}/pd/api/v1/stores`, (text) => text.includes('"Up"'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { pd, stop };
}

const freeAddress = async (): Promise<string> => `127.0.0.1:${await freePort()}`;

async function untilAnswered(child: ChildProcess, url: string, isReady: (text: string) => boolean): Promise<void> {
  await until(async () => {
    if (hasEnded(child))
      throw new EngineUnavailable(`${child.spawnfile} exited at its start: see pd.log and store.log`);
    try {
      const response = await fetch(url);
      return isReady(await response.text()) && response.ok;
    } catch {
      return false;
    }
  }, 200);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** The store server, built from TiDB's source with lab/engines/store/ added to it. */
async function storeServer(cache: string): Promise<string> {
  const file = join(cache, 'pd', 'store-server-2');
  if (existsSync(file)) return file;
  await buildTidb(cache, {
    program: './cmd/docket-store',
    file,
    prepare: (source) =>
      cpSync(join(projectRoot, 'lab/engines/store'), join(source, 'cmd/docket-store'), { recursive: true }),
  });
  return file;
}

const pdVersion = 'v8.5.6';
const pdRepository = 'https://github.com/tikv/pd.git';

/** The placement driver, built from a clone of its repository, because not every proxy of Go modules has it. */
async function placementDriver(cache: string): Promise<string> {
  const folder = join(cache, 'pd');
  const file = join(folder, 'pd-server');
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const cwd = join(folder, 'src');
  try {
    if (!existsSync(cwd))
      await runProgram('git', ['clone', '--quiet', '--depth=1', `--branch=${pdVersion}`, pdRepository, cwd], {
        cwd: folder,
      });
    leaveDashboardOut(join(cwd, 'pkg/dashboard/without_dashboard.go'));
    const flags = `-s -w -X github.com/tikv/pd/pkg/versioninfo.PDReleaseVersion=${pdVersion}`;
    const args = ['build', '-trimpath', '-tags', 'without_dashboard', '-ldflags', flags, '-o', file, './cmd/pd-server'];
    await runProgram('go', args, { cwd, env: { ...goIn(cache), CGO_ENABLED: '0' } });
  } catch (error) {
    throw new EngineUnavailable(
      `${file} is missing, and cannot be built: ${error instanceof Error ? error.message : ''}`,
    );
  }
  return file;
}

/** Even a build without the dashboard imports the path of its page, for which Go would download the whole dashboard. */
function leaveDashboardOut(file: string): void {
  const mended = readFileSync(file, 'utf8')
    .replace('\t"github.com/pingcap/tidb-dashboard/pkg/config"\n', '')
    .replace('config.UIPathPrefix', '"/dashboard/"');
  writeFileSync(file, mended);
}
