/**
 * Records as CSV: RFC 4180 with a header row, CRLF and UTF-8. Values are plain: days as YYYY-MM-DD, a point in numbers, nothing for null.
 * Texts that a spreadsheet would take for a formula, at their beginning or after a separator of any locale, begin with an apostrophe and are
 * quoted; negative numbers stay numbers. Whatever a spreadsheet could split is quoted.
 */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { Cell, SheetTable } from '../domain/reports/report-sheet.js';

type Records = readonly (readonly Cell[])[];

/** What a spreadsheet takes for a formula: at the beginning, or after whatever separates columns in the locale of its reader. */
const formula = /(^|[,;\t|\r\n])[\s"']*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** Texts alone can be formulas, and no number is. */
const isFormula = (cell: Cell): boolean => typeof cell === 'string' && (/^[\t\r]/.test(cell) || formula.test(cell));

const format = {
  record_delimiter: 'windows',
  quoted_match: /[,;|\t"\r\n]|^'/,
} as const;

const write = (records: Records): string =>
  stringify(
    records.map((cells) => cells.map((cell) => (isFormula(cell) ? `'${cell}` : cell))),
    format,
  );

/** Forwards text in chunks, and can abort it. */
export type Passing = (texts: AsyncIterable<string>) => AsyncIterable<string>;

/**
 * Streams the records in batches, with backpressure. A failed read fails the stream; destroying the stream ends the read.
 */
export function csvStream(
  columns: readonly string[],
  batches: AsyncIterable<Records>,
  passing: Passing = (texts) => texts,
): Readable {
  return Readable.from(passing(textOf(columns, batches)), { objectMode: false });
}

async function* textOf(columns: readonly string[], batches: AsyncIterable<Records>): AsyncGenerator<string> {
  // Sent with the first records, so that a header row means that the read has started successfully.
  let heads = write([columns]);
  for await (const records of batches) {
    if (records.length === 0) continue;
    yield heads + write(records);
    heads = '';
  }
  if (heads !== '') yield heads;
}

/** Spreadsheets recognize UTF-8 by this mark when a file is opened manually; programs would take it as part of the first header. */
const byteOrderMark = '\ufeff';

/** A table as a whole file. One `forSpreadsheets`, such as the attachment of a mail, begins with a byte order mark. */
export function csvOf({ columns, rows }: SheetTable, { forSpreadsheets = false } = {}): Buffer {
  const heads = columns.map(({ name }) => name);
  return Buffer.from((forSpreadsheets ? byteOrderMark : '') + write([heads, ...rows]));
}
