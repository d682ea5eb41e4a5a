/** Where files lie while they are being received: in a folder of each process, which nobody else on the machine can read. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolder } from './private-folder.js';
import type { Settings } from './settings.js';

type Place = Pick<Settings, 'DATA_DIR'>;

const folderOfAll = ({ DATA_DIR }: Place): string => join(DATA_DIR, 'uploads');

export const uploadFolder = (settings: Place): string => join(folderOfAll(settings), String(process.pid));

/** Makes that of this process, and deletes those of processes that were killed. */
export function makeUploadFolder(settings: Place): void {
  const all = folderOfAll(settings);
  for (const folder of [all, uploadFolder(settings)]) privateFolder(folder);
  for (const name of readdirSync(all)) if (!isRunning(Number(name))) rmSync(join(all, name), { recursive: true });
}

/** Of a file that is about to be received. */
export const makePrivate = (_field: string, { filepath }: { filepath: string }): void =>
  writeFileSync(filepath, '', { mode: 0o600, flag: 'wx' });

/** Before any process of the data folder serves: a process of another program may have the id of one that was killed. */
export const clearUploads = (settings: Place): void => rmSync(folderOfAll(settings), { recursive: true, force: true });

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
