/** Lists as CSV files: reads a file like any program, and derives the expected rows from the same list as JSON. */
import { parse } from 'csv-parse/sync';
import type { ApiClient } from '../service/api.js';

export type ListId = 'listTimeEntries' | 'listExpenses' | 'listInvoices' | 'listClients';

/** A row of a file, by column. */
export type Record = Readonly<{ [column: string]: string }>;

export interface Csv {
  readonly headers: Headers;
  readonly columns: readonly string[];
  readonly records: readonly Record[];
}

export async function downloadCsv(by: ApiClient, id: ListId, query: object = {}): Promise<Csv> {
  const response = await by.request(id, { query: { ...query, ...joined(query), format: 'csv' } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${id} answered ${response.status}: ${text}`);
  const [columns = [], ...lines] = parse(text, { record_delimiter: '\r\n' });
  const records = lines.map((line) => Object.fromEntries(columns.map((column, at) => [column, line[at] ?? ''])));
  return { headers: response.headers, columns, records };
}

const joined = (query: object): object =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (Array.isArray(value) ? [[name, value.join(',')]] : [])),
  );

/** The rows of all pages of a list. */
export async function listedAll(by: ApiClient, id: ListId, query: object): Promise<readonly object[]> {
  const rows: object[] = [];
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await by.call(id, { query: { ...query, page, per_page: 7 } });
    rows.push(...data);
    if (page >= pagination.total_pages) return rows;
  }
}

/** The rows that a file should have for these objects. */
export const recordsFrom = (rows: readonly object[]): Record[] => rows.map((row) => recordFrom(row));

/** The fields of nested objects in a list, by the list's name: an empty list has no object to take them from. */
const fieldsOfLists: Readonly<{ [list: string]: readonly string[] }> = {
  sla_overrides: ['priority_id', 'response_target', 'resolution_target'],
  identifiers: ['scheme', 'value'],
  reminder_schedule: ['days_after_due', 'level'],
};

/** The fields of objects, and of lists, that can be null, by name. */
const fieldsOfObjects: Readonly<{ [object: string]: readonly string[] }> = {
  electronic_address: ['scheme', 'value'],
  reminder_schedule: ['days_after_due', 'level'],
  delivery: ['status', 'at', 'error'],
  next_reminder: ['at', 'level', 'held_by'],
  e_invoice: ['format', 'via', 'status', 'sha256', 'reference', 'error'],
};

/** The fields of a list of objects: as known, otherwise those of its first object. */
function fieldsIn(name: string, value: unknown): readonly string[] | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  return fieldsOfLists[name] ?? (typeof first === 'object' && first !== null ? Object.keys(first) : undefined);
}

function recordFrom(row: object): Record {
  return Object.fromEntries(Object.entries(row).flatMap(([name, value]) => cellsFrom(name, value)));
}

function cellsFrom(name: string, value: unknown): [column: string, cell: string][] {
  if (value === null && fieldsOfObjects[name]) return fieldsOfObjects[name].map((field) => [`${name}.${field}`, '']);
  const fields = fieldsIn(name, value);
  if (fields) {
    const records = recordsFrom(value as readonly object[]);
    return fields.map((field) => [`${name}.${field}`, records.map((record) => record[field]).join('; ')]);
  }
  if (name === 'metadata') return [[name, JSON.stringify(value)]];
  if (Array.isArray(value)) return [[name, value.join('; ')]];
  // Metadata is one column of JSON: the caller chooses its names, so these cannot be columns.
  if (name === 'metadata') return [[name, JSON.stringify(value)]];
  if (typeof value === 'object' && value !== null)
    return Object.entries(recordFrom(value)).map(([inner, cell]) => [`${name}.${inner}`, cell]);
  return [[name, value === null ? '' : `${value as string | number | boolean}`]];
}
