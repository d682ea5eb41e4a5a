import { secureRestored } from '../../../commands/across/after-restore.js';
import { assertSecretKey } from '../../../commands/across/secret-keys.js';
import { openDatabase } from '../../../database/database.js';
import type { Database } from '../../../database/db.js';
import { isDiskFull, isUnreachable } from '../../../database/failures.js';
import { RawConnection, type RawRow } from '../../../database/raw-connection.js';
import {
  beginRestore,
  emptyTable,
  endRestore,
  insertRows,
  isRestoring,
  setNext,
  sumsOf,
  tableNames,
  undoRestore,
  wholeTables,
  type BackupTable,
} from '../../../models/backup-tables.js';
import { knownMigrations, migrate, migrateTo } from '../../../models/migrate.js';
import { fileDisk, type FileDisk } from '../../../models/workspace/file-disk.js';
import { fingerprint } from '../../../models/workspace/secret-box.js';
import { OperatorError } from '../../../settings/operator-error.js';
import type { Settings } from '../../../settings/settings.js';
import { version } from '../../../settings/version.js';
import { say } from '../../bootstrap/say.mjs';
import { entriesOf } from './archive.js';
import type { CheckedBackup } from './check-backup.js';
import { entry, expand, rowsIn, sha256, type BackupHead } from './format.js';

export interface RestoreOptions {
  readonly url: string;
  readonly settings: Settings;
  /** Whether the original stays in service: the copy must not send again what the original sends. */
  readonly isCopy: boolean;
  readonly signal: AbortSignal;
}

