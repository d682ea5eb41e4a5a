/** What two contacts are compared by. */
import { nameKey } from '../name-key.js';

/** Fewer digits are an extension, which many people have. */
const minDigits = 5;
const maxDigits = 40;

/** An address as sign-in and duplicates see it: case and blanks around it do not count. */
export const emailKey = (email: string): string => nameKey(email);

/** The digits of a telephone number, however it is written; null if they are too few to identify anyone. */
export function phoneDigits(number: string): string | null {
  const digits = number.normalize('NFKD').replaceAll(/[^0-9]/g, '');
  return digits.length < minDigits ? null : digits.slice(0, maxDigits);
}

/** A name without case, accents, punctuation and the order of its parts: `Smith, John` is `john smith`. */
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

/** The columns that go with the fields given: they are written together. */
export function contactKeys(fields: { readonly [Field in Keyed]?: string | null | undefined }): Keys {
  const keys: Keys = {};
  for (const field of Object.keys(keyOf) as Keyed[]) {
    const [column, toKey] = keyOf[field];
    const value = fields[field];
    if (value !== undefined) keys[column] = value === null ? null : toKey(value);
  }
  return keys;
}
