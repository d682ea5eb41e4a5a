/** Slugs and default colors of tags (docs/decisions/tags.md). */
import anyAscii from 'any-ascii';

const longestSlug = 100;

/**
 * The URL-safe form of a name: `Très important` becomes `tres-important`. Other scripts are transcribed (`緊急` becomes
 * `jinji`), and signs that distinguish names are spelled out: `C++` becomes `c-plus-plus`, `C#` becomes `c-sharp`.
 * Empty for names without letters and digits, such as `!!!`.
 */
export function slugOf(name: string): string {
  const spelled = anyAscii(name.normalize('NFC'))
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll(/(?<=[a-z0-9])#/g, ' sharp ');
  const words = spelled.match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, longestSlug).replace(/-$/, '');
}

/** The beginning of every slug that a name can get. */
export const slugStem = (name: string): string => slugOf(name) || 'tag';

/**
 * The slug of a new name: `slugOf` if it is free, else with the first free number: `C` gets `c`, then `C!` gets `c-2`.
 * A name with an empty slug always has a number: `tag-2`.
 */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const stem = slugStem(name);
  let number = slugOf(name) === '' ? 2 : 1;
  const numbered = (): string => (number === 1 ? stem : `${stem}-${number}`);
  while (taken.has(numbered())) number += 1;
  return numbered();
}

/** Colors dark enough to be read on white. */
const palette = [
  '#b91c1c',
  '#c2410c',
  '#a16207',
  '#4d7c0f',
  '#047857',
  '#0e7490',
  '#1d4ed8',
  '#4338ca',
  '#7e22ce',
  '#be185d',
] as const;

/** The color of a tag created without one; the same name always gets the same color. */
export function colorOf(name: string): string {
  const number = Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 65_521, 7);
  return palette[number % palette.length] ?? palette[0];
}

/** Sorts names by the English collation, not by code unit. */
export const inOrder = (names: readonly string[]): string[] => names.toSorted((a, b) => a.localeCompare(b, 'en'));
