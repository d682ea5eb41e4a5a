import { dec, toDecimal } from '../../domain/money.js';
import type { Cell, CellKind } from '../../domain/reports/report-sheet.js';
import { createFormats, type Formats } from '../formats.js';

/** Returns formats by currency, and creates those of each currency once: a table has many cells. */
export function createFormatsIn(country: string | null, locale: string | undefined): (currency: string) => Formats {
  const known = new Map<string, Formats>();
  return (currency) => {
    const formats = known.get(currency) ?? createFormats(country, currency, locale);
    known.set(currency, formats);
    return formats;
  };
}

const nothing = '–';

type Write = (value: string, formats: Formats) => string;

const writeNumber: Readonly<Record<Exclude<CellKind, 'text' | 'date' | 'month' | 'amounts'>, Write>> = {
  money: (value, { amount }) => amount(value),
  hours: (value, { hours }) => hours(value),
  percent: (value, { percent }) => percent(toDecimal(dec(value).div('100'))),
  number: (value, { number }) => number(value),
};

const isDecimal = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
export const isMonth = (text: string): boolean => /^\d{4}-\d{2}(-01)?$/.test(text);

/**
 * Formats a cell. Text that does not fit the kind of its column, such as "Total" in a column of days, is returned
 * unchanged.
 */
export function write(cell: Cell, kind: CellKind, formats: Formats): string {
  if (cell === null) return kind === 'text' || kind === 'amounts' ? '' : nothing;
  const text = typeof cell === 'number' ? toDecimal(dec(cell)) : cell;
  if (kind === 'date') return isDay(text) ? formats.shortDate(text) : text;
  if (kind === 'month') return isMonth(text) ? formats.month(text) : text;
  return kind !== 'text' && kind !== 'amounts' && isDecimal(text) ? writeNumber[kind](text, formats) : text;
}

/** Formats the amounts in a text such as `950 EUR, 20 GBP`. */
export const writeAmounts = (text: string, formatsIn: (currency: string) => Formats): string =>
  text.replaceAll(
    /(-?\d+(?:\.\d+)?) ([A-Z]{3})\b/g,
    (_, value: string, code: string) => `${formatsIn(code).amount(value)} ${code}`,
  );
