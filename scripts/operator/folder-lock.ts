/** The one server of a data folder: that it runs, and where it is reached, for the commands that run beside it. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../../settings/operator-error.js';
import type { Settings } from '../../settings/settings.js';
import { lockHolder, tryLock } from '../bootstrap/lock.mjs';

/** How long to wait for another server of this folder that is just shutting down. */
const timeoutMs = 2000;

const lockPath = (folder: string): string => join(folder, 'start.lock');
const addressPath = (folder: string): string => join(folder, 'address');

/** Two servers of one folder would share its mails, files and jobs. Returns a function that releases the folder. */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = lockPath(folder);
  for (const deadline = performance.now() + timeoutMs; performance.now() < deadline; await sleep(100)) {
    const lock = tryLock(path);
    if (lock !== undefined) return lock.release;
  }
  throw new OperatorError(
    `Docket is already running in this folder, as process ${lockHolder(path)}: use it, or stop it first.`,
  );
}

/** Notes where the server of the folder is reached, until the function that it returns is called. */
export function noteAddress({ DATA_DIR, PUBLIC_URL }: Pick<Settings, 'DATA_DIR' | 'PUBLIC_URL'>): () => void {
  const path = addressPath(DATA_DIR);
  writeFileSync(`${path}.new`, `${PUBLIC_URL}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return () => rmSync(path, { force: true });
}

/** The settings of a command with the address of the server that runs in its folder, unless it is given another. */
export function reachedThere(settings: Settings, env: NodeJS.ProcessEnv = process.env): Settings {
  const { DATA_DIR } = settings;
  if ((env['PUBLIC_URL'] ?? '') !== '' || lockHolder(lockPath(DATA_DIR)) === undefined) return settings;
  try {
    return { ...settings, PUBLIC_URL: readFileSync(addressPath(DATA_DIR), 'utf8').trim() };
  } catch {
    return settings; // it has not come so far
  }
}
