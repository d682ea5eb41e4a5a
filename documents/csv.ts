/**
 * Records as CSV: RFC 4180 with a header row, CRLF and UTF-8. Values are plain: days as YYYY-MM-DD, a point in numbers, nothing for null.
 * Texts that a spreadsheet would take for a formula begin with an apostrophe; negative numbers stay numbers.
 */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { Cell, SheetTable } from '../domain/reports/report-sheet.js';

type Records = readonly (readonly Cell[])[];

const format = { record_delimiter: 'windows', quote_record_delimiter: true, escape_formulas: true } as const;

const write = (records: Records): string => stringify([...records], format);

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
