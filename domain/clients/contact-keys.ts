/** Normalized values by which contacts are compared: e-mail, phone, name. */
import { nameKey } from '../name-key.js';

/** Numbers with fewer digits are extensions, which different people share. */
const minDigits = 5;
const maxDigits = 40;

/** The key of an e-mail address for sign-in and duplicates: ignores case and surrounding blanks. */
export const emailKey = (email: string): string => nameKey(email);

/** The digits of a telephone number; null if there are too few to identify a person. */
export function phoneDigits(number: string): string | null {
  const digits = number.normalize('NFKD').replaceAll(/[^0-9]/g, '');
  return digits.length < minDigits ? null : digits.slice(0, maxDigits);
}

/** A name without case, accents and punctuation, its words sorted: `Smith, John` becomes `john smith`. */
export function comparableName(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.toSorted().join(' ');
}

type Keyed = 'email' | 'phone' | 'mobile';
const keyOf = {
  email: ['email_key', emailKey],
  phone: ['phone_digits', phoneDigits],
  mobile: ['mobile_digits', phoneDigits],
} as const;
type Keys = { [Column in (typeof keyOf)[Keyed][0]]?: string | null };

/** The key columns to write together with these fields; fields that are undefined are skipped. */
export function contactKeys(fields: { readonly [Field in Keyed]?: string | null | undefined }): Keys {
  const keys: Keys = {};
  for (const field of Object.keys(keyOf) as Keyed[]) {
    const [column, toKey] = keyOf[field];
    const value = fields[field];
    if (value !== undefined) keys[column] = value === null ? null : toKey(value);
  }
  return keys;
}
