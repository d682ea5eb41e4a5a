import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.js';
import {
  type EngineServer,
  freePort,
  Missing,
  type Program,
  type Server,
  type Servers,
  startServer,
} from './server.js';

/** The commit of v8.5.6 and its parser, under their names in Go's module proxy. */
const source = 'github.com/pingcap/tidb@v1.1.0-beta.0.20260413061245-ae18096e0237';
const parser = 'github.com/pingcap/tidb/pkg/parser';
const parserVersion = 'v0.0.0-20260331085336-4e0b702f38a8';

/** TiDB with its embedded store: a single process, and nothing survives it. */
export async function startTidb(cache: string, folder: string): Promise<EngineServer> {
  const settings = { file: await tidbServer(cache), folder, store: ['--store=unistore', `--path=${folder}/data`] };
  return startServer(await programOf(settings));
}

/** Two servers over the store whose placement driver is at `pd`, for several are one database only where the store is apart. */
export async function startTidbPair(cache: string, folder: string, pd: string): Promise<Servers> {
  const file = await tidbServer(cache);
  const nodes: Server[] = [];
  for (const name of ['a', 'b']) {
    const own = join(folder, name);
    mkdirSync(own);
    const program = await programOf({ file, folder: own, store: ['--store=tikv', `--path=${pd}`] });
    const host = `127.0.0.1:${program.port}`;
    let running = await startServer(program);
    nodes.push({
      host,
      url: `mysql://root@${host}/docket`,
      signal: () => running.stop(),
      start: async () => void (running = await startServer(program)),
    });
  }
  const url = `mysql://root@${nodes.map(({ host }) => host).join(',')}/docket`;
  return { nodes, url, stop: async () => void (await Promise.all(nodes.map((node) => node.signal('SIGKILL')))) };
}

interface Settings {
  readonly file: string;
  readonly folder: string;
  readonly store: readonly string[];
}

async function programOf({ file, folder, store }: Settings): Promise<Program> {
  const settings = join(folder, 'tidb.toml');
  writeFileSync(
    settings,
    [
      'new_collations_enabled_on_first_bootstrap = true',
      `tmp-storage-path = "${folder}/tmp"`,
      '[log]',
      'level = "warn"',
      `slow-query-file = "${folder}/slow.log"`,
      '',
    ].join('\n'),
  );
  const [port, status] = [await freePort(), await freePort()];
  const args = [
    `--config=${settings}`,
    ...store,
    '--host=127.0.0.1',
    '--advertise-address=127.0.0.1',
    `-P=${port}`,
    `--status=${status}`,
    '--status-host=127.0.0.1',
    `--socket=${folder}/tidb.sock`,
  ];
  return { file, args, port, log: join(folder, 'server.log') };
}

/** Built once and kept: on two cores it takes 20 to 40 minutes, and 6 GB of disk. */
async function tidbServer(cache: string): Promise<string> {
  const folder = join(cache, 'tidb');
  // A change of what is mended in the source changes the name, so that no server that was built without it is taken.
  const file = join(folder, 'tidb-server-2');
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  console.log(`tidb-server is built into ${folder}, once: that takes up to 40 minutes`);
  const env = {
    ...process.env,
    GOFLAGS: '-mod=mod',
    GOTOOLCHAIN: 'go1.25.8',
    GOMODCACHE: join(folder, 'mod'),
    GOCACHE: join(folder, 'cache'),
  };
  try {
    const cwd = join(folder, 'src');
    if (!existsSync(cwd)) {
      const { Dir } = JSON.parse(await run('go', ['mod', 'download', '-json', source], { cwd: folder, env })) as {
        Dir: string;
      };
      cpSync(Dir, `${cwd}.new`, { recursive: true });
      await run('chmod', ['-R', 'u+w', `${cwd}.new`]);
      renameSync(`${cwd}.new`, cwd);
      // A module's zip contains no other module: the parser, which go.mod expects next to it, is downloaded by its own name.
      await run('go', ['mod', 'edit', '-replace', `${parser}=${parser}@${parserVersion}`], { cwd, env });
    }
    mendReverseScan(join(cwd, 'pkg/store/mockstore/unistore/tikv/dbreader/db_reader.go'));
    const flags = `-s -w -X ${parser}/mysql.TiDBReleaseVersion=v8.5.6`;
    await run('go', ['build', '-trimpath', '-ldflags', flags, '-o', file, './cmd/tidb-server'], { cwd, env });
  } catch (error) {
    throw new Missing(
      `tidb-server is not in ${folder}, and cannot be built: ${error instanceof Error ? error.message : ''}`,
    );
  }
  return file;
}

const begin = '\titer := r.getReverseIter()\n';
const setMoment = '\tr.txn.SetReadTS(startTS)\n\tif r.RcCheckTS {\n\t\tr.txn.SetReadTS(math.MaxUint64)\n\t}\n';

/**
 * In TiDB's embedded store, a scan in descending order begins before it is told of which moment to read, and so shows what stands
 * there now even in a snapshot. TiKV's store is another.
 */
function mendReverseScan(file: string): void {
  const mended = readFileSync(file, 'utf8').replace(begin + setMoment, setMoment + begin);
  if (!mended.includes(setMoment + begin)) throw new Missing(`${file} is not as expected`);
  writeFileSync(file, mended);
}
