/** What a tag is called, by which word URLs know it, and which color it has when nobody chose one. */
import anyAscii from 'any-ascii';

const longestSlug = 100;

/**
 * The URL-safe form of a name: `Très important` is `tres-important`, `緊急` is `jinji`. Scripts other than Latin are spelled out in
 * it, as are the signs that tell names apart: `C++` is `c-plus-plus`, `C#` is `c-sharp`. Empty for names of other signs, such as `!!!`.
 */
export function slugOf(name: string): string {
  const spelled = anyAscii(name.normalize('NFC'))
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll(/(?<=[a-z0-9])#/g, ' sharp ');
  const words = spelled.match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, longestSlug).replace(/-$/, '');
}

/** What the slugs begin with that a name could get. */
export const slugStem = (name: string): string => slugOf(name) || 'tag';

/**
 * The slug itself where no other tag has it, else with the first free number: `c`, then `c-2`, where tags are `C` and `C!`. A name
 * without any slug has a number always: `tag-2`.
 */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const stem = slugStem(name);
  let number = slugOf(name) === '' ? 2 : 1;
  const numbered = (): string => (number === 1 ? stem : `${stem}-${number}`);
  while (taken.has(numbered())) number += 1;
  return numbered();
}

/** Dark enough to be read on white. */
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

/** The color of a tag that was made without one: always the same for the same name. */
export function colorOf(name: string): string {
  const number = Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 65_521, 7);
  return palette[number % palette.length] ?? palette[0];
}

/** Names go in the order in which people look for them. */
export const inOrder = (names: readonly string[]): string[] => names.toSorted((a, b) => a.localeCompare(b, 'en'));
