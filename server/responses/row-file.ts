/**
 * The rows of a list as CSV records: one column for each value of a row in the contract that the reader is allowed to
 * see.
 */
import { forbidden } from '../../domain/errors.js';
import { may, type Subject } from '../../domain/people/policy.js';
import type { OperationId, RecordFile, RowFile } from '../../contract/contract.js';
import { fieldNamed, fieldsOf, type Field } from '../contract/fields.js';

type Cell = string | number | null;

/** `names` are those of the request's `fields`, which choose the columns and their order. */
export function recordFile(
  id: OperationId,
  { rows }: RowFile,
  reader: Subject,
  names: readonly string[] | undefined,
  writeTruth: (value: boolean) => string = String,
): RecordFile {
  const columns = columnsOf(id, reader, names);
  return { filename: `${nameOf(id)}.csv`, columns, records: recordsOf(rows, columns, writeTruth) };
}

/** `time-entries` of `listTimeEntries`. */
const nameOf = (id: OperationId): string =>
  id
    .replace(/^list/, '')
    .replaceAll(/\B[A-Z]/g, '-$&')
    .toLowerCase();

function columnsOf(id: OperationId, reader: Subject, names: readonly string[] | undefined): string[] {
  const all = fieldsOf(id);
  const wanted = (names ?? [...all.keys()]).map((name): [string, Field] => [name, fieldNamed(all, name)]);
  const columns = new Set(wanted.flatMap(([name, field]) => valuesIn(name, field, reader)));
  if (columns.size === 0) throw forbidden('The user of this key is not allowed to see any of these fields');
  return [...columns];
}

/** The dotted names of the values in a field. */
function valuesIn(name: string, { need, fields }: Field, reader: Subject): string[] {
  if (need !== undefined && !may(reader, need)) return [];
  if (fields.size === 0) return [name];
  return [...fields].flatMap(([inner, field]) => valuesIn(`${name}.${inner}`, field, reader));
}

async function* recordsOf(
  rows: RowFile['rows'],
  columns: readonly string[],
  writeTruth: (value: boolean) => string,
): AsyncGenerator<Cell[][]> {
  const paths = columns.map((column) => column.split('.'));
  for await (const some of rows) yield some.map((row) => paths.map((path) => cellAt(row, path, 0, writeTruth)));
}

/**
 * The value at a path of a row: for an array the values of its items, separated by semicolons; for an object of
 * arbitrary names, which have no columns, its JSON.
 */
function cellAt(value: unknown, path: readonly string[], depth: number, writeTruth: (value: boolean) => string): Cell {
  if (Array.isArray(value)) return value.map((each) => cellAt(each, path, depth, writeTruth) ?? '').join('; ');
  const name = path[depth];
  if (name !== undefined && isObject(value)) return cellAt(value[name], path, depth + 1, writeTruth);
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (isObject(value)) return JSON.stringify(value);
  return typeof value === 'boolean' ? writeTruth(value) : null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
