/**
 * Peers: products that a user might choose instead of Docket, run over the same table. They are installed on demand
 * into a cache, outside the project's dependencies.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../settings/root.js';
import type { BenchDatabase } from './database.js';
import type { Contender } from './load.js';
import { startServer } from './servers.js';

const run = promisify(execFile);

/**
 * The workspace id of rows that peers create. No such workspace exists, so they are in no figures; `stop` deletes them.
 */
const workspace = 'ws_of_peers';
/** The token of the administrator of a peer that has users. Peers only listen on this machine. */
const token = 'token-of-the-bench';

interface Peer {
  readonly name: string;
  readonly packages: Readonly<Record<string, string>>;
}

const peers: readonly Peer[] = [
  {
    name: 'loopback',
    packages: {
      '@loopback/repository': '7.0.14',
      '@loopback/rest': '14.0.14',
      '@loopback/rest-crud': '0.18.14',
      'loopback-connector-mysql': '7.1.6',
    },
  },
  { name: 'directus', packages: { directus: '10.13.4' } },
];

export interface Peers {
  readonly contenders: readonly Contender[];
  readonly stop: () => Promise<void>;
}

/** Starts the peers that can be installed and started, and prints why it skips the others. */
export async function startPeers(
  { url: databaseUrl, folder, db }: BenchDatabase,
  say: (line: string) => void,
): Promise<Peers> {
  const started: (Contender & { readonly stop: () => Promise<void> })[] = [];
  for (const peer of peers) {
    const { name } = peer;
    try {
      const program = await installed(peer);
      const server = await startServer({ name, program, databaseUrl, folder, env: { BENCH_PEERS_TOKEN: token } });
      const env = { BENCH_PEERS_WORKSPACE: workspace, BENCH_PEERS_TOKEN: token };
      started.push({ name, script: `lab/bench/peers/${name}.lua`, env, ...server });
    } catch (error) {
      say(`${name} is skipped: ${firstLine(error)}`);
    }
  }
  return {
    contenders: started,
    async stop() {
      for (const { stop } of started) await stop();
      await db.perform('DELETE FROM time_entries WHERE workspace_id = ?', [workspace]);
    },
  };
}

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';

/** Installs the packages of a peer unless they are there, and returns its program, which runs next to them. */
async function installed({ name, packages }: Peer): Promise<string> {
  const folder = join(homedir(), '.cache', 'docket-peers', name);
  const done = join(folder, `installed ${Object.values(packages).join(' ')}`);
  if (!existsSync(done)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }));
    await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
    writeFileSync(done, '');
  }
  const program = join(projectRoot, 'lab/bench/peers', `${name}.cjs`);
  const path = join(folder, basename(program));
  copyFileSync(program, path);
  return path;
}
