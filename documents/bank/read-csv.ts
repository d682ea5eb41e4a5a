/** Reads a CSV of a bank: which columns mean what is given, known from an earlier file, or recognized by the headings. */
import type { FieldError } from '../../domain/errors.js';
import type {
  BankColumn,
  BankColumns,
  BankDateFormat,
  FileLayout,
  GivenColumns,
  Statement,
  StatementEntry,
} from '../../domain/billing/bank/statement.js';
import { dec, toDecimal, zero, type Decimal } from '../../domain/money.js';
import { quoted } from '../e-invoice/read/unreadable.js';
import { bankColumns, columnsByHeading, plainHeading } from './csv-headings.js';
import { countKey, csvRows, headIn, layoutKey, likelyHead, type CsvRow } from './csv-table.js';
import { amountIn, dateFormats, dayIn, decimalMark, isDayLike, isOutgoing } from './csv-values.js';
import { accountOf, currencyOf, ibanIn, longText, shortText } from './values.js';

type Places = ReadonlyMap<BankColumn, number>;

/** The file lacks something that the caller can say in fields of the form. */
export class UnknownLayout extends Error {
  constructor(readonly problems: readonly FieldError[]) {
    super('The layout of the file is unknown');
  }
}

interface Table {
  readonly key: string;
  readonly head: readonly string[];
  /** Whether the columns have no headings, and are called by their numbers. */
  readonly isNumbered: boolean;
  readonly rows: readonly CsvRow[];
  readonly places: Places;
  readonly dateFormat: string | undefined;
}

export function readCsv(text: string, given: GivenColumns, earlier: readonly FileLayout[]): Statement {
  const { rows, delimiter } = csvRows(text);
  const { date_format: dateFormat, ...columns } = given;
  const layouts = new Map(earlier.map((layout) => [layout.key, layout.columns]));
  const table = tableOf(rows, delimiter, { given: columns, dateFormat, layouts });
  const format = formatOf(table);
  const mark = decimalMark(
    (['amount', 'credit', 'debit'] as const).flatMap((column) => table.rows.map((row) => cellOf(row, column, table))),
  );
  const booked = table.rows.filter((row) => !isFooter(row, table));
  return {
    format: 'csv',
    entries: booked.map((row) => entryOf(row, table, format, mark)),
    pending: 0,
    layout: { key: table.key, columns: columnsOf(table, format) },
  };
}

const cellOf = ({ cells }: CsvRow, column: BankColumn, { places }: Pick<Table, 'places'>): string =>
  cells[places.get(column) ?? -1] ?? '';

/** What the caller says, and what is known from earlier files. */
interface Hints {
  readonly given: GivenColumns;
  readonly dateFormat: string | undefined;
  readonly layouts: ReadonlyMap<string, BankColumns>;
}

const isNumber = (name: string): boolean => /^\d{1,3}$/.test(name);

function tableOf(rows: readonly CsvRow[], delimiter: string, hints: Hints): Table {
  const wanted = Object.values(hints.given);
  const hasNoHeadings = rows[0]?.cells.some((cell) => isDayLike(cell)) ?? false;
  if (hasNoHeadings && wanted.every((name) => isNumber(name))) return numberedTable(rows, delimiter, hints);
  const at = headOf(rows, delimiter, hints);
  const head = at === undefined ? likelyHead(rows)?.cells : rows[at]?.cells;
  if (head === undefined)
    throw new UnknownLayout([{ field: 'file', message: 'must have a row with headings, and entries below it' }]);
  const { given, layouts } = hints;
  const key = layoutKey(head, delimiter);
  const before = layouts.get(key);
  const known = before === undefined ? columnsByHeading(head) : placesOf(before, head);
  const places = combined(known, placesOf(given, head));
  assertComplete(places, given, head);
  const dateFormat = hints.dateFormat ?? before?.date_format;
  return { key, head, isNumbered: false, rows: rows.slice((at ?? 0) + 1), places, dateFormat };
}

/** The row with the headings: that of the columns given, else of an earlier file, else the first one that is recognized. */
function headOf(rows: readonly CsvRow[], delimiter: string, { given, layouts }: Hints): number | undefined {
  const wanted = Object.values(given);
  const named = headIn(rows, ({ cells }) => {
    const found = new Set(cells.map((cell) => plainHeading(cell)));
    return found.size > 1 && wanted.every((name) => found.has(plainHeading(name)) || isNumber(name));
  });
  const known = headIn(rows, ({ cells }) => layouts.has(layoutKey(cells, delimiter)));
  const recognized = headIn(rows, ({ cells }) => isComplete(columnsByHeading(cells)));
  return [wanted.length > 0 ? named : -1, known, recognized].find((at) => at !== -1);
}

/** Given columns replace known ones: an amount with its sign those with what came in and went out, and the other way round. */
function combined(known: Places, given: Places): Places {
  const places = new Map(known);
  if (given.has('amount')) for (const other of ['credit', 'debit'] as const) places.delete(other);
  if (given.has('credit') || given.has('debit')) places.delete('amount');
  return new Map([...places, ...given]);
}

function numberedTable(rows: readonly CsvRow[], delimiter: string, { given, dateFormat, layouts }: Hints): Table {
  const count = Math.max(...rows.map(({ cells }) => cells.length));
  const head = Array.from({ length: count }, (_, at) => String(at + 1));
  const key = countKey(count, delimiter);
  const before = layouts.get(key);
  const places = combined(placesOf(before ?? {}, head), placesOf(given, head));
  assertComplete(places, given, head);
  return { key, head, isNumbered: true, rows, places, dateFormat: dateFormat ?? before?.date_format };
}

