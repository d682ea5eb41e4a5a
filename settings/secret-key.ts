import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The key of this data folder: 32 random bytes in hex, generated on the first call and stored. */
export const secretKey = (dataFolder: string): string => storedOnce(join(dataFolder, 'secret-key'));

/** Distinguishes this data folder from all others, wherever it is mounted. */
export const folderId = (dataFolder: string): string => storedOnce(join(dataFolder, 'folder-id')).slice(0, 32);

function storedOnce(path: string): string {
  if (!existsSync(path)) makeOnce(path);
  return readFileSync(path, 'utf8').trim();
}

/** Creating a hard link is atomic, and does not replace what another process created first. */
function makeOnce(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft);
  }
}