/** Fills an empty database and empty file storage from a backup; if it fails on the way, it is undone. */
export async function restoreBackup(backup: CheckedBackup, options: RestoreOptions): Promise<void> {
  const { url, settings } = options;
  await assertRestorable(backup.head, settings);
  const raw = await RawConnection.open(url);
  const disk = await fileDisk(settings);
  try {
    await assertOnlyRestore(raw);
    if (await isRestoring(raw)) {
      say('An earlier restore was interrupted here: undoing it first');
      await takeBack(raw, disk);
    }
    await assertEmpty(raw, disk);
    await beginRestore(raw);
    try {
      await fill(backup, { ...options, raw, disk });
    } catch (error) {
      await takeBack(raw, disk).catch(() => {
        throw new OperatorError(
          `The restore failed (${messageOf(error)}), and could not be undone: when the database and the files can be reached, run it again, which undoes it first.`,
        );
      });
      throw options.signal.aborted
        ? new OperatorError('The restore was cancelled, and nothing of it is left')
        : explained(error);
    }
    await endRestore(raw);
  } finally {
    raw.destroy();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Every checksum was right, so what the database or the storage refuses was probably changed by someone. */
function explained(error: unknown): unknown {
  if (error instanceof OperatorError || isUnreachable(error) || isDiskFull(error)) return error;
  return new OperatorError(
    `The backup cannot be restored, and nothing of it is left: ${messageOf(error)}. It may have been changed after it was taken: restore another one.`,
    { cause: error },
  );
}

async function assertRestorable(head: BackupHead, settings: Settings): Promise<void> {
  const known = new Set(await knownMigrations());
  const unknown = head.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new OperatorError(
      `The backup is of Docket ${head.docket}, which is newer than this version (${version}): it has ${unknown.join(', ')}. Restore it with that version or a later one.`,
    );
  const keys = new Set([settings.SECRET_KEY, ...settings.PREVIOUS_SECRET_KEYS].map(fingerprint));
  if (!keys.has(head.secret_key))
    throw new OperatorError(
      'SECRET_KEY is not the one that the backup was taken with: secrets of webhooks, mails and stored responses could not be decrypted. Set the key of that service, or put its secret-key file into the DATA_DIR folder.',
    );
  if (!head.previous_secret_keys.every((key) => keys.has(key)))
    say(
      'PREVIOUS_SECRET_KEYS lacks a key that was set when the backup was taken: what only that key can decrypt stays unreadable',
    );
}

/** If two restores ran on one database, the second would mistake the first for an interrupted one. */
async function assertOnlyRestore(raw: RawConnection): Promise<void> {
  const [lock] = await raw.select<'got'>("SELECT GET_LOCK(CONCAT('docket_restore_', MD5(DATABASE())), 0) AS got");
  if (lock?.got !== '1') throw new OperatorError('Another restore to this database is in progress');
}

async function assertEmpty(raw: RawConnection, disk: FileDisk): Promise<void> {
  const tables = await tableNames(raw);
  const some = (names: readonly string[]): string =>
    names.slice(0, 5).join(', ') + (names.length > 5 ? ` and ${names.length - 5} more` : '');
  if (tables.length > 0)
    throw new OperatorError(
      `The database is not empty: it holds ${some(tables)}. A backup can only be restored to an empty one: set DATABASE_URL or DATA_DIR to another.`,
    );
  for await (const key of disk.keys())
    throw new OperatorError(
      `File storage already contains files, such as ${key}. A backup can only be restored to empty storage: set FILES_URL or DATA_DIR to another.`,
    );
}

async function takeBack(raw: RawConnection, disk: FileDisk): Promise<void> {
  for await (const key of disk.keys()) await disk.remove(key);
  await undoRestore(raw);
}

interface Filling extends RestoreOptions {
  readonly raw: RawConnection;
  readonly disk: FileDisk;
}

async function fill(backup: CheckedBackup, filling: Filling): Promise<void> {
  const { raw, url, settings, isCopy } = filling;
  const db = openDatabase(url, 2);
  try {
    await migrateTo(db, backup.head.migrations);
    const tables = await tablesToFill(backup, raw);
    await pour(backup.path, tables, filling);
    await assertSums(backup, tables, raw);
    await finish(db, settings, isCopy);
  } finally {
    await db.destroy();
  }
}

/**
 * Empties the tables that migrations have created, and returns those that the backup has too. Other tables in the
 * backup are for their owner to restore.
 */
async function tablesToFill({ head }: CheckedBackup, raw: RawConnection): Promise<BackupTable[]> {
  const made = new Set((await wholeTables(raw)).map(({ name }) => name));
  // Migrations insert rows of their own into some of them.
  for (const name of made) await emptyTable(raw, name);
  const strange = head.tables.filter(({ name }) => !made.has(name)).map(({ name }) => name);
  if (strange.length > 0) say(`Skipped, because these are not tables of Docket: ${strange.join(', ')}`);
  return head.tables.filter(({ name }) => made.has(name));
}

async function pour(path: string, all: readonly BackupTable[], { raw, disk, signal }: Filling): Promise<void> {
  const tables = new Map(all.map((table) => [table.name, table]));
  for await (const { name, bytes } of entriesOf(path)) {
    signal.throwIfAborted();
    const [kind, tableName = ''] = name.split('/');
    const table = tables.get(tableName);
    if (kind === 'tables' && table) await insertAll(raw, table, rowsIn(String(await expand(bytes)), table));
    else if (kind === 'files') await storeFile(disk, name.slice(entry.file('').length), bytes);
  }
}

/** Length of the rows that one statement inserts: every server accepts that much, whatever its settings. */
const maxInStatement = 512 * 1024;

async function insertAll(raw: RawConnection, table: BackupTable, rows: readonly RawRow[]): Promise<void> {
  let [some, size] = [[] as RawRow[], 0];
  for (const row of rows) {
    some.push(row);
    size += row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
    if (size < maxInStatement) continue;
    await insertRows(raw, table, some);
    [some, size] = [[], 0];
  }
  if (some.length > 0) await insertRows(raw, table, some);
}

async function storeFile(disk: FileDisk, key: string, bytes: Buffer): Promise<void> {
  await disk.write(key, bytes);
  if (sha256(await disk.read(key)) !== sha256(bytes))
    throw new Error(`The file ${key} does not read back as it was written`);
}

async function assertSums(
  { summary }: CheckedBackup,
  tables: readonly BackupTable[],
  raw: RawConnection,
): Promise<void> {
  for (const table of tables) {
    const expected = summary.tables[table.name];
    if (expected?.next !== undefined) await setNext(raw, table.name, expected.next);
    const { rows, sums } = await sumsOf(raw, table);
    if (rows !== expected?.rows || JSON.stringify(sums) !== JSON.stringify(expected.sums))
      throw new Error(`The rows of table ${table.name} do not match the sums in the backup`);
  }
}

async function finish(db: Database, settings: Settings, isCopy: boolean): Promise<void> {
  await migrate(db);
  await assertSecretKey(db, settings);
  await secureRestored(db, isCopy);
}
