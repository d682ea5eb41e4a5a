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
  readonly defaultValue: unknown;
}
export type Table = ReadonlyMap<string, Column>;

const tables = new Map<string, Promise<Table>>();

/** The columns of a table that can be written; generated ones are left out. */
export function tableOf(db: Db, name: string): Promise<Table> {
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
}

async function readTable(db: Db, name: string): Promise<Table> {
  const rows = (await db.perform(
    `SELECT column_name AS name, column_type AS type, is_nullable AS nullable, column_default AS fallback
       FROM information_schema.columns
      WHERE table_schema = DATABASE() AND table_name = ? AND COALESCE(generation_expression, '') = ''`,
    [name],
  )) as Row[];
  if (rows.length === 0) throw new Error(`There is no table ${name}`);
  return new Map(rows.map((row) => [row.name, columnOf(row)]));
}

const columnOf = (row: Row): Column => ({
  name: row.name,
  type: row.type,
  isNullable: row.nullable === 'YES',
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
