/** The servers to measure, each in its own process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../settings/root.js';
import { loadSettings } from '../../settings/settings.js';
import { ensureBuilt } from '../../test/support/service/built.js';

export interface BenchServer {
  readonly url: string;
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
}

/** The flags that `npm start` uses (docs/decisions/garbage.md). */
const heapFlags = ['--min-semi-space-size=16', '--max-semi-space-size=32', '--heap-growing-percent=50'];

interface Start {
  /** Names its log and its folder. */
  readonly name: string;
  /** The program, relative to the root of the project. */
  readonly program: string;
  readonly databaseUrl: string;
  /** The folder for its log and its data folder. */
  readonly folder: string;
  /** Settings that differ from those of the bench; undefined means the default. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * Starts a server as in production, but without a worker, and waits until it is ready. A program in dist/ is built
 * first; a program of the lab runs from its source.
 */
export async function startServer({ name, program, databaseUrl, folder, ...others }: Start): Promise<BenchServer> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: '1000000000',
    WORKER: 'off',
    LOG_LEVEL: 'info',
    DATA_DIR: join(folder, name),
    NODE_ENV: 'production',
    PORT: '0',
    // Servers that share a database share its key.
    SECRET_KEY: loadSettings({ DATA_DIR: folder }).SECRET_KEY,
    ...others.env,
  };
  if (program.startsWith('dist/')) ensureBuilt();
  const loader = program.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const path = join(folder, `${name}.log`);
  const log = openSync(path, 'w');
  const child = spawn(process.execPath, [...heapFlags, ...loader, resolve(projectRoot, program)], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', log, 'inherit'],
  });
  closeSync(log);
  return { url: await urlIn(path, child), pid: child.pid, stop: () => stop(child) };
}

/** The URL at which a server reports in its log that it is ready. */
async function urlIn(log: string, child: ChildProcess): Promise<string> {
  while (child.exitCode === null) {
    const url = /^\S+ is ready at (http:\S+)$/m.exec(readFileSync(log, 'utf8'))?.[1];
    if (url !== undefined) return url;
    await pause(50);
  }
  throw new Error(`A server exited before it was ready: see ${log}`);
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}
