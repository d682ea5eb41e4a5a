import { dec } from '../money.js';

/** Who is paid, as the Swiss QR code wants it: with an address in its parts. */
export interface SwissPayee {
  readonly name: string;
  readonly iban: string | null;
  readonly street: string | null;
  readonly postal_code: string | null;
  readonly city: string | null;
  readonly country: string | null;
}

interface SwissTransfer {
  readonly payee: SwissPayee;
  readonly currency: string;
  readonly amount: string;
  /** The number of the invoice. */
  readonly reference: string;
}

const [min, max] = [dec('0.01'), dec('999999999.99')];

/** Whether francs reach the account by a QR-bill: it is in Switzerland or Liechtenstein. */
export const isSwissIban = (iban: string | null): iban is string => iban !== null && /^(?:CH|LI)/.test(iban);

/** Whether the account takes only transfers with a numbered reference: its bank has a number from 30000 to 31999. */
const isQrIban = (iban: string): boolean => /^(?:CH|LI)\d{2}3[01]\d{3}/.test(iban);

/** A text on one line, cut to `length` characters. */
const oneLine = (text: string, length: number): string =>
  Array.from(text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .slice(0, length)
    .join('')
    .trim();

const carries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const;

/** The digits of a number as a reference of 27 digits, the last of which checks the others (modulo 10, recursive). */
export function qrReference(number: string): string | undefined {
  const digits = number.replaceAll(/\D/g, '');
  if (digits === '' || digits.length > 26) return undefined;
  const padded = digits.padStart(26, '0');
  let carry = 0;
  for (const digit of padded) carry = carries[(carry + Number(digit)) % 10] ?? 0;
  return `${padded}${(10 - carry) % 10}`;
}

/**
 * The content of a Swiss QR code (Swiss Implementation Guidelines QR-bill, version 2.3), with which banking apps fill in a transfer of francs.
 * Null if no such transfer is possible: another currency or country, an address without a place, or an amount outside the limits.
 */
export function swissPayload({ payee, currency, amount, reference }: SwissTransfer): string | null {
  const { name, iban, street, postal_code, city, country } = payee;
  const value = dec(amount);
  if (currency !== 'CHF' || !isSwissIban(iban) || value.lt(min) || value.gt(max)) return null;
  if (!postal_code || !city || !country || name.trim() === '') return null;
  const numbered = isQrIban(iban) ? qrReference(reference) : '';
  if (numbered === undefined) return null;
  const address = [oneLine(street ?? '', 70), '', oneLine(postal_code, 16), oneLine(city, 35), country];
  const nobody = Array.from({ length: 7 }, () => '');
  const parts = [
    ['SPC', '0200', '1', iban],
    ['S', oneLine(name, 70), ...address],
    nobody,
    [value.toFixed(2), currency],
    nobody,
    [numbered === '' ? 'NON' : 'QRR', numbered, oneLine(reference, 140), 'EPD'],
  ];
  return parts.flat().join('\n');
}
