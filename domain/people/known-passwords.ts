/** Passwords that guessers try first: those known from breaches, and a person's own name and address. */
import { dictionary } from '@zxcvbn-ts/language-common';

/** Whose password it is. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string | null;
}

let known: ReadonlySet<string> | undefined;

/** Read at the first use: the list has some 50,000 passwords. */
const knownPasswords = (): ReadonlySet<string> => (known ??= new Set(dictionary['passwords-common']));

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A shorter listed word, such as `love`, says nothing about a password that begins or ends with it. */
const minStem = 6;

/** Whether a password is on the list of breached ones, also with digits and signs added before or after it. */
export function isKnownPassword(password: string): boolean {
  const text = plain(password);
  const stem = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return knownPasswords().has(text) || (stem.length >= minStem && knownPasswords().has(stem));
}

/** Words of a text, and all of them as one. */
function wordsOf(text: string): string[] {
  const words = plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return [words.join(''), ...words].filter((word) => word.length >= 3);
}

/** Whether a password consists of the person's name and address, also with digits and signs. */
export function isOwnName(password: string, { name, email }: PasswordOwner): boolean {
  const own = [...wordsOf(name), ...wordsOf(email ?? '')].toSorted((one, other) => other.length - one.length);
  const text = plain(password).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && !/\p{L}/u.test(rest);
}
