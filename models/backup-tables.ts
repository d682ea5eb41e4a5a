/** Reads and fills all tables of Docket for backups and restores, by the columns that the database reports. */
import { leaseTable } from './migration-lease.js';
import { identifier } from './select.js';
import type { RawConnection, RawRow } from '../database/raw-connection.js';

export interface BackupTable {
  readonly name: string;
  /** The columns that can be written; generated ones are left out. */
  readonly columns: readonly WholeColumn[];
  /** The columns of the primary key. */
  readonly key: readonly string[];
}

export interface WholeColumn {
  readonly name: string;
  readonly kind: 'binary' | 'decimal' | 'other';
}

/** Figures by which a restored table is compared with the original. */
export interface TableSums {
  readonly rows: number;
  /** The exact sum of each decimal column (money, hours, rates). */
  readonly sums: Readonly<Record<string, string>>;
  /** The next AUTO_INCREMENT number; undefined for a table without. */
  readonly next: number | undefined;
}

/** Tables of the migrations themselves. */
const ofMigrations = new Set(['migrations', 'migrations_lock', 'migrations_begun', leaseTable]);
/** A table that exists while a restore fills the database. */
export const restoreMarker = 'restore_under_way';

const q = (name: string): string => identifier(name).sql;
const list = (names: readonly string[]): string => names.map(q).join(', ');

export async function tableNames(raw: RawConnection): Promise<string[]> {
  const rows = await raw.select<'name'>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name",
  );
  return rows.flatMap(({ name }) => name ?? []);
}

/** The tables with data: all but those of the migrations and the marker. */
export async function wholeTables(raw: RawConnection): Promise<BackupTable[]> {
  const names = (await tableNames(raw)).filter((name) => !ofMigrations.has(name) && name !== restoreMarker);
  return Promise.all(names.map((name) => describe(raw, name)));
}

async function describe(raw: RawConnection, name: string): Promise<BackupTable> {
  const columns = await raw.select<'name' | 'type'>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_schema = DATABASE() AND table_name = ? AND COALESCE(generation_expression, '') = '' ORDER BY ordinal_position`,
    [name],
  );
  const key = await raw.select<'name'>(
    `SELECT column_name AS name FROM information_schema.statistics
      WHERE table_schema = DATABASE() AND table_name = ? AND index_name = 'PRIMARY' ORDER BY seq_in_index`,
    [name],
  );
  if (key.length === 0) throw new Error(`The table ${name} has no primary key`);
  return {
    name,
    columns: columns.map((column) => ({ name: column.name ?? '', kind: kindOf(column.type ?? '') })),
    key: key.map((column) => column.name ?? ''),
  };
}

const kindOf = (type: string): WholeColumn['kind'] =>
  /binary|blob/i.test(type) ? 'binary' : /decimal/i.test(type) ? 'decimal' : 'other';

const namesOf = ({ columns }: BackupTable): string[] => columns.map(({ name }) => name);

/** Streams all rows in the order of the primary key. */
export function rowsOf(raw: RawConnection, table: BackupTable): AsyncGenerator<RawRow, void> {
  const binary = new Set(table.columns.filter(({ kind }) => kind === 'binary').map(({ name }) => name));
  return raw.stream(`SELECT ${list(namesOf(table))} FROM ${q(table.name)} ORDER BY ${list(table.key)}`, (name) =>
    binary.has(name),
  );
}

export async function sumsOf(raw: RawConnection, { name, columns }: BackupTable): Promise<TableSums> {
  const decimals = columns.filter(({ kind }) => kind === 'decimal').map((column) => column.name);
  const sums = decimals.map((column) => `, COALESCE(SUM(${q(column)}), 0) AS ${q(column)}`);
  const [row] = await raw.select(`SELECT COUNT(*) AS all_rows${sums.join('')} FROM ${q(name)}`);
  const [made] = await raw.select<'Create Table'>(`SHOW CREATE TABLE ${q(name)}`);
  const next = /^\).* AUTO_INCREMENT=(\d+)/m.exec(made?.['Create Table'] ?? '')?.[1];
  return {
    rows: Number(row?.['all_rows']),
    sums: Object.fromEntries(decimals.map((column) => [column, row?.[column] ?? ''])),
    next: next === undefined ? undefined : Number(next),
  };
}

/** Which migrations have run. */
export async function migrationsOf(raw: RawConnection): Promise<string[]> {
  const rows = await raw.select<'name'>('SELECT name FROM migrations ORDER BY name');
  return rows.flatMap(({ name }) => name ?? []);
}

export async function insertRows(raw: RawConnection, table: BackupTable, rows: readonly RawRow[]): Promise<void> {
  await raw.run(`INSERT INTO ${q(table.name)} (${list(namesOf(table))}) VALUES ?`, [rows]);
}

/** Sets the next AUTO_INCREMENT number, which may be higher than that of the last row. */
export async function setNext(raw: RawConnection, name: string, next: number): Promise<void> {
  await raw.run(`ALTER TABLE ${q(name)} AUTO_INCREMENT = ${next}`);
}

export const emptyTable = (raw: RawConnection, name: string): Promise<void> => raw.run(`DELETE FROM ${q(name)}`);

/**
 * Marks the database as being filled until `endRestore`: `assertWhole` refuses it, and a later restore may drop all its
 * tables.
 */
export const beginRestore = (raw: RawConnection): Promise<void> =>
  raw.run(`CREATE TABLE ${q(restoreMarker)} (id TINYINT NOT NULL PRIMARY KEY)`);

export const isRestoring = async (raw: RawConnection): Promise<boolean> =>
  (await tableNames(raw)).includes(restoreMarker);

export const endRestore = (raw: RawConnection): Promise<void> => raw.run(`DROP TABLE ${q(restoreMarker)}`);

/** Drops all tables that a filling has made, the marker last, so that an interrupted call can be repeated. */
export async function undoRestore(raw: RawConnection): Promise<void> {
  const names = await tableNames(raw);
  for (const name of names.filter((each) => each !== restoreMarker)) await raw.run(`DROP TABLE ${q(name)}`);
  if (names.includes(restoreMarker)) await endRestore(raw);
}
