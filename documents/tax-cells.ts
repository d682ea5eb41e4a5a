/** Taxes in files for spreadsheets: all of a row in one cell, as text in the language of the reader. */
import type { TaxCategory } from '../domain/billing/taxes/tax-rate-rules.js';
import { createFormats } from './formats.js';
import { taxName } from './invoice-taxes.js';
import { wordsFor } from './messages/words.js';
import type { SpreadsheetReader } from './spreadsheet.js';

/** A tax of a document, or of a line, which has no amounts; nor has it for who may not see them. */
interface TaxInRow {
  readonly name: string | null;
  readonly category: TaxCategory;
  readonly rate: number;
  readonly taxable?: number;
  readonly tax?: number;
}

type Row = Readonly<Record<string, unknown>>;

const isTax = (value: Row): value is Row & TaxInRow =>
  (value['name'] === null || typeof value['name'] === 'string') &&
  typeof value['category'] === 'string' &&
  typeof value['rate'] === 'number';

/** `VAT 19 % on 1,000: 190; Reverse charge on 50: 0`, or of a line `GST (5%) + QST (9.975%)`. */
export function taxesIn({ locale, country }: SpreadsheetReader): (taxes: readonly Row[]) => string {
  const words = wordsFor(locale);
  // Without a currency, which is in a column of its own.
  const formats = createFormats(country, 'XXX', locale);
  const number = (value: number): string => formats.number(String(value));
  const write = ({ name, category, rate, taxable, tax }: TaxInRow): string => {
    const named = taxName({ name, category, rate: String(rate) }, words, formats);
    if (taxable === undefined || tax === undefined) return named;
    return `${words.say('tax_on', { tax: named, amount: number(taxable) })}: ${number(tax)}`;
  };
  return (taxes) => {
    const known = taxes.filter(isTax);
    return known.map(write).join(known.some(({ tax }) => tax !== undefined) ? '; ' : ' + ');
  };
}
