/** The servers that are measured, each a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../settings/root.js';

export interface BenchServer {
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
}

interface Start {
  /** Of its log, and of a folder of its own. */
  readonly name: string;
  /** What it runs, from the root of the project. */
  readonly program: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** Where both are. */
  readonly folder: string;
}

/** Starts a server as in production but without a worker, and waits until it answers. */
export async function startServer({ name, program, port, databaseUrl, folder }: Start): Promise<BenchServer> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: '1000000000',
    WORKER: 'off',
    LOG_LEVEL: 'info',
    DATA_DIR: join(folder, name),
    NODE_ENV: 'production',
    PORT: String(port),
  };
  const log = openSync(join(folder, `${name}.log`), 'w');
  const child = spawn(process.execPath, [join(projectRoot, program)], { env, stdio: ['ignore', log, 'inherit'] });
  closeSync(log);
  await untilAnswering(`http://127.0.0.1:${port}/`, child);
  return { pid: child.pid, stop: () => stop(child) };
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      await fetch(url);
      return;
    } catch {
      await pause(50);
    }
  }
  throw new Error(`A server ended before it answered at ${url}`);
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}
