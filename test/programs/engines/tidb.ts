import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
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
    `new_collations_enabled_on_first_bootstrap = true\ntmp-storage-path = "${folder}/tmp"\n[log]\nlevel = "warn"\n`,
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
  const file = join(folder, 'tidb-server');
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
    const flags = `-s -w -X ${parser}/mysql.TiDBReleaseVersion=v8.5.6`;
    await run('go', ['build', '-trimpath', '-ldflags', flags, '-o', file, './cmd/tidb-server'], { cwd, env });
  } catch (error) {
    throw new Missing(
      `tidb-server is not in ${folder}, and cannot be built: ${error instanceof Error ? error.message : ''}`,
    );
  }
  return file;
}
