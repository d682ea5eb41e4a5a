/** Days and amounts of a CSV: how they are written follows from all values of a column together. */
import type { BankDateFormat } from '../../domain/billing/bank/statement.js';
import { dec, toDecimal, type Decimal } from '../../domain/money.js';
import type { Day } from '../../domain/time.js';
import { quoted, Unreadable } from '../e-invoice/read/unreadable.js';
import { plainAmountOf, dayOf, yearOf } from './values.js';

const parts = /^(\d{1,4})[./\- ](\d{1,2})[./\- ](\d{2,4})(?:[ T].*)?$/;
const compact = /^(\d{4})(\d{2})(\d{2})(?:[ T].*)?$/;

/** Whether a cell looks like a day. */
export const isDayLike = (cell: string): boolean => parts.test(cell) || (compact.test(cell) && /^(19|20)/.test(cell));

/** The order of day and month that all cells allow; both if every one could be read in two ways. */
export function dateFormats(cells: readonly string[]): BankDateFormat[] {
  const all: readonly BankDateFormat[] = ['ymd', 'dmy', 'mdy'];
  return all.filter((format) => cells.every((cell) => readDay(cell, format) !== undefined));
}

export function readDay(cell: string, format: BankDateFormat): Day | undefined {
  const [, year, month, day] = compact.exec(cell) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) return dayOf(year, month, day);
  const [, a = '', b = '', c = ''] = parts.exec(cell) ?? [];
  if (format === 'ymd') return a.length === 4 ? dayOf(a, b, c) : undefined;
  if (a.length > 2 || c.length === 3) return undefined;
  return format === 'dmy' ? dayOf(yearOf(c), b, a) : dayOf(yearOf(c), a, b);
}

export function dayIn(cell: string, format: BankDateFormat, line: number): Day {
  const day = readDay(cell, format);
  if (day === undefined) throw new Unreadable(`must have a day in line ${line}, and has ${quoted(cell)}`);
  return day;
}

/** The mark before the decimals, of a column: what stands before one or two digits at the end, or before the last group. */
export function decimalMark(cells: readonly string[]): '.' | ',' {
  const numbers = cells.map((cell) => bare(cell)).filter((cell) => cell !== '');
  if (numbers.some((cell) => /,\d{1,2}$/.test(cell) || /\..*,/.test(cell))) return ',';
  if (numbers.some((cell) => /\.\d{1,2}$/.test(cell) || /,.*\./.test(cell))) return '.';
  // 1.250 and nothing else: a point that groups thousands, as it never has three decimals otherwise.
  return numbers.some((cell) => /^-?\d{1,3}(\.\d{3})+$/.test(cell)) ? ',' : '.';
}

/** Without currency, blanks, and apostrophes between thousands. */
const bare = (cell: string): string => cell.replaceAll(/[\s\u00a0\u202f'’]|[A-Z]{3}|[€$£]/g, '').replace('−', '-');

/** An amount such as `1.234,56-`, `(12.00)` or `+1 234,56 EUR`. */
export function amountIn(cell: string, mark: '.' | ',', line: number): Decimal {
  const text = bare(cell);
  const isNegative = /^-|-$|^\(.*\)$/.test(text);
  const digits = text.replaceAll(/^[+-]|[+-]$|[()]/g, '');
  const grouped = mark === ',' ? /^\d{1,3}(\.\d{3})*(,\d*)?$|^\d+(,\d*)?$/ : /^\d{1,3}(,\d{3})*(\.\d*)?$|^\d+(\.\d*)?$/;
  if (!grouped.test(digits)) throw new Unreadable(`must have an amount in line ${line}, and has ${quoted(cell)}`);
  const plain = mark === ',' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  const amount = dec(plainAmountOf(plain, `in line ${line}`));
  return toDecimal(isNegative ? amount.neg() : amount);
}

const incoming = /^(c|cr|crdt|credit|h|haben|bij|in|\+|habe|cred|entrata|avere|abono|crédit)$/i;
const outgoing = /^(d|dr|db|dbit|debit|s|soll|af|out|-|deb|uscita|dare|cargo|débit)$/i;

/** Whether a word such as `Af`, `S` or `DBIT` says that the amount went out. */
export function isOutgoing(cell: string, line: number): boolean {
  if (outgoing.test(cell)) return true;
  if (incoming.test(cell)) return false;
  throw new Unreadable(
    `must say whether the amount in line ${line} came in or went out, such as C or D, and has ${quoted(cell)}`,
  );
}
