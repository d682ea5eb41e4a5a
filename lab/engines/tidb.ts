import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EngineServer, freePort, type Program, type Server, type Servers, startEngine } from './server.js';
import { buildTidb, parser } from './tidb-source.js';

/** TiDB with its embedded store: a single process, whose data does not outlive it. */
export async function startTidb(cache: string, folder: string): Promise<EngineServer> {
  const settings = { file: await tidbServer(cache), folder, store: ['--store=unistore', `--path=${folder}/data`] };
  return startEngine(await programOf(settings));
}

/**
 * Two servers over the store whose placement driver is at `pd`: servers share a database only through a separate store.
 */
export async function startTidbPair(cache: string, folder: string, pd: string): Promise<Servers> {
  const file = await tidbServer(cache);
  const nodes: Server[] = [];
  for (const name of ['a', 'b']) {
    const own = join(folder, name);
    mkdirSync(own);
    const program = await programOf({ file, folder: own, store: ['--store=tikv', `--path=${pd}`] });
    const host = `127.0.0.1:${program.port}`;
    let running = await startEngine(program);
    nodes.push({
      host,
      url: `mysql://root@${host}/docket`,
      signal: () => running.stop(),
      start: async () => void (running = await startEngine(program)),
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

/** Builds the server once into the cache, which takes 20 to 40 minutes on two cores, and 6 GB of disk. */
async function tidbServer(cache: string): Promise<string> {
  // Raise the number in the name when `tidb-source.ts` mends the source differently, so that older builds are not used.
  const file = join(cache, 'tidb', 'tidb-server-2');
  if (existsSync(file)) return file;
  console.log(`Building tidb-server into ${file}, once; this takes up to 40 minutes …`);
  await buildTidb(cache, {
    program: './cmd/tidb-server',
    file,
    variables: `-X ${parser}/mysql.TiDBReleaseVersion=v8.5.6`,
  });
  return file;
}
