/** Reads files of exchange rates: those of the European Central Bank, and CSV with the columns of the API. */
import { CsvError, parse } from 'csv-parse/sync';
import type { Schemas } from '../../../contract/contract.js';
import { invalid } from '../../errors.js';
import { dec, isCurrency, zero, type Big } from '../../money.js';
import type { Day } from '../../time.js';
import { pivot } from './rate-book.js';

/** Rates that one file may have. */
export const maxRates = 50_000;
/** As the contract has it for rates that are entered. */
const maxRate = dec(99_999_999);

export interface FileRate {
  readonly from: string;
  readonly to: string;
  readonly date: Day;
  readonly rate: Big;
}

export interface RateFile {
  readonly format: Schemas['ExchangeRateFileFormat'];
  readonly rates: readonly FileRate[];
}

/**
 * The rates of a file, from the day `since` on. Throws `invalid_request` for `file` if it is none of the known files, has a value that
 * is no rate, two rates of the same currencies and day, or too many rates.
 */
export function readRateFile(bytes: Uint8Array, since?: Day): RateFile {
  const text = utf8(bytes)
    .replace(/^\uFEFF/, '')
    .trim();
  const format = formatOf(text);
  const seen = new Map<string, number>();
  const rates: FileRate[] = [];
  for (const { line, ...rate } of readers[format](text)) {
    if (since !== undefined && rate.date < since) continue;
    const key = `${rate.from} ${rate.to} ${rate.date}`;
    const before = seen.get(key);
    if (before !== undefined) throw wrong(line, `has the currencies and the day of line ${before}`);
    if (rates.length === maxRates)
      throw invalid('file', `must have at most ${maxRates} rates: set since to a later day, or import several files`);
    seen.set(key, line);
    rates.push(rate);
  }
  return { format, rates };
}

function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid('file', 'must be text in UTF-8');
  }
}

type Read = Generator<FileRate & { readonly line: number }>;

const readers: Record<RateFile['format'], (text: string) => Read> = {
  ecb_xml: xmlRates,
  ecb_csv: wideRates,
  csv: rowRates,
};

function formatOf(text: string): RateFile['format'] {
  if (text.startsWith('<')) return 'ecb_xml';
  return /^"?date"?\s*,\s*"?[A-Z]{3}"?\s*(,|$)/im.test(text.split('\n', 1)[0] ?? '') ? 'ecb_csv' : 'csv';
}

const wrong = (line: number, problem: string): Error => invalid('file', `is wrong in line ${line}: it ${problem}`);

/** `<Cube time='2026-01-30'><Cube currency='USD' rate='1.1738'/>…`, with days from the newest to the oldest. */
function* xmlRates(text: string): Read {
  let date: Day | undefined;
  let line = 1;
  let counted = 0;
  for (const found of text.matchAll(/<Cube\b([^>]*)>/g)) {
    const attributes = new Map(
      [...(found[1] ?? '').matchAll(/([a-z]+)\s*=\s*(["'])(.*?)\2/g)].map(([, name, , value]) => [name, value]),
    );
    line += text.slice(counted, found.index).split('\n').length - 1;
    counted = found.index;
    const time = attributes.get('time');
    if (time !== undefined) date = dayOf(time, line);
    const [currency, rate] = [attributes.get('currency'), attributes.get('rate')];
    if (currency === undefined || rate === undefined) continue;
    if (date === undefined) throw wrong(line, 'has a rate without a day');
    yield { line, date, ...pairOf(pivot, currency, line), rate: rateOf(rate, line) };
  }
  if (date === undefined)
    throw invalid('file', 'must be an XML file of the European Central Bank, with <Cube time="…">');
}

/** A column for each currency, a line for each day. The daily file writes days as `30 January 2026`. */
function* wideRates(text: string): Read {
  const [{ cells: head } = { cells: [] }, ...rows] = recordsOf(text, ',');
  const currencies = head.slice(1).filter((name) => name !== '');
  for (const { cells, line } of rows) {
    const [day = '', ...values] = cells;
    const date = dayOf(day, line);
    for (const [column, currency] of currencies.entries()) {
      const { [column]: value = '' } = values;
      if (value !== '' && value !== 'N/A')
        yield { line, date, ...pairOf(pivot, currency, line), rate: rateOf(value, line) };
    }
  }
}

const columns = ['from', 'to', 'date', 'rate'] as const;

function* rowRates(text: string): Read {
  const [first = ''] = text.split('\n', 1);
  const delimiter = [';', '\t', ','].find((each) => first.includes(each)) ?? ',';
  const [{ cells: head } = { cells: [] }, ...rows] = recordsOf(text, delimiter);
  const places = columns.map((name) => head.findIndex((each) => each.toLowerCase() === name));
  const missing = columns.filter((_, at) => places[at] === -1);
  if (missing.length > 0) throw invalid('file', `must have a column ${missing.join(', ')} in its first line`);
  for (const { cells, line } of rows) {
    const [from = '', to = '', date = '', rate = ''] = places.map((place) => cells[place] ?? '');
    const number = delimiter === ';' ? rate.replace(',', '.') : rate;
    yield { line, ...pairOf(from, to, line), date: dayOf(date, line), rate: rateOf(number, line) };
  }
}

interface CsvRecord {
  readonly cells: readonly string[];
  /** The line in which it ends. */
  readonly line: number;
}

/** The records of a CSV with their lines, without those whose cells are all empty. */
function recordsOf(text: string, delimiter: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  try {
    parse(text, {
      delimiter,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      on_record: (cells, { lines: line }) => {
        records.push({ cells, line });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalid('file', `must be a CSV: ${error.message}`);
  }
  return records;
}

function pairOf(from: string, to: string, line: number): Pick<FileRate, 'from' | 'to'> {
  const unknown = [from, to].find((code) => !isCurrency(code));
  if (unknown !== undefined) throw wrong(line, `has "${unknown.slice(0, 20)}" in place of the code of a currency`);
  if (from === to) throw wrong(line, 'has a rate from a currency to itself');
  return { from, to };
}

function rateOf(text: string, line: number): Big {
  const rate = /^\d{1,10}(\.\d{1,10})?$/.test(text) ? dec(text) : zero;
  if (rate.gt(zero) && rate.lte(maxRate)) return rate;
  throw wrong(
    line,
    `has "${text.slice(0, 20)}" in place of a rate above 0 and up to ${maxRate.toFixed()}, with up to 10 decimals`,
  );
}

const months = 'January February March April May June July August September October November December'.split(' ');

function dayOf(text: string, line: number): Day {
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(text) ?? [];
  const written = year === '' ? text : `${year}-${padded(months.indexOf(month) + 1)}-${padded(Number(day))}`;
  if (isDay(written)) return written;
  throw wrong(line, `has "${text.slice(0, 20)}" in place of a day such as 2026-01-30`);
}

const padded = (number: number): string => String(number).padStart(2, '0');

/** The database and the contract know the days of these years. */
const isDay = (text: string): boolean =>
  /^(19|2\d)\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(Date.parse(text)).toISOString().startsWith(text);
