/**
 * The format of a backup: a tar file that begins with its head, continues with tables in pieces (compressed lines of JSON, one per
 * row) and with files, each hundred followed by their checksums, and ends with a summary of what all of that must add up to.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { RawRow, RawValue } from '../../../database/raw-connection.js';
import type { TableSums, BackupTable } from '../../../models/backup-tables.js';

export const formatVersion = 1;

export interface BackupHead {
  readonly format: 'docket-backup';
  readonly format_version: number;
  /** The version of Docket that wrote it. */
  readonly docket: string;
  readonly taken_at: string;
  readonly migrations: readonly string[];
  /** The fingerprints of SECRET_KEY and, while it is being replaced, of PREVIOUS_SECRET_KEYS. */
  readonly secret_key: string;
  readonly previous_secret_keys: readonly string[];
  readonly tables: readonly BackupTable[];
}

/** Whether `head` has every field that a restore reads. */
export function isHead(head: unknown): head is BackupHead {
  if (typeof head !== 'object' || head === null) return false;
  const { format, format_version, docket, taken_at, migrations, secret_key, previous_secret_keys, tables } = {
    ...emptyHead,
    ...head,
  };
  return (
    format === 'docket-backup' &&
    typeof format_version === 'number' &&
    [docket, taken_at, secret_key].every((text) => typeof text === 'string') &&
    [migrations, previous_secret_keys].every((texts) => isListOf(texts, (text) => typeof text === 'string')) &&
    isListOf(tables, isTable)
  );
}

const emptyHead: Readonly<Record<keyof BackupHead, unknown>> = {
  format: undefined,
  format_version: undefined,
  docket: undefined,
  taken_at: undefined,
  migrations: undefined,
  secret_key: undefined,
  previous_secret_keys: undefined,
  tables: undefined,
};

const isListOf = (list: unknown, isOne: (item: unknown) => boolean): boolean =>
  Array.isArray(list) && list.every(isOne);

const isTable = (table: unknown): boolean =>
  typeof table === 'object' &&
  table !== null &&
  'name' in table &&
  typeof table.name === 'string' &&
  'columns' in table &&
  isListOf(table.columns, (column) => typeof column === 'object' && column !== null && 'name' in column);

/** Sums over all pieces of a table. */
export interface TableSummary extends TableSums {
  readonly sha256: string;
}

export interface FilesSummary {
  readonly count: number;
  readonly bytes: number;
  /** Files that the database names but that were already lost when the backup was taken. */
  readonly missing: number;
}

export interface BackupSummary {
  readonly head_sha256: string;
  readonly tables: Readonly<Record<string, TableSummary>>;
  readonly files: FilesSummary;
}

export interface FileChecksum {
  readonly key: string;
  readonly sha256: string;
}

/** The names of the entries. */
export const entry = {
  head: 'docket-backup.json',
  table: (name: string, piece: number): string => `tables/${name}/${String(piece).padStart(6, '0')}.ndjson.gz`,
  file: (key: string): string => `files/${key}`,
  checksums: (piece: number): string => `checksums/${String(piece).padStart(6, '0')}.json.gz`,
  summary: 'summary.json.gz',
} as const;

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const zip = promisify(gzip);
const unzip = promisify(gunzip);
/** More than any piece can hold: a few rows, each smaller than a packet of the database. */
const maxUnzipped = 512 * 1024 * 1024;

export const compress = (bytes: Buffer | string): Promise<Buffer> => zip(bytes, { level: 4 });
export const expand = (bytes: Buffer): Promise<Buffer> => unzip(bytes, { maxOutputLength: maxUnzipped });

/** A row as a line: bytes as base64, everything else as the text that the database returned. */
export const lineOf = (row: RawRow): string =>
  `${JSON.stringify(row.map((value) => (Buffer.isBuffer(value) ? value.toString('base64') : value)))}\n`;

export function rowsIn(text: string, { columns }: BackupTable): RawRow[] {
  const valueOf = (value: string | null, at: number): RawValue =>
    value !== null && columns[at]?.kind === 'binary' ? Buffer.from(value, 'base64') : value;
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as (string | null)[]).map(valueOf));
}
