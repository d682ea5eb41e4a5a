/** Folders for files that are being received: one per process, which only its owner can read. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { privateFolder } from './private-folder.js';
import type { Settings } from './settings.js';

type Place = Pick<Settings, 'DATA_DIR'>;

const folderOfAll = ({ DATA_DIR }: Place): string => join(DATA_DIR, 'uploads');

export const uploadFolder = (settings: Place): string => join(folderOfAll(settings), String(process.pid));

/** Makes the folder of this process, and deletes the folders of processes that were killed. */
export function makeUploadFolder(settings: Place): void {
  const all = folderOfAll(settings);
  for (const folder of [all, uploadFolder(settings)]) privateFolder(folder);
  for (const name of readdirSync(all)) if (!isRunning(Number(name))) rmSync(join(all, name), { recursive: true });
}

/** Creates an empty file, which only its owner can read, for one that is about to be received. */
export const makePrivate = (_field: string, { filepath }: { filepath: string }): void =>
  writeFileSync(filepath, '', { mode: 0o600, flag: 'wx' });

/**
 * Deletes the folders of all processes. Call it before any process of this data folder serves: a program may have got
 * the id of a killed process, whose folder `makeUploadFolder` would then leave.
 */
export const clearUploads = (settings: Place): void => rmSync(folderOfAll(settings), { recursive: true, force: true });

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