/** The places of columns by heading, or else by number. */
function placesOf(
  columns: Partial<Record<BankColumn, string | null>>,
  head: readonly string[],
): Map<BankColumn, number> {
  const places = new Map<BankColumn, number>();
  for (const column of bankColumns) {
    const name = columns[column] ?? null;
    if (name === null) continue;
    const byName = head.findIndex((heading) => plainHeading(heading) === plainHeading(name));
    const at = byName === -1 && /^\d{1,3}$/.test(name) ? Number(name) - 1 : byName;
    if (at >= 0 && at < head.length) places.set(column, at);
  }
  return places;
}

const isComplete = (places: Places): boolean => places.has('date') && (places.has('amount') || places.has('credit'));

/** Throws `UnknownLayout` with the fields that are missing or name no column, each with the columns that the file has. */
function assertComplete(places: Places, given: GivenColumns, head: readonly string[]): void {
  const found = head
    .filter((heading) => heading !== '')
    .map((heading) => quoted(heading))
    .join(', ');
  const problems: FieldError[] = [];
  for (const column of bankColumns)
    if (given[column] !== undefined && !places.has(column))
      problems.push({ field: `${column}_column`, message: `must be a column of the file, which has ${found}` });
  const lack = (column: BankColumn, what: string): void => {
    if (given[column] === undefined && !places.has(column))
      problems.push({ field: `${column}_column`, message: `must name the column with ${what}: the file has ${found}` });
  };
  lack('date', 'the day');
  if (!places.has('credit') && !places.has('debit'))
    lack('amount', 'the amount, or credit_column and debit_column those with what came in and went out');
  else if (!places.has('amount')) lack('credit', 'what came in');
  if (problems.length > 0) throw new UnknownLayout(problems);
}

/** The order of day and month: the one that was said or earlier, or else the only one that fits. */
function formatOf(table: Table): BankDateFormat {
  const cells = table.rows.filter((row) => !isFooter(row, table)).map((row) => cellOf(row, 'date', table));
  const given = (['ymd', 'dmy', 'mdy'] as const).find((format) => format === table.dateFormat);
  if (given !== undefined) return given;
  const fitting = dateFormats(cells);
  // Days that begin with the year, or are written without marks, have one order.
  if (fitting.includes('ymd')) return 'ymd';
  // Points are written in countries that write the day first.
  const dotted = cells.some((cell) => cell.includes('.')) && fitting.includes('dmy');
  const [only, other] = dotted ? (['dmy'] as const) : fitting;
  if (only !== undefined && other === undefined) return only;
  if (only === undefined) {
    const wrong = cells.find((cell) => !isDayLike(cell)) ?? cells[0] ?? '';
    throw new UnknownLayout([
      {
        field: 'file',
        message: `must have days in one order of day, month and year, such as 2026-01-31, and has ${quoted(wrong)}`,
      },
    ]);
  }
  if (cells.length === 0) return only;
  const [sample = ''] = cells;
  throw new UnknownLayout([
    {
      field: 'date_format',
      message: `must be given: every day of the file, such as ${quoted(sample)}, can be read as dmy and as mdy`,
    },
  ]);
}

/** Whether a row below the entries has no day, such as one with a balance. */
function isFooter(row: CsvRow, table: Table): boolean {
  const amounts = (['amount', 'credit', 'debit'] as const).map((column) => cellOf(row, column, table));
  return cellOf(row, 'date', table) === '' || amounts.every((cell) => cell === '');
}

function entryOf(row: CsvRow, table: Table, format: BankDateFormat, mark: '.' | ','): StatementEntry {
  const cell = (column: BankColumn): string => cellOf(row, column, table);
  const currency = cell('currency');
  const reference = shortText(cell('reference'));
  const date = dayIn(cell('date'), format, row.line);
  return {
    account: accountOf(cell('account')),
    currency: currency === '' ? null : currencyOf(currency, `in line ${row.line}`),
    date,
    amount: signedAmount(row, table, mark),
    counterparty: shortText(cell('counterparty')),
    iban: ibanIn(cell('iban')),
    reference: null,
    endToEndId: null,
    text: longText(cell('text')),
    bankReference: reference === null ? null : `${date} ${reference}`,
    entryReference: null,
    isReturn: false,
  };
}

function signedAmount(row: CsvRow, table: Table, mark: '.' | ','): Decimal {
  const read = (column: BankColumn): Decimal | undefined => {
    const cell = cellOf(row, column, table);
    return cell === '' ? undefined : amountIn(cell, mark, row.line);
  };
  const amount = read('amount');
  if (amount === undefined) {
    const [credit, debit] = [read('credit'), read('debit')];
    return toDecimal(
      dec(credit ?? zero)
        .abs()
        .minus(dec(debit ?? zero).abs()),
    );
  }
  if (!table.places.has('direction')) return amount;
  const absolute = dec(amount).abs();
  return toDecimal(isOutgoing(cellOf(row, 'direction', table), row.line) ? absolute.neg() : absolute);
}

function columnsOf({ places, head, isNumbered }: Table, date_format: BankDateFormat): BankColumns {
  const name = (column: BankColumn): string | null => {
    const at = places.get(column);
    if (at === undefined) return null;
    return isNumbered || head[at] === '' ? String(at + 1) : (head[at] ?? null);
  };
  return {
    date: name('date') ?? '1',
    amount: name('amount'),
    credit: name('credit'),
    debit: name('debit'),
    direction: name('direction'),
    currency: name('currency'),
    counterparty: name('counterparty'),
    iban: name('iban'),
    reference: name('reference'),
    text: name('text'),
    account: name('account'),
    date_format,
  };
}
