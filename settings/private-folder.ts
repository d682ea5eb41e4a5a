import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a folder that only its owner can enter, of one too that was made for all to read. Returns its path. */
export function privateFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
  return path;
}

/** Where an earlier version let everyone on the machine read mails and files. */
export function closeFolders(dataFolder: string): void {
  for (const name of ['mail', 'files']) {
    const path = join(dataFolder, name);
    if (existsSync(path)) privateFolder(path);
  }
}
