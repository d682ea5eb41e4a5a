import { createHash, type Hash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { OperatorError } from '../../../settings/operator-error.js';
import { entriesOf, incompleteBackup, type ArchiveEntry } from './archive.js';
import {
  entry,
  isHead,
  expand,
  type FileChecksum,
  formatVersion,
  sha256,
  type BackupHead,
  type BackupSummary,
} from './format.js';

/** A backup that has been read to the end, and in which every checksum is correct. */
export interface CheckedBackup {
  readonly path: string;
  readonly head: BackupHead;
  readonly summary: BackupSummary;
}

/** Reads the whole backup before anything is done with it. */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  await access(path).catch(() => {
    throw new OperatorError(`There is no readable file ${path}`);
  });
  const check = new Check(path);
  for await (const next of entriesOf(path)) {
    try {
      await check.take(next);
    } catch (error) {
      throw error instanceof OperatorError
        ? error
        : incompleteBackup(path, `${next.name} is damaged (${String(error)})`);
    }
  }
  try {
    return check.result();
  } catch (error) {
    throw error instanceof OperatorError ? error : incompleteBackup(path, `its summary is damaged (${String(error)})`);
  }
}

class Check {
  private head: BackupHead | undefined;
  private headSha256 = '';
  private summary: BackupSummary | undefined;
  private readonly tables = new Map<string, Hash>();
  /** The checksums of files that have not been compared yet, by key. */
  private readonly open = new Map<string, string>();
  private readonly files = { count: 0, bytes: 0 };

  constructor(private readonly path: string) {}

  async take({ name, bytes }: ArchiveEntry): Promise<void> {
    const [kind, table = ''] = name.split('/');
    if (this.head === undefined) this.begin(name, bytes);
    else if (this.summary) throw this.wrong(`${name} follows its last entry`);
    else if (kind === 'tables') this.hashOf(table).update(await expand(bytes));
    else if (kind === 'files') this.takeFile(name, bytes);
    else if (kind === 'checksums') this.compare(JSON.parse(String(await expand(bytes))) as FileChecksum[]);
    else if (name === entry.summary) this.summary = JSON.parse(String(await expand(bytes))) as BackupSummary;
    else throw this.wrong(`${name} does not belong in it`);
  }

  private begin(name: string, bytes: Buffer): void {
    if (name !== entry.head) throw this.wrong(`it starts with ${name}`);
    const head: unknown = JSON.parse(String(bytes));
    if (!isHead(head)) throw this.wrong('it is a file of another kind');
    if (head.format_version > formatVersion)
      throw new OperatorError(
        `${this.path} was written by Docket ${head.docket}, and this is an earlier version: restore it with that one`,
      );
    this.head = head;
    this.headSha256 = sha256(bytes);
  }

  private hashOf(table: string): Hash {
    const hash = this.tables.get(table) ?? createHash('sha256');
    this.tables.set(table, hash);
    return hash;
  }

  private takeFile(name: string, bytes: Buffer): void {
    this.open.set(name.slice(entry.file('').length), sha256(bytes));
    this.files.count += 1;
    this.files.bytes += bytes.length;
  }

  private compare(checksums: readonly FileChecksum[]): void {
    for (const { key, sha256: expected } of checksums) {
      if (this.open.get(key) !== expected) throw this.wrong(`the file ${key} is damaged`);
      this.open.delete(key);
    }
  }

  result(): CheckedBackup {
    const { head, summary, path } = this;
    if (!head || !summary) throw this.wrong('it is truncated');
    if (summary.head_sha256 !== this.headSha256) throw this.wrong(`${entry.head} is damaged`);
    for (const { name } of head.tables)
      if (this.hashOf(name).digest('hex') !== summary.tables[name]?.sha256)
        throw this.wrong(`the table ${name} is damaged`);
    const { count, bytes } = summary.files;
    if (this.open.size > 0 || this.files.count !== count || this.files.bytes !== bytes)
      throw this.wrong('files are missing');
    return { path, head, summary };
  }

  private wrong(why: string): OperatorError {
    return incompleteBackup(this.path, why);
  }
}
