/** Text of unknown origin made fit for a document. */

/** Words of this many characters may be broken: addresses of pages and identifiers would run out of their column. */
const longWord = /[\x21-\x7e\u00a1-\u024f]{28,}/g;

/** Where: after punctuation, and within what has none. */
const breakable = /[-/_.,:;&?=+]+(?=.)|[^-/_.,:;&?=+]{14}(?=.)/g;

const breakOpportunity = '\u200b';

/** No language puts as many marks on one letter; the time it takes to compose and set them grows with the square of their number. */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu;

/** Embeddings and overrides of direction. The typesetter cannot shape a letter against the direction of its script. */
const overrides = /[\u202a-\u202e]/g;

/** Scripts written from right to left, by their blocks. */
const ofRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ofNoScript = /[\p{sc=Common}\p{sc=Inherited}\p{sc=Unknown}]/u;
/** What may stand between a letter and its marks: no control of direction. */
const between = /(?![\u061c\u200e\u200f\u2066-\u2069])[\p{sc=Inherited}\p{Default_Ignorable_Code_Point}]/u;
const letter = /\p{L}/u;
/** Some digits run from left to right in scripts that do not, so no mark goes by them. */
const digit = /\p{Nd}/u;
const mark = /\p{M}/u;
/** Texts without such characters have neither marks nor a second direction. */
const beyondLatin = /[\u0300-\u{10ffff}]/u;

const marks = { left: '\u200e', right: '\u200f' } as const;

/**
 * Gives marks without a letter, and signs such as that of the Tamil rupee, the direction of their script: they would otherwise take
 * that of what is around them, and the typesetter dies of shaping a script against its direction.
 */
function withDirections(text: string): string {
  if (!beyondLatin.test(text)) return text;
  let directed = '';
  let before: keyof typeof marks | undefined;
  for (const character of text) {
    if (ofNoScript.test(character)) {
      if (!between.test(character)) before = undefined;
      directed += character;
      continue;
    }
    const own = ofRight.test(character) ? 'right' : 'left';
    const isFirm = letter.test(character) || (before === own && mark.test(character));
    const isDigit = digit.test(character);
    directed += isFirm || isDigit ? character : `${marks[own]}${character}${marks[own]}`;
    before = isDigit ? undefined : own;
  }
  return directed;
}

/**
 * The same text composed (scripts are drawn best so), without what the typesetter cannot set: control characters, halves of
 * surrogate pairs, overrides of direction, heaps of marks. Overlong words get places to break. Line breaks stay.
 */
export function cleanText(text: string): string {
  const settable = text
    .replace(tooManyMarks, '$1')
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(overrides, '')
    .replace(/\p{Cs}/gu, '\ufffd');
  return withDirections(settable).replace(longWord, (word) => word.replace(breakable, `$&${breakOpportunity}`));
}

/** The text reduced to letters, digits and signs, for a document over which the typesetter has crashed. */
export const plainText = (text: string): string =>
  cleanText(text.normalize('NFC').replace(/[\p{M}\p{Cf}\p{Cn}\p{Co}]/gu, ''));

const chinese = 'Noto Sans SC';
const japanese = 'Noto Sans JP';
const korean = 'Noto Sans KR';

const hanFontOfCountry: Readonly<Record<string, string>> = {
  CN: chinese,
  HK: chinese,
  MO: chinese,
  SG: chinese,
  TW: chinese,
  JP: japanese,
  KR: korean,
};

/** Han characters are written differently in each country though they are the same in Unicode: the reader decides. */
function hanFont(text: string, country: string | null): string {
  const ofCountry = country === null ? undefined : hanFontOfCountry[country];
  if (ofCountry !== undefined) return ofCountry;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return japanese;
  return /\p{Script=Hangul}/u.test(text) ? korean : chinese;
}

/** The typefaces for a document with this text, in the order in which a character is looked for. */
export function fontsFor(text: string, country: string | null): string[] {
  const han = new Set([hanFont(text, country), chinese, japanese, korean]);
  const alphabets = ['Noto Sans', 'Vazirmatn', 'Noto Sans Hebrew', 'Noto Sans Thai'];
  return [...alphabets, ...han, 'Noto Emoji'];
}
