/** Reads entries of a zip file by their names. */
import { promisify } from 'node:util';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { open, type Entry, type Options, type ZipFile } from 'yauzl';
import { OperatorError } from '../../../settings/operator-error.js';

const openZip = promisify<string, Options, ZipFile>(open);

/** More than any file or the manifest has, so that a forged entry does not fill the memory. */
const maxBytes = 256 * 1024 * 1024;

export class ZipReader {
  private constructor(
    private readonly path: string,
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** Throws an OperatorError if the file is no complete zip. */
  static async open(path: string): Promise<ZipReader> {
    try {
      const zip = await openZip(path, { lazyEntries: true, autoClose: false });
      const entries = new Map<string, Entry>();
      await new Promise<void>((resolve, reject) => {
        zip.on('entry', (entry: Entry) => {
          entries.set(entry.fileName, entry);
          zip.readEntry();
        });
        zip.once('end', resolve);
        zip.once('error', reject);
        zip.readEntry();
      });
      return new ZipReader(path, zip, entries);
    } catch (error) {
      throw unreadable(path, error instanceof Error ? error.message : String(error));
    }
  }

  names(): readonly string[] {
    return [...this.entries.keys()];
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  async stream(name: string): Promise<Readable> {
    const entry = this.entries.get(name);
    if (!entry) throw unreadable(this.path, `${name} is missing`);
    return promisify<Entry, Readable>((of, done) =>
      this.zip.openReadStream(of, (error, stream) => done(error, stream)),
    )(entry);
  }

  async bytes(name: string): Promise<Buffer> {
    if ((this.entries.get(name)?.uncompressedSize ?? 0) > maxBytes)
      throw unreadable(this.path, `${name} is larger than any file can be`);
    return buffer(await this.stream(name));
  }

  close(): void {
    this.zip.close();
  }
}

export const unreadable = (path: string, why: string): OperatorError =>
  new OperatorError(`${path} is not a complete export of a workspace, and nothing was imported: ${why}`);
