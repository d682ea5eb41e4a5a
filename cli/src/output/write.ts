import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { ConnectionError } from '../../../sdk/src/errors.js';
import type { Download } from '../../../sdk/src/files.js';
import { UsageError } from '../failures.js';

/** Writes to the standard output, and waits if its reader is slow. */
export async function write(text: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

export const writeJson = (value: unknown): Promise<void> => write(`${JSON.stringify(value, null, 2)}\n`);

/** A remark beside the output: it goes to the standard error, where no script reads it as data. */
export const remark = (text: string): void => void process.stderr.write(`${text}\n`);

/**
 * Writes a file where `--save` says (`-` is the standard output). Without it, the standard output gets the file, unless that is a
 * terminal: then the file gets the name that the service gives it.
 */
export async function writeDownload(download: Download, save: string | undefined): Promise<void> {
  if (save === '-' || (save === undefined && !process.stdout.isTTY)) {
    for await (const chunk of chunksOf(download)) await write(chunk);
    return;
  }
  const path = save ?? basename(download.filename ?? 'download');
  if (save === undefined && existsSync(path)) throw new UsageError(`${path} exists: name another file with --save`);
  const file = await open(path, 'w').catch((error: unknown) => {
    throw new UsageError(`${path} cannot be written: ${(error as Error).message}`, { cause: error });
  });
  try {
    for await (const chunk of chunksOf(download)) await file.writeFile(chunk);
  } finally {
    await file.close();
  }
  remark(`Saved ${path}`);
}

async function* chunksOf({ stream }: Download): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* stream;
  } catch (error) {
    throw new ConnectionError('The file was not received completely', { cause: error });
  }
}
