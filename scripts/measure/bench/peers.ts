/** What a user might take instead of Docket, over the same table: installed on demand into a cache, outside the project's dependencies. */
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../../settings/root.js';
import type { BenchDatabase } from './database.js';
import type { Contender } from './load.js';
import { startServer } from './servers.js';

const run = promisify(execFile);

/** Whose rows are those that peers make: nobody's, so that they are found again and count nowhere. */
const workspace = 'ws_of_peers';

const loopback = {
  name: 'loopback',
  program: 'scripts/measure/bench/peers/loopback.cjs',
  script: 'scripts/measure/bench/peers.lua',
  packages: {
    '@loopback/repository': '7.0.14',
    '@loopback/rest': '14.0.14',
    '@loopback/rest-crud': '0.18.14',
    'loopback-connector-mysql': '7.1.6',
  },
};

export interface Peers {
  readonly contenders: readonly Contender[];
  readonly stop: () => Promise<void>;
}

/** Starts those that can be had; of each other one it is said why not. */
export async function startPeers(
  { url: databaseUrl, folder, db }: BenchDatabase,
  say: (line: string) => void,
): Promise<Peers> {
  say('Directus is not measured: LoopBack 4 alone, without keys, permissions, events or sums');
  const program = await installed(loopback).catch((error: unknown) => {
    say(`LoopBack is left out: npm cannot install it (${firstLine(error)})`);
  });
  if (program === undefined) return { contenders: [], stop: () => Promise.resolve() };
  const { name, script } = loopback;
  const server = await startServer({ name, program, databaseUrl, folder });
  const env = { BENCH_PEERS_WORKSPACE: workspace };
  return {
    contenders: [{ name, script, env, ...server }],
    async stop() {
      await server.stop();
      await db.perform('DELETE FROM time_entries WHERE workspace_id = ?', [workspace]);
    },
  };
}

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';

/** The program where its packages are. */
async function installed({ name, program, packages }: typeof loopback): Promise<string> {
  const folder = join(homedir(), '.cache', 'docket-peers', name);
  const done = join(folder, `installed ${Object.values(packages).join(' ')}`);
  if (!existsSync(done)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }));
    await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
    writeFileSync(done, '');
  }
  const path = join(folder, basename(program));
  copyFileSync(join(projectRoot, program), path);
  return path;
}
