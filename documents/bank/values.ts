/** Values of bank statements: texts, amounts and days as Docket stores them. */
import { parseIban } from '../../domain/billing/bank-account.js';
import { dec, maximumAmount, toDecimal, type Decimal } from '../../domain/money.js';
import { isBlank } from '../../domain/texts.js';
import type { Day } from '../../domain/time.js';
import { quoted, Unreadable } from '../e-invoice/read/unreadable.js';

const longestShort = 200;
const longestText = 1000;
const unfit = /[\s\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufffd]+/gu;

/** A text on one line, cut to a length; null if there is none. */
function line(text: string, length: number): string | null {
  const found = Array.from(text.normalize('NFC').replaceAll(unfit, ' ').trim()).slice(0, length).join('').trim();
  return isBlank(found) ? null : found;
}

export const shortText = (text: string): string | null => line(text, longestShort);
export const longText = (text: string): string | null => line(text, longestText);

/** The id of a transfer, unless it says that there is none. */
export function endToEndIdOf(text: string): string | null {
  const id = shortText(text);
  return id === null || /^(NOT ?PROVIDED|NONREF|NOTAVAILABLE|-+)$/i.test(id) ? null : id;
}

export const ibanIn = (text: string): string | null => parseIban(text.trim()) ?? null;

/** The account of the firm as it is compared: an IBAN without blanks, or anything else as it is. */
export const accountOf = (text: string): string => ibanIn(text) ?? (line(text, 64) ?? '').replaceAll(' ', '');

/** An amount with a point, at most 8,000,000,000,000 and with at most 4 decimals. `place` is where it is. */
export function plainAmountOf(text: string, place: string): Decimal {
  const amount = /^[+-]?\d{1,16}(\.\d{0,6})?$/.test(text) ? dec(text.replace(/^\+/, '').replace(/\.$/, '')) : undefined;
  if (!amount || amount.abs().gt(maximumAmount) || !amount.round(4).eq(amount))
    throw new Unreadable(`must have an amount ${place}, and has ${quoted(text)}`);
  return toDecimal(amount);
}

/** A currency by its code. */
export function currencyOf(text: string, place: string): string {
  const code = text.trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(code))
    throw new Unreadable(`must have the code of a currency ${place}, and has ${quoted(text)}`);
  return code;
}

/** A day that the calendar has. */
export function dayOf(year: string, month: string, day: string): Day | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** The year of two digits. */
export const yearOf = (digits: string): string => (digits.length === 4 ? digits : `20${digits}`);
