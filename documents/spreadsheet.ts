/**
 * CSV files that people open in a spreadsheet: headings in their language, useful columns first, and numbers, days and
 * yes or no as their spreadsheet reads them. Files for programs stay as they are (docs/decisions/spreadsheets.md).
 */
import type { Cell } from '../domain/reports/report-sheet.js';
import type { CsvDialect } from './csv.js';
import { decimalOf } from './formats.js';
import { headingOf, headingWords, type HeadingWords } from './headings/headings.js';

/** For whom a file is written. */
export interface SpreadsheetReader {
  /** BCP 47. */
  readonly locale: string;
  /** ISO 3166-1 alpha-2: determines the separators if the locale has no country. */
  readonly country: string | null;
  /** IANA time zone. */
  readonly timezone: string;
}

/** A file of records, as programs get it. */
export interface Records {
  readonly columns: readonly string[];
  readonly records: AsyncIterable<readonly (readonly Cell[])[]>;
}

export interface SpreadsheetRecords extends Records {
  readonly dialect: CsvDialect;
}

export interface SpreadsheetOptions {
  /** The operationId, for headings of one list alone. */
  readonly list?: string | undefined;
  /** Whether the caller chose the columns: they stay as chosen. */
  readonly isChosen?: boolean;
}

/** Countries with a decimal point whose spreadsheets nevertheless separate columns by semicolons. */
const semicolonCountries = new Set(['CH', 'LI']);

/** The separators of a spreadsheet in the locale and country of a reader. */
export function dialectOf({ locale, country }: Pick<SpreadsheetReader, 'locale' | 'country'>): CsvDialect {
  const decimal = decimalOf(locale, country);
  const place = new Intl.Locale(locale).region ?? country ?? '';
  return { decimal, delimiter: decimal === ',' || semicolonCountries.has(place) ? ';' : ',' };
}

/** Writes records of columns named as in the API as a file for a reader. */
export function spreadsheetOf(
  { columns, records }: Records,
  reader: SpreadsheetReader,
  { list, isChosen = false }: SpreadsheetOptions = {},
): SpreadsheetRecords {
  const words = headingWords(reader.locale);
  const shown = isChosen ? columns.map((name, at) => ({ name, at })) : arranged(columns);
  const writeInstant = instantsIn(reader.timezone);
  const cells = shown.map(({ name, at }) => {
    const isInstant = /(^|_)at$/.test(name);
    return (row: readonly Cell[]): Cell => {
      const cell = row[at] ?? null;
      return isInstant && typeof cell === 'string' ? writeInstant(cell) : cell;
    };
  });
  return {
    columns: shown.map(({ name }) => headingOf(words, name, list) ?? name),
    records: eachBatch(records, (row) => cells.map((read) => read(row))),
    dialect: dialectOf(reader),
  };
}

/** Yes and no in the language of a reader. */
export function truthIn(locale: string): (value: boolean) => string {
  const { say }: HeadingWords = headingWords(locale);
  return (value) => say(value ? 'yes' : 'no');
}

interface Placed {
  readonly name: string;
  readonly at: number;
}

/** Groups that only single objects have, with `include`. */
const included = new Set(['time_entries', 'projects', 'stats']);

/**
 * The useful columns, without those that repeat another (`status.id` beside `status_id`), in a useful order: what identifies a row, names, other values, technical ones, ids. */
function arranged(columns: readonly string[]): Placed[] {
  const all = new Set(columns);
  const placed = columns.map((name, at) => ({ name, at }));
  const useful = placed.filter(({ name }) => {
    const [group = '', ...rest] = name.split('.');
    if (rest.length === 0) return true;
    const inner = rest.join('.');
    return !included.has(group) && !all.has(group === 'dates' ? inner : `${group}_${inner}`);
  });
  return useful.toSorted((a, b) => rankOf(a.name) - rankOf(b.name) || a.at - b.at);
}

const taxIds: ReadonlySet<string> = new Set(['billing.tax_id', 'billing.vat_id']);
const isId = (name: string): boolean => /(^|[._])ids?$/.test(name) && !taxIds.has(name);
const isTechnical = (name: string): boolean =>
  /(^|\.)(created_at|updated_at|edited_at|metadata|color|slug|position|avatar_url)$|^(permissions|notifications)\./.test(
    name,
  );
const identifies = (name: string): boolean =>
  /^(date|month|week|quarter|number|name|title|filename|(invoice|credit_note|ticket)_number)$/.test(name);
const isName = (name: string): boolean => /(_|\.)(name|title)$/.test(name);

function rankOf(name: string): number {
  if (isId(name)) return 4;
  if (isTechnical(name)) return 3;
  if (identifies(name)) return 0;
  return isName(name) ? 1 : 2;
}

/** `2026-11-03 14:05:00`, which spreadsheets of every locale read as a time, like `2026-11-03` as a day. */
function instantsIn(timeZone: string): (text: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (text) => (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? format.format(new Date(text)) : text);
}

async function* eachBatch<Row>(
  batches: AsyncIterable<readonly Row[]>,
  change: (row: Row) => Cell[],
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) yield rows.map((row) => change(row));
}
