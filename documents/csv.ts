/**
 * Writes records as CSV: RFC 4180 with a header row, CRLF and UTF-8. Days are YYYY-MM-DD, numbers have a decimal point,
 * null is empty; the file of a dialect has its separators. Text that a spreadsheet could read as a formula, at its start or after a separator of any locale, gets
 * a leading apostrophe; negative numbers stay numbers. Text that a spreadsheet could split is quoted.
 */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { Cell, SheetTable } from '../domain/reports/report-sheet.js';

type Records = readonly (readonly Cell[])[];

/** A formula: at the start of a cell, or after any character that separates columns in some locale. */
const formula = /(^|[,;\t|\r\n])[\s"']*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** Only text can be a formula, never a number. */
const isFormula = (cell: Cell): boolean => typeof cell === 'string' && (/^[\t\r]/.test(cell) || formula.test(cell));

/** The separators of a file for a spreadsheet. */
export interface CsvDialect {
  readonly delimiter: ',' | ';';
  readonly decimal: '.' | ',';
}

const format = {
  record_delimiter: 'windows',
  quoted_match: /[,;|\t"\r\n]|^'/,
} as const;

/** Numbers with a decimal comma are no text, so they need no quotes where semicolons separate columns. */
const withComma = (value: number): { value: string; quoted_match: null } => ({
  value: String(value).replace('.', ','),
  quoted_match: null,
});

function write(records: Records, dialect?: CsvDialect): string {
  return stringify(
    records.map((cells) => cells.map((cell) => (isFormula(cell) ? `'${cell}` : cell))),
    {
      ...format,
      ...(dialect && { delimiter: dialect.delimiter }),
      ...(dialect?.decimal === ',' && { cast: { number: withComma } }),
    },
  );
}

/** Forwards chunks of text, and may abort the stream. */
export type Passing = (texts: AsyncIterable<string>) => AsyncIterable<string>;

/**
 * Streams the records in batches, with backpressure; with a dialect, for a spreadsheet. A failed read fails the stream; destroying the stream ends the
 * read.
 */
export function csvStream(
  columns: readonly string[],
  batches: AsyncIterable<Records>,
  passing: Passing = (texts) => texts,
  dialect?: CsvDialect,
): Readable {
  return Readable.from(passing(textOf(columns, batches, dialect)), { objectMode: false });
}

async function* textOf(
  columns: readonly string[],
  batches: AsyncIterable<Records>,
  dialect: CsvDialect | undefined,
): AsyncGenerator<string> {
  // The header row is sent with the first records, so that it proves that reading has started.
  let heads = (dialect ? byteOrderMark : '') + write([columns], dialect);
  for await (const records of batches) {
    if (records.length === 0) continue;
    yield heads + write(records, dialect);
    heads = '';
  }
  if (heads !== '') yield heads;
}

/**
 * Spreadsheets need this mark to recognize UTF-8 in a file that a user opens; programs would read it as part of the
 * first header.
 */
const byteOrderMark = '\ufeff';

/** A table as one CSV file. With `forSpreadsheets`, for files that users open, it begins with a byte order mark. */
export function csvOf({ columns, rows }: SheetTable, { forSpreadsheets = false } = {}): Buffer {
  const heads = columns.map(({ name }) => name);
  return Buffer.from((forSpreadsheets ? byteOrderMark : '') + write([heads, ...rows]));
}
