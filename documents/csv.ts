/**
 * Records as CSV: RFC 4180 with a row of heads, CRLF and UTF-8. Values are plain: days as YYYY-MM-DD, a point in numbers, nothing
 * for null. Texts that a spreadsheet would take for a formula begin with an apostrophe; negative numbers stay numbers.
 */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { Cell, SheetTable } from '../domain/reports/report-sheet.js';

type Records = readonly (readonly Cell[])[];

const format = { record_delimiter: 'windows', quote_record_delimiter: true, escape_formulas: true } as const;

const write = (records: Records): string => stringify([...records], format);

/** Hands on a text some at a time, and may break it off. */
export type Passing = (texts: AsyncIterable<string>) => AsyncIterable<string>;

/**
 * The records as they come, some at a time and no sooner than they can be sent on. Records that cannot be read fail the stream; a
 * stream that is destroyed ends the reading.
 */
export function csvStream(
  columns: readonly string[],
  batches: AsyncIterable<Records>,
  passing: Passing = (texts) => texts,
): Readable {
  return Readable.from(passing(textOf(columns, batches)), { objectMode: false });
}

async function* textOf(columns: readonly string[], batches: AsyncIterable<Records>): AsyncGenerator<string> {
  // Together with the first records: when the heads are there, the reading has begun well.
  let heads = write([columns]);
  for await (const records of batches) {
    if (records.length === 0) continue;
    yield heads + write(records);
    heads = '';
  }
  if (heads !== '') yield heads;
}

/** By this mark spreadsheets know UTF-8 in a file that is opened by hand; programs would take it for a part of the first head. */
const byteOrderMark = '\ufeff';

/** A table as a whole file. One `forSpreadsheets`, such as the attachment of a mail, begins with a byte order mark. */
export function csvOf({ columns, rows }: SheetTable, { forSpreadsheets = false } = {}): Buffer {
  const heads = columns.map(({ name }) => name);
  return Buffer.from((forSpreadsheets ? byteOrderMark : '') + write([heads, ...rows]));
}
