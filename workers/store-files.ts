/**
 * Moves uploads from the database to file storage, and removes abandoned ones. Several processes can do so
 * concurrently.
 */
import type { Logger } from 'pino';
import type { Ctx } from '../models/context.js';
import { fileDisk } from '../models/workspace/file-disk.js';
import { claimFile, postponeFile, settleGone, settleStored, type ClaimedFile } from '../models/queues/file-queue.js';
import { readParts } from '../models/workspace/file.js';

export interface FileStorerDeps extends Pick<Ctx, 'db' | 'settings'> {
  readonly log: Pick<Logger, 'info' | 'error'>;
}

/** Processes one due file; false if there is none. A file that fails is retried later. */
export async function storeNextFile(deps: FileStorerDeps): Promise<boolean> {
  const file = await claimFile(deps);
  if (!file) return false;
  try {
    await (file.state === 'new' ? store(deps, file) : removeFile(deps, file));
    deps.log.info({ file: file.key, state: file.state }, 'file processed');
  } catch (error) {
    deps.log.error({ err: error, file: file.key, state: file.state, attempts: file.attempts + 1 }, 'file failed');
    await postponeFile(deps, file, error instanceof Error ? error.message : String(error));
  }
  return true;
}

async function store(deps: FileStorerDeps, file: ClaimedFile): Promise<void> {
  const disk = await fileDisk(deps.settings);
  const bytes = await readParts(deps, file.key);
  if (bytes) await disk.write(file.key, bytes);
  if (!(await settleStored(deps, file))) await disk.remove(file.key);
}

async function removeFile(deps: FileStorerDeps, file: ClaimedFile): Promise<void> {
  await (await fileDisk(deps.settings)).remove(file.key);
  await settleGone(deps, file);
}
