import { hash, randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for each other when they read a code aloud or type it; no vowels, so no words. */
const alphabet = 'BCDFGHJKMNPQRSTVWXYZ23456789';
const length = 10;
const wellFormed = new RegExp(`^[${alphabet}]{${length}}$`);

/** How long a code can be redeemed, in milliseconds. */
export const cliCodeLifeMs = 10 * 60_000;

/** A new code with some 48 random bits, such as `BCDFG-23456`. It is short because a person types it. */
export function newCliCode(): string {
  const letters = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`;
}

/** The hash by which a code is stored and looked up, however it was typed; undefined if it cannot be a code. */
export function hashCliCode(typed: string): Buffer | undefined {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return wellFormed.test(letters) ? hash('sha256', `cli-code ${letters}`, 'buffer') : undefined;
}
