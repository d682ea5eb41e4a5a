/**
 * Texts that nobody types: with characters of every general category of Unicode, and sequences that break layouts.
 * Every run has the same ones.
 */

const codePoints = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

const categories = 'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co Cn'.split(
  ' ',
);

/** Characters of each general category, about 45 at equal distances. */
export const ofEveryCategory: readonly (readonly [category: string, characters: readonly string[]])[] = categories.map(
  (category) => {
    const pattern = new RegExp(`^\\p{${category}}$`, 'u');
    const all = codePoints(0, 0x10ffff).filter((character) => pattern.test(character));
    const step = Math.max(1, Math.floor(all.length / 45));
    return [category, all.filter((_, at) => at % step === 0)];
  },
);

/** A character in different places: alone, at both ends, and within words of either direction. */
export const around = (character: string): string[] => [
  character,
  `${character}abc`,
  `abc${character}/(${character}de`,
  `\u05d0\u05d1${character}\u0301/(\u05d2`,
  `${character}\u05d0\u05d1 abc${character}`,
];

const invisible = [
  ...codePoints(0x200b, 0x200f),
  ...codePoints(0x2060, 0x2064),
  '\u00ad',
  '\u061c',
  '\ufeff',
  '\ufffc',
];
const directions = [...codePoints(0x202a, 0x202e), ...codePoints(0x2066, 0x2069)];
const selectors = [...codePoints(0xfe00, 0xfe0f), '\u{e0100}', '\u{e01ef}'];
const languageTags = ['\u{e0001}', ...codePoints(0xe0020, 0xe007f)];
const marks = Array.from('\u0300\u0301\u0323\u05b0\u064e\u0670\u093f\u094d\u0e33\u0e48\u20dd\u20e3\u3099\u{1d173}');
const letters = Array.from(
  'abc12,.([-/ \n\t\u05d0\u05d1\u0627\u0644\u06f1\u0915\u0937\u0bf9\u0e01\u4e2d\u30ab\uac00\u1100\u1161\u{1f600}\u{1f468}\u{1f1e9}',
);
const nobodys = [
  '\ue000',
  '\u{f0000}',
  '\u0378',
  '\uffff',
  '\u{1fffe}',
  '\ud800',
  '\udc00',
  '\u3164',
  '\u115f',
  '\u2800',
];
const pool = [
  ...invisible,
  ...directions,
  ...selectors,
  ...languageTags.slice(0, 20),
  ...marks,
  ...marks,
  ...letters,
  ...letters,
  ...nobodys,
];

/** Random short texts of unusual characters; the same seed returns the same texts. */
export function jumbled(count: number, seed: number): string[] {
  let state = seed;
  const below = (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * limit);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + below(14) }, () => pool[below(pool.length)]).join(''),
  );
}

/** Very long texts, each slow to lay out for another reason. */
export const endlessTexts: Readonly<Record<string, string>> = {
  'marks on a letter': `a${'\u0301'.repeat(10_000)}`,
  'marks on nothing': '\u0e48'.repeat(10_000),
  'marks of two directions': '\u05d0\u0e48'.repeat(5_000),
  'a word': 'w'.repeat(20_000),
  'a word that does not break': 'a\u2060'.repeat(10_000),
  'joined emoji': '\u{1f468}\u200d'.repeat(3_000),
  'a flag of tags': `\u{1f3f4}${'\u{e0067}'.repeat(10_000)}`,
  'isolates that never end': '\u2067a'.repeat(10_000),
  lines: '\n'.repeat(5_000),
};
