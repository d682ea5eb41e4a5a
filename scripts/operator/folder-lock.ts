/** Keeps a data folder to one server, and notes that server's address for the commands that run beside it. */
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

/**
 * Locks the folder, because two servers of one folder would share its mails, files and jobs. Returns a function that
 * releases it. Throws an OperatorError if another server holds it for two seconds.
 */
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

/** Writes the address of the folder's server to the folder. Returns a function that removes it. */
export function writeAddress({ DATA_DIR, PUBLIC_URL }: Pick<Settings, 'DATA_DIR' | 'PUBLIC_URL'>): () => void {
  const path = addressPath(DATA_DIR);
  writeFileSync(`${path}.new`, `${PUBLIC_URL}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return () => rmSync(path, { force: true });
}

/** The settings of a command, with PUBLIC_URL of the server that runs in its folder unless the environment sets one. */
export function withServerAddress(settings: Settings, env: NodeJS.ProcessEnv = process.env): Settings {
  const { DATA_DIR } = settings;
  if ((env['PUBLIC_URL'] ?? '') !== '' || lockHolder(lockPath(DATA_DIR)) === undefined) return settings;
  try {
    return { ...settings, PUBLIC_URL: readFileSync(addressPath(DATA_DIR), 'utf8').trim() };
  } catch {
    return settings; // that server does not listen yet
  }
}
