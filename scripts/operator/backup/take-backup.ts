import { createHash } from 'node:crypto';
import { RawConnection, type RawRow } from '../../../database/raw-connection.js';
import {
  migrationsOf,
  rowsOf,
  sumsOf,
  wholeTables,
  type TableSums,
  type BackupTable,
} from '../../../models/backup-tables.js';
import { fileDisk, type FileDisk } from '../../../models/workspace/file-disk.js';
import { fingerprint } from '../../../models/workspace/secret-box.js';
import { OperatorError } from '../../../settings/operator-error.js';
import type { Settings } from '../../../settings/settings.js';
import { version } from '../../../settings/version.js';
import { say } from '../../bootstrap/say.mjs';
import { ArchiveWriter } from './archive.js';
import {
  compress,
  entry,
  type FileChecksum,
  type FilesSummary,
  formatVersion,
  lineOf,
  sha256,
  type BackupHead,
  type BackupSummary,
  type TableSummary,
} from './format.js';

export interface TakenBackup {
  readonly file: string;
  readonly taken_at: string;
  readonly rows: number;
  readonly files: number;
  readonly missing_files: number;
}

interface Backup {
  readonly raw: RawConnection;
  readonly disk: FileDisk;
  readonly archive: ArchiveWriter;
  readonly takenAt: Date;
}

/** Writes the state of the database at one moment, and the files that it names, while others go on writing. */
export async function takeBackup(
  url: string,
  settings: Settings,
  path: string,
  signal: AbortSignal,
): Promise<TakenBackup> {
  const raw = await RawConnection.open(url);
  const archive = new ArchiveWriter(path, signal);
  try {
    await raw.beginSnapshot();
    const backup = { raw, disk: await fileDisk(settings), archive, takenAt: new Date() };
    const summary = await writeAll(backup, settings);
    await archive.finish();
    const rows = Object.values(summary.tables).reduce((sum, table) => sum + table.rows, 0);
    const { count, missing } = summary.files;
    return { file: path, taken_at: backup.takenAt.toISOString(), rows, files: count, missing_files: missing };
  } catch (error) {
    await archive.discard();
    throw signal.aborted ? new OperatorError('The backup was cancelled, and nothing of it is left') : error;
  } finally {
    raw.destroy();
  }
}

async function writeAll(backup: Backup, settings: Settings): Promise<BackupSummary> {
  const { raw, archive, takenAt } = backup;
  const tables = await wholeTables(raw);
  const head: BackupHead = {
    format: 'docket-backup',
    format_version: formatVersion,
    docket: version,
    taken_at: takenAt.toISOString(),
    migrations: await migrationsOf(raw),
    secret_key: fingerprint(settings.SECRET_KEY),
    previous_secret_keys: settings.PREVIOUS_SECRET_KEYS.map(fingerprint),
    tables,
  };
  const headBytes = Buffer.from(`${JSON.stringify(head, null, 2)}\n`);
  await archive.add(entry.head, headBytes, takenAt);
  const summaries: Record<string, TableSummary> = {};
  for (const table of tables) summaries[table.name] = await writeTable(backup, table);
  const summary = { head_sha256: sha256(headBytes), tables: summaries, files: await writeFiles(backup) };
  await archive.add(entry.summary, await compress(JSON.stringify(summary)), takenAt);
  return summary;
}

/** Characters of text that are compressed together. */
const pieceLength = 4 * 1024 * 1024;

async function writeTable({ raw, archive, takenAt }: Backup, table: BackupTable): Promise<TableSummary> {
  const sums = await sumsOf(raw, table);
  const hash = createHash('sha256');
  let [rows, pieces] = [0, 0];
  for await (const text of linesOf(rowsOf(raw, table))) {
    rows += text.rows;
    hash.update(text.lines);
    await archive.add(entry.table(table.name, pieces), await compress(text.lines), takenAt);
    pieces += 1;
  }
  assertAll(table, sums, rows);
  return { ...sums, sha256: hash.digest('hex') };
}

/** The count and the rows come from the same snapshot: a difference means that some rows were missed. */
function assertAll({ name }: BackupTable, { rows: counted }: TableSums, read: number): void {
  if (read !== counted) throw new Error(`Only ${read} of ${counted} rows of ${name} were read`);
}

async function* linesOf(rows: AsyncIterable<RawRow>): AsyncGenerator<{ lines: string; rows: number }, void> {
  let [lines, count, length] = [[] as string[], 0, 0];
  for await (const row of rows) {
    const line = lineOf(row);
    lines.push(line);
    count += 1;
    length += line.length;
    if (length < pieceLength) continue;
    yield { lines: lines.join(''), rows: count };
    [lines, count, length] = [[], 0, 0];
  }
  if (count > 0) yield { lines: lines.join(''), rows: count };
}

/** How many files share an entry of checksums, and how many names are read at a time. */
const filesAtOnce = 100;

/** Writes the files that are in file storage. Other files are still in a table, or were given up. */
async function writeFiles({ raw, disk, archive, takenAt }: Backup): Promise<FilesSummary> {
  const total = { count: 0, bytes: 0, missing: 0 };
  let keys: string[] = [];
  for (let piece = 0; ; piece += 1) {
    keys = await storedKeysAfter(raw, keys.at(-1) ?? '');
    if (keys.length === 0) return total;
    const checksums: FileChecksum[] = [];
    for (const key of keys) {
      const bytes = await readIfPresent(disk, key);
      if (bytes === undefined) {
        total.missing += 1;
        continue;
      }
      await archive.add(entry.file(key), bytes, takenAt);
      checksums.push({ key, sha256: sha256(bytes) });
      total.count += 1;
      total.bytes += bytes.length;
    }
    await archive.add(entry.checksums(piece), await compress(JSON.stringify(checksums)), takenAt);
  }
}

async function storedKeysAfter(raw: RawConnection, key: string): Promise<string[]> {
  const rows = await raw.select<'storage_key'>(
    `SELECT storage_key FROM files WHERE state = 'kept' AND storage_key > ? ORDER BY storage_key LIMIT ${filesAtOnce}`,
    [key],
  );
  return rows.flatMap(({ storage_key }) => storage_key ?? []);
}

/** A single file that was lost at some time must not prevent the backup of all others. */
async function readIfPresent(disk: FileDisk, key: string): Promise<Buffer | undefined> {
  try {
    return await disk.read(key);
  } catch (error) {
    if (await disk.has(key)) throw error;
    say(`The database names the file ${key}, but it is not in file storage: the backup does not contain it`);
    return undefined;
  }
}
