/**
 * Structured creditor references (docs/decisions/bank-statements.md): what a firm wrote into one, without its form and check
 * digits. A reference whose check digits are wrong was mistyped, and names nothing.
 */
import { isMod9710, remainder } from '../parties/check-digits.js';

interface Form {
  readonly fits: RegExp;
  readonly isValid: (reference: string) => boolean;
  /** What is left without the form. */
  readonly content: (reference: string) => string;
}

/** The carry of the Swiss check digit, by the carry before and the next digit: MOD 10, recursive. */
const carries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];

const swissDigit = (digits: string): number =>
  (10 - Array.from(digits, Number).reduce((carry, digit) => carries[(carry + digit) % 10] ?? 0, 0)) % 10;

const forms: readonly Form[] = [
  // ISO 11649: RF, two check digits, up to 21 letters and digits.
  {
    fits: /^RF\d\d[0-9A-Z]{1,21}$/,
    isValid: (reference) => isMod9710(`${reference.slice(4)}${reference.slice(0, 4)}`),
    content: (reference) => reference.slice(4),
  },
  // The reference of a Swiss QR bill: 26 digits and a check digit; older slips have fewer.
  {
    fits: /^\d{16,27}$/,
    isValid: (reference) => swissDigit(reference.slice(0, -1)) === Number(reference.at(-1)),
    content: (reference) => reference.slice(0, -1),
  },
  // Belgium: ten digits, and what is left of them by 97, or 97 itself.
  {
    fits: /^\d{12}$/,
    isValid: (reference) => (remainder(reference.slice(0, 10), 97) || 97) === Number(reference.slice(10)),
    content: (reference) => reference.slice(0, 10),
  },
];

/** The content of a reference without spaces and signs, in capitals; itself if it has no known form, undefined if its check digits are wrong. */
export function contentOfReference(reference: string): string | undefined {
  const form = forms.find(({ fits }) => fits.test(reference));
  if (!form) return reference;
  return form.isValid(reference) ? form.content(reference) : undefined;
}
