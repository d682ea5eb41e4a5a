/** The fields of an export: how the values of each kind of column are written, and read back. */
import type { Db } from '../../database/db.js';
import type { RawConnection, RawValue } from '../../database/raw-connection.js';

/** Reads texts and decimal numbers as text. */
export type TextReader = Pick<RawConnection, 'select'>;

/** Reads within a transaction. */
export const readerOf = (db: Db): TextReader => ({
  select: async <Name extends string>(sql: string, values: unknown[]) =>
    (await db.perform(sql, values)) as Record<Name, string | null>[],
});

type FieldType = 'text' | 'id' | 'number' | 'decimal' | 'flag' | 'instant' | 'json' | 'binary';

/** A column that an export holds. */
export interface Field {
  readonly name: string;
  readonly type: FieldType;
  /** Whether it may be null. */
  readonly isNullable: boolean;
}

const typeOf = (name: string, type: string, columnType: string, collation: string): FieldType => {
  if (columnType === 'tinyint(1)') return 'flag';
  if (type.endsWith('int')) return 'number';
  if (type === 'decimal') return 'decimal';
  if (type === 'datetime') return 'instant';
  if (type === 'json' || type === 'longtext') return 'json';
  if (/binary|blob/.test(type)) return 'binary';
  return collation.startsWith('ascii') && name.endsWith('id') ? 'id' : 'text';
};

/** The columns of a table that can be written, but for those named and `workspace_id`. */
export async function fieldsOf(raw: TextReader, table: string, without: readonly string[]): Promise<Field[]> {
  const columns = await raw.select<'name' | 'type' | 'column_type' | 'collation' | 'nullable'>(
    `SELECT column_name AS name, data_type AS type, column_type, COALESCE(collation_name, '') AS collation, is_nullable AS nullable
       FROM information_schema.columns
      WHERE table_schema = DATABASE() AND table_name = ? AND COALESCE(generation_expression, '') = '' ORDER BY ordinal_position`,
    [table],
  );
  return columns.flatMap(({ name, type, column_type, collation, nullable }) => {
    if (name === null || name === 'workspace_id' || without.includes(name)) return [];
    const isNullable = nullable === 'YES';
    return [{ name, type: typeOf(name, type ?? '', column_type ?? '', collation ?? ''), isNullable }];
  });
}

/** The value of a column as an export holds it. */
export function written({ type }: Field, value: RawValue): unknown {
  if (value === null) return null;
  if (Buffer.isBuffer(value)) return value.toString('base64');
  if (type === 'flag') return value !== '0';
  if (type === 'number') return Number(value);
  if (type === 'instant') return `${value.replace(' ', 'T')}Z`;
  return type === 'json' ? (JSON.parse(value) as unknown) : value;
}

/** What a field must hold instead: the end of the sentence `the field … must be …`. */
export interface WrongValue {
  readonly expected: string;
}

const expected: Readonly<Record<FieldType, string>> = {
  text: 'a text',
  id: 'an id of this export',
  number: 'a whole number',
  decimal: 'a decimal number as text, such as "12.50"',
  flag: 'true or false',
  instant: 'an instant in UTC, such as "2026-01-31T09:30:00.000Z"',
  json: 'JSON',
  binary: 'bytes in base64',
};

/** Gives ids of an export their new ids. */
export type NewIdOf = (id: string) => string | undefined;

/** The value of a column for a value of an export. */
export function read(field: Field, value: unknown, newIdOf: NewIdOf): RawValue | WrongValue {
  const { type, isNullable } = field;
  if (value === null || value === undefined) return isNullable ? null : { expected: expected[type] };
  return textFor(field, value, newIdOf) ?? { expected: `${expected[type]}${isNullable ? ', or null' : ''}` };
}

const patterns = {
  // As long as the columns allow: 21 digits of sums, 18 decimals of exchange rates.
  decimal: /^-?\d{1,21}(\.\d{1,18})?$/,
  instant: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/,
  binary: /^[A-Za-z0-9+/]*={0,2}$/,
} as const;

function textFor({ name, type }: Field, value: unknown, newIdOf: NewIdOf): RawValue | undefined {
  if (type === 'json') return JSON.stringify(name === 'metadata' ? value : withNewIds(value, newIdOf));
  if (type === 'flag') return typeof value === 'boolean' ? String(Number(value)) : undefined;
  if (type === 'number') return Number.isSafeInteger(value) ? String(value) : undefined;
  if (typeof value !== 'string') return undefined;
  // Rollups have '' for no client, project or ticket.
  if (type === 'id') return value === '' ? value : newIdOf(value);
  if (type === 'text') return name.endsWith('_id') ? (newIdOf(value) ?? value) : value;
  if (!patterns[type].test(value)) return undefined;
  if (type === 'binary') return Buffer.from(value, 'base64');
  return type === 'instant' ? value.slice(0, -1).replace('T', ' ') : value;
}

/** The value with a new id for every text that is an id. */
function withNewIds(value: unknown, newIdOf: NewIdOf): unknown {
  if (typeof value === 'string') return newIdOf(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => withNewIds(each, newIdOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withNewIds(each, newIdOf)]));
}
