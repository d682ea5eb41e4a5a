/** The cells of a CSV of a bank, and the row that has its headings, above which many banks write other things. */
import { createHash } from 'node:crypto';
import { CsvError, parse } from 'csv-parse/sync';
import { maxEntries } from '../../domain/billing/bank/statement.js';
import { Unreadable } from '../e-invoice/read/unreadable.js';
import { plainHeading } from './csv-headings.js';

export interface CsvRow {
  readonly cells: readonly string[];
  /** The line in which it ends. */
  readonly line: number;
}

/** Rows among which the headings are looked for. */
const searchedRows = 30;
const maxColumns = 200;

/** The rows that are not empty. */
export function csvRows(text: string): { readonly rows: readonly CsvRow[]; readonly delimiter: string } {
  const delimiter = delimiterOf(text);
  const rows: CsvRow[] = [];
  try {
    parse(text, {
      delimiter,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: 100_000,
      on_record: (cells: readonly string[], { lines: line }) => {
        if (cells.length > maxColumns) throw new Unreadable(`must have at most ${maxColumns} columns`);
        if (rows.length > maxEntries + searchedRows) throw new Unreadable(`must have at most ${maxEntries} entries`);
        rows.push({ cells, line });
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw new Unreadable(`must be a CSV: ${error.message}`);
    throw error;
  }
  return { rows, delimiter };
}

/** The separator that splits most of the first lines into the same number of parts, more than one. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r\n|\n|\r/, searchedRows * 2).filter((line) => line.trim() !== '');
  const score = (delimiter: string): number => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const parts = line.replaceAll(/"[^"]*"/g, '').split(delimiter).length;
      if (parts > 1) counts.set(parts, (counts.get(parts) ?? 0) + 1);
    }
    return Math.max(0, ...[...counts].map(([parts, count]) => count * 100 + Math.min(parts, 99)));
  };
  return [';', '\t', ',', '|'].toSorted((a, b) => score(b) - score(a))[0] ?? ',';
}

const key = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\u0000')).digest('hex');

/** Recognizes files with the same headings. */
export const layoutKey = (headings: readonly string[], delimiter: string): string =>
  key('headings', delimiter, ...headings.map((heading) => plainHeading(heading)));

/** Recognizes files without headings, by the number of their columns. */
export const countKey = (columns: number, delimiter: string): string => key('columns', delimiter, String(columns));

/** The first row for which `isHead` holds, among those that may have the headings. */
export const headIn = (rows: readonly CsvRow[], isHead: (row: CsvRow) => boolean): number =>
  rows.slice(0, searchedRows).findIndex((row) => isHead(row));

/** The row that most likely has the headings: of those with the most cells, the first. */
export function likelyHead(rows: readonly CsvRow[]): CsvRow | undefined {
  const filled = ({ cells }: CsvRow): number => cells.filter((cell) => cell !== '').length;
  return rows.slice(0, searchedRows).toSorted((a, b) => filled(b) - filled(a))[0];
}
