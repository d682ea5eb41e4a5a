/** Codes that stand in for a second factor that is lost, each of them once. */
import { hash, randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for each other on paper; no vowels, so no words. */
const alphabet = 'BCDFGHJKMNPQRSTVWXYZ23456789';
const length = 16;
const wellFormed = new RegExp(`^[${alphabet}]{${length}}$`);

/** How many codes a person gets at once. */
export const recoveryCodeCount = 10;

/** A new code with some 77 random bits, such as `BCDF-GHJK-MNPQ-RSTV`. */
export function newRecoveryCode(): string {
  const letters = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

/** The hash by which a code is stored and looked up, however it was typed; undefined if it cannot be a code. */
export function hashRecoveryCode(typed: string): Buffer | undefined {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return wellFormed.test(letters) ? hash('sha256', `recovery-code ${letters}`, 'buffer') : undefined;
}
