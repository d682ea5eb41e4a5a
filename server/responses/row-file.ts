/**
 * The rows of a list as CSV records: one column for each value of a row in the contract that the reader is allowed to
 * see.
 */
import { forbidden } from '../../domain/errors.js';
import { may, type Subject } from '../../domain/people/policy.js';
import type { OperationId, RecordFile, RowFile } from '../../contract/contract.js';
import { fieldNamed, fieldsOf, type Field } from '../contract/fields.js';

type Cell = string | number | null;
type Row = Readonly<Record<string, unknown>>;

/** How a file for people writes what programs read as it is. */
export interface RowWords {
  readonly truth: (value: boolean) => string;
  /** All taxes of a document or line, which are one column then. */
  readonly taxes: (taxes: readonly Row[]) => string;
}

interface Column {
  readonly name: string;
  /** The names of the values of a tax that the reader may see, if its column has all of them. */
  readonly parts?: readonly string[];
}

/** `names` are those of the request's `fields`, which choose the columns and their order. */
export function recordFile(
  id: OperationId,
  { rows }: RowFile,
  reader: Subject,
  names: readonly string[] | undefined,
  words?: RowWords,
): RecordFile {
  const columns = columnsOf(id, reader, names, words !== undefined);
  return {
    filename: `${nameOf(id)}.csv`,
    columns: columns.map(({ name }) => name),
    records: recordsOf(rows, columns, words),
  };
}

/** `time-entries` of `listTimeEntries`. */
const nameOf = (id: OperationId): string =>
  id
    .replace(/^list/, '')
    .replaceAll(/\B[A-Z]/g, '-$&')
    .toLowerCase();

/** A value of the taxes of a document or line, such as `amounts.taxes.rate`. */
const taxValue = /^((?:.+\.)?taxes)\.(\w+)$/;

function columnsOf(
  id: OperationId,
  reader: Subject,
  names: readonly string[] | undefined,
  isForPeople: boolean,
): Column[] {
  const all = fieldsOf(id);
  const wanted = (names ?? [...all.keys()]).map((name): [string, Field] => [name, fieldNamed(all, name)]);
  const columns = new Map<string, Column>();
  for (const value of new Set(wanted.flatMap(([name, field]) => valuesIn(name, field, reader)))) {
    const [, whole, part] = taxValue.exec(value) ?? [];
    if (!isForPeople || names?.includes(value) || whole === undefined || part === undefined)
      columns.set(value, { name: value });
    else columns.set(whole, { name: whole, parts: [...(columns.get(whole)?.parts ?? []), part] });
  }
  if (columns.size === 0) throw forbidden('The user of this key is not allowed to see any of these fields');
  return [...columns.values()];
}

/** The dotted names of the values in a field. */
function valuesIn(name: string, { need, fields }: Field, reader: Subject): string[] {
  if (need !== undefined && !may(reader, need)) return [];
  if (fields.size === 0) return [name];
  return [...fields].flatMap(([inner, field]) => valuesIn(`${name}.${inner}`, field, reader));
}

async function* recordsOf(
  rows: RowFile['rows'],
  columns: readonly Column[],
  words: RowWords | undefined,
): AsyncGenerator<Cell[][]> {
  const cells = columns.map(({ name, parts }) => {
    const path = name.split('.');
    return (row: unknown): Cell => cellAt(row, path, { parts, words });
  });
  for await (const some of rows) yield some.map((row) => cells.map((read) => read(row)));
}

interface CellFormat {
  readonly parts: readonly string[] | undefined;
  readonly words: RowWords | undefined;
}

/**
 * The value at a path of a row: for an array the values of its items, separated by semicolons; for an object of
 * arbitrary names, which have no columns, its JSON.
 */
function cellAt(value: unknown, path: readonly string[], format: CellFormat): Cell {
  const { parts, words } = format;
  const [name, ...rest] = path;
  if (Array.isArray(value) && name === undefined && parts && words)
    return words.taxes(value.filter(isObject).map((each) => picked(each, parts)));
  if (Array.isArray(value)) return value.map((each) => cellAt(each, path, format) ?? '').join('; ');
  if (name !== undefined && isObject(value)) return cellAt(value[name], rest, format);
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (isObject(value)) return JSON.stringify(value);
  return typeof value === 'boolean' ? (words?.truth(value) ?? String(value)) : null;
}

const picked = (row: Row, names: readonly string[]): Row => Object.fromEntries(names.map((name) => [name, row[name]]));

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null;
