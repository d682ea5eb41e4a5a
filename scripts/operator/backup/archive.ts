/** Writes and reads tar files. A file only appears under its name once it is complete. */
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack, type Pack } from 'tar-stream';
import { OperatorError } from '../../../settings/operator-error.js';

/** Writes to a file beside the final one until it is complete. */
export class ArchiveWriter {
  private readonly draft: string;
  private readonly packing: Pack = pack();
  private readonly written: Promise<void>;
  /** The total size of all entries so far. */
  bytes = 0;

  constructor(
    private readonly path: string,
    private readonly signal: AbortSignal,
  ) {
    this.draft = `${path}.${randomBytes(4).toString('hex')}.part`;
    const output = createWriteStream(this.draft, { flags: 'wx', mode: 0o600, flush: true });
    this.written = pipeline(this.packing, output);
    this.written.catch(() => undefined); // The next `add` reports it.
  }

  async add(name: string, bytes: Buffer, mtime: Date): Promise<void> {
    this.signal.throwIfAborted();
    this.bytes += bytes.length;
    const added = new Promise<void>((resolve, reject) => {
      this.packing.entry({ name, size: bytes.length, mode: 0o600, mtime }, bytes, (error) =>
        error ? reject(error) : resolve(),
      );
    });
    // A full disk ends the stream. The entry's own error only says that; `written` has the cause.
    await Promise.race([added.catch(() => this.written), this.written.then(() => added)]);
  }

  /** Completes the file, and gives it its name. */
  async finish(): Promise<void> {
    this.packing.finalize();
    await this.written;
    await rename(this.draft, this.path);
    await syncFolder(dirname(this.path));
  }

  async discard(): Promise<void> {
    this.packing.destroy();
    await this.written.catch(() => undefined);
    await rm(this.draft, { force: true });
  }
}

/** The new name survives a power failure only once the folder has been flushed to the disk too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** More than any entry of a backup: a file or a piece of a table. */
const maxBytes = 256 * 1024 * 1024;

export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The entries in order. Throws an OperatorError if the file is damaged or truncated. */
export async function* entriesOf(path: string): AsyncGenerator<ArchiveEntry, void> {
  const entries = extract();
  const read = pipeline(createReadStream(path), entries);
  read.catch(() => undefined); // Reported below, after the last entry.
  try {
    for await (const entry of entries) {
      const { name, size } = entry.header;
      if (size > maxBytes) throw incompleteBackup(path, `${name} is larger than any entry can be`);
      yield { name, bytes: await buffer(entry) };
    }
    await read;
  } catch (error) {
    throw error instanceof OperatorError
      ? error
      : incompleteBackup(path, error instanceof Error ? error.message : String(error));
  } finally {
    entries.destroy();
  }
}

export const incompleteBackup = (path: string, why: string): OperatorError =>
  new OperatorError(`${path} is not a complete backup of Docket, and nothing was changed: ${why}`);
