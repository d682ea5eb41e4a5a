/** Writes a zip file as it comes in, with only a part of one entry in memory. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile, type ReadStreamOptions } from 'yazl';

export class ZipWriter {
  private readonly zip = new ZipFile();
  private readonly written: Promise<void>;

  constructor(
    path: string,
    private readonly mtime: Date,
  ) {
    this.written = pipeline(this.zip.outputStream, createWriteStream(path, { mode: 0o600, flush: true }));
    this.written.catch(() => undefined); // `add` and `finish` report it.
  }

  /** Adds an entry of which nobody knows the size before; resolves once it is read to its end. */
  addTexts(name: string, texts: AsyncIterable<string>): Promise<void> {
    // More than 4 GB of lines need the larger format.
    return this.add(name, Readable.from(texts, { objectMode: false }), { compress: true, forceZip64Format: true });
  }

  /** Adds an entry of bytes. Files such as PDFs and pictures are compressed already. */
  addBytes(name: string, bytes: Buffer, compress = false): Promise<void> {
    return this.add(name, Readable.from([bytes], { objectMode: false }), { compress });
  }

  private async add(name: string, source: Readable, options: Partial<ReadStreamOptions>): Promise<void> {
    const ended = finished(source);
    this.zip.addReadStream(source, name, { ...options, mtime: this.mtime });
    // A full disk ends the output, and nobody reads the source any more.
    await Promise.race([ended, this.written.then(() => ended)]);
  }

  /** Completes the file. */
  async finish(): Promise<void> {
    this.zip.end();
    await this.written;
  }
}
