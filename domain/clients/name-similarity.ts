/** How alike two names are, for suggesting duplicates: Bob and Rob Stone are alike too, so nothing is merged by it alone. */
import { distance } from 'fastest-levenshtein';
import { comparableName } from './contact-keys.js';

/** A name made ready to be compared with many. */
export interface ComparedName {
  readonly text: string;
  /** Which letters occur, a bit each; letters share bits. */
  readonly letters: number;
}

export function comparedName(name: string): ComparedName {
  const text = comparableName(name);
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return { text, letters };
}

/** 1 for the same name, down to 0; by how many letters of the longer one must change to make the other. */
export function nameSimilarity(a: ComparedName, b: ComparedName): number {
  const longest = Math.max(a.text.length, b.text.length);
  return longest === 0 ? 0 : 1 - distance(a.text, b.text) / longest;
}

/** Whether at most a fifth of the longer name must be changed. */
export function isSimilarName(a: ComparedName, b: ComparedName): boolean {
  const longest = Math.max(a.text.length, b.text.length);
  const maxEdits = Math.floor(longest / 5);
  if (longest === 0 || Math.abs(a.text.length - b.text.length) > maxEdits) return false;
  // An edit changes two bits at most. This spares the distance of nearly all pairs.
  if (bitsIn(a.letters ^ b.letters) > 2 * maxEdits) return false;
  return distance(a.text, b.text) <= maxEdits;
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
