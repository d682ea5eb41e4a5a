/** Compares names to suggest duplicates. Different people can have similar names, such as Bob and Rob Stone. */
import { distance } from 'fastest-levenshtein';
import { comparableName } from './contact-keys.js';

/** A name prepared for comparison with many others. */
export interface ComparedName {
  readonly text: string;
  /** The set of letters as a bit mask; several letters share a bit. */
  readonly letters: number;
}

export function comparedName(name: string): ComparedName {
  const text = comparableName(name);
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return { text, letters };
}

/** 1 minus the edit distance over the longer length: 1 for equal names, 0 for entirely different or empty ones. */
export function nameSimilarity(a: ComparedName, b: ComparedName): number {
  const longest = Math.max(a.text.length, b.text.length);
  return longest === 0 ? 0 : 1 - distance(a.text, b.text) / longest;
}

/** Whether the edit distance is at most a fifth of the longer name. */
export function isSimilarName(a: ComparedName, b: ComparedName): boolean {
  const longest = Math.max(a.text.length, b.text.length);
  const maxEdits = Math.floor(longest / 5);
  if (longest === 0 || Math.abs(a.text.length - b.text.length) > maxEdits) return false;
  // One edit changes at most two bits. This check avoids calculating the distance of nearly all pairs.
  if (bitsIn(a.letters ^ b.letters) > 2 * maxEdits) return false;
  return distance(a.text, b.text) <= maxEdits;
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
