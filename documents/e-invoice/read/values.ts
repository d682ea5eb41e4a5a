/** Values of terms: texts, amounts and days as Docket stores them. A value that cannot be what it should be is an error. */
import { parseBic, parseIban } from '../../../domain/billing/bank-account.js';
import { dec, toDecimal, type Decimal } from '../../../domain/money.js';
import { isBlank } from '../../../domain/texts.js';
import type { Day } from '../../../domain/time.js';
import { quoted, Unreadable } from './unreadable.js';
import type { ReadElement } from './read-element.js';

const longestText = 200;
const number = /^[+-]?(?:\d{1,13}(?:\.\d{0,20})?|\.\d{1,20})$/;
const unfit = /[\s\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+/gu;

/** A text on one line, cut to 200 characters; null if there is none. */
export function textOf(text: string): string | null {
  const line = Array.from(text.normalize('NFC').replaceAll(unfit, ' ').trim()).slice(0, longestText).join('').trim();
  return isBlank(line) ? null : line;
}

/** A text that the invoice must have. */
export function requiredText(text: string, term: string): string {
  const found = textOf(text);
  if (found === null) throw new Unreadable(`must have ${term}`);
  return found;
}

/** An amount, quantity or price; null if there is none. */
export function amountOf(text: string, term: string): Decimal | null {
  const written = text.trim();
  if (written === '') return null;
  if (!number.test(written)) throw new Unreadable(`must have a decimal number as ${term}, and has ${quoted(written)}`);
  // A point without digits on one side is a number in XML, but not for the library.
  return toDecimal(
    dec(
      written
        .replace(/^\+/, '')
        .replace(/\.$/, '')
        .replace(/^(-?)\./, '$10.'),
    ),
  );
}

/** A percentage as a fraction, to 6 decimals; null if there is none. */
export function percentOf(text: string, term: string): Decimal | null {
  const percent = amountOf(text, term);
  return percent === null ? null : toDecimal(dec(percent).div(dec(100)).round(6));
}

/** A day as UBL writes it, `2026-01-31`, also with a time zone; null if there is none. */
export function ublDay(text: string, term: string): Day | null {
  const written = text.trim();
  if (written === '') return null;
  const [, day = ''] = /^(\d{4}-\d\d-\d\d)(?:Z|[+-]\d\d:\d\d)?$/.exec(written) ?? [];
  return existing(day, written, term);
}

/** A day as CII writes it, `20260131` in format 102; null if there is none. */
export function ciiDay(element: ReadElement, term: string): Day | null {
  const written = element.text('DateTimeString').trim();
  if (written === '') return null;
  const format = element.at('DateTimeString').attribute('format');
  const [, year, month, day] = (format === '' || format === '102' ? /^(\d{4})(\d\d)(\d\d)$/.exec(written) : null) ?? [];
  return existing(`${year}-${month}-${day}`, written, term);
}

function existing(day: Day, written: string, term: string): Day {
  const date = /^(19|2\d)\d\d-/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  if (date === undefined || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day))
    throw new Unreadable(`must have a calendar date as ${term}, and has ${quoted(written)}`);
  return day;
}

export const ibanOf = (text: string): string | null => parseIban(text) ?? null;
export const bicOf = (text: string): string | null => parseBic(text) ?? null;

/** A country by its code; null for anything else. */
export const countryOf = (text: string): string | null => (/^[A-Z]{2}$/.test(text.trim()) ? text.trim() : null);

/** A code, at most 10 characters long; null if there is none. */
export const codeOf = (text: string): string | null => textOf(text)?.slice(0, 10) ?? null;
