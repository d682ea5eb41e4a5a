import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a folder that only its owner can enter, or closes an existing one to others. Returns its path. */
export function privateFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
  return path;
}

/** Closes the folders of mails and files, which an earlier version made readable for everyone on the machine. */
export function closeFolders(dataFolder: string): void {
  for (const name of ['mail', 'files']) {
    const path = join(dataFolder, name);
    if (existsSync(path)) privateFolder(path);
  }
}
