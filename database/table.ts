/**
 * The columns of tables, each read once, so that an insert can return the whole row, with defaults, without reading it
 * back.
 */
import Big from 'big.js';
import type { Db } from './db.js';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly isGenerated: boolean;
  readonly defaultValue: unknown;
}
export type Table = ReadonlyMap<string, Column>;

interface Columns {
  readonly all: Table;
  readonly written: Table;
}

const tables = new Map<string, Promise<Columns>>();

/** The columns of a table that can be written; generated ones are left out. */
export const tableOf = async (db: Db, name: string): Promise<Table> => (await columnsOf(db, name)).written;

/** All columns of a table, also generated ones. */
export const wholeTableOf = async (db: Db, name: string): Promise<Table> => (await columnsOf(db, name)).all;

function columnsOf(db: Db, name: string): Promise<Columns> {
  const known = tables.get(name);
  if (known) return known;
  const read = readTable(db, name);
  tables.set(name, read);
  read.catch(() => tables.delete(name));
  return read;
}

interface Row {
  readonly name: string;
  readonly type: string;
  readonly nullable: 'YES' | 'NO';
  readonly fallback: string | null;
  readonly expression: string | null;
}

async function readTable(db: Db, name: string): Promise<Columns> {
  const rows = (await db.perform(
    `SELECT column_name AS name, column_type AS type, is_nullable AS nullable, column_default AS fallback,
            generation_expression AS expression
       FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ?`,
    [name],
  )) as Row[];
  if (rows.length === 0) throw new Error(`There is no table ${name}`);
  const all = rows.map(columnOf);
  return { all: byName(all), written: byName(all.filter(({ isGenerated }) => !isGenerated)) };
}

const byName = (columns: readonly Column[]): Table => new Map(columns.map((column) => [column.name, column]));

const columnOf = (row: Row): Column => ({
  name: row.name,
  type: row.type,
  isNullable: row.nullable === 'YES',
  isGenerated: (row.expression ?? '') !== '',
  defaultValue: parseDefault(row),
});

/** MariaDB gives defaults as SQL literals (`'active'`, `NULL`), MySQL as bare text. */
function parseDefault({ type, fallback }: Row): unknown {
  if (fallback === null || fallback === 'NULL') return null;
  const text = fallback.replace(/^'(.*)'$/s, '$1');
  if (type.startsWith('tinyint(1)')) return text === '1';
  return /^(int|smallint|bigint|tinyint)/.test(type) ? Number(text) : text;
}

/** Converts a value to the form in which rows have it: decimals are exact text. */
export function normalise(column: Column | undefined, value: unknown): unknown {
  if (value instanceof Big) return value.toFixed();
  return typeof value === 'number' && column?.type.startsWith('decimal') ? new Big(String(value)).toFixed() : value;
}
