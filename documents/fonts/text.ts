/** Makes text of unknown origin safe for the typesetter. */

/** Long words that may be broken: URLs and identifiers would run out of their column. */
const longWord = /[\x21-\x7e\u00a1-\u024f]{28,}/g;

/** Positions at which a long word may break: after punctuation, or after 14 characters without any. */
const breakable = /[-/_.,:;&?=+]+(?=.)|[^-/_.,:;&?=+]{14}(?=.)/g;

const breakOpportunity = '\u200b';

/**
 * More than 30 marks on one letter: no language needs them, and the time to set them grows with the square of their
 * number.
 */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu;

/** Embeddings and overrides of direction. The typesetter cannot shape a letter against the direction of its script. */
const overrides = /[\u202a-\u202e]/g;

/** Scripts that are written from right to left, by their Unicode blocks. */
const ofRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ofNoScript = /[\p{sc=Common}\p{sc=Inherited}\p{sc=Unknown}]/u;
/** Characters that may come between a letter and its marks; controls of direction may not. */
const between = /(?![\u061c\u200e\u200f\u2066-\u2069])[\p{sc=Inherited}\p{Default_Ignorable_Code_Point}]/u;
const letter = /\p{L}/u;
/** In some right-to-left scripts digits run from left to right, so digits determine no direction for marks. */
const digit = /\p{Nd}/u;
const mark = /\p{M}/u;
/** Scripts with marks of their own. */
const markedScripts =
  'Arab Hebr Syrc Thaa Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Thai Laoo Tibt Mymr Khmr'
    .split(' ')
    .map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));
/** Whether a letter and a mark can be shaped together, as their scripts are the same. */
const isOfScript = (base: string, own: string): boolean =>
  markedScripts.every((script) => script.test(base) === script.test(own));
/** Text without these characters has neither combining marks nor a second direction. */
const beyondLatin = /[\u0300-\u{10ffff}]/u;

const marks = { left: '\u200e', right: '\u200f' } as const;

/**
 * Wraps marks without a letter of their script, and signs such as the Tamil rupee, in direction marks of their own
 * script. Otherwise they take the direction of the text around them, and the typesetter crashes if it shapes a script
 * against its direction.
 */
function withDirections(text: string): string {
  if (!beyondLatin.test(text)) return text;
  let directed = '';
  let before: { readonly side: keyof typeof marks; readonly base: string } | undefined;
  for (const character of text) {
    if (ofNoScript.test(character)) {
      if (!between.test(character)) before = undefined;
      directed += character;
      continue;
    }
    const own = ofRight.test(character) ? 'right' : 'left';
    const isFirm =
      letter.test(character) || (mark.test(character) && before?.side === own && isOfScript(before.base, character));
    const isDigit = digit.test(character);
    directed += isFirm || isDigit ? character : `${marks[own]}${character}${marks[own]}`;
    if (isDigit) before = undefined;
    else if (!before || !mark.test(character)) before = { side: own, base: character };
  }
  return directed;
}

/**
 * The text in composed form (NFC, which renders best), without anything that the typesetter cannot set: control
 * characters, lone surrogates, overrides of direction, too many marks. Adds break opportunities to long words. Keeps
 * line breaks.
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

/** The text reduced to letters, digits and signs, for a document that has crashed the typesetter. */
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

/**
 * The font for Han characters: one code point is drawn differently in each country, so the reader's country decides,
 * otherwise the text.
 */
function hanFont(text: string, country: string | null): string {
  const ofCountry = country === null ? undefined : hanFontOfCountry[country];
  if (ofCountry !== undefined) return ofCountry;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return japanese;
  return /\p{Script=Hangul}/u.test(text) ? korean : chinese;
}

/** The typefaces for a document with this text, in the order in which the typesetter looks for a character. */
export function fontsFor(text: string, country: string | null): string[] {
  const han = new Set([hanFont(text, country), chinese, japanese, korean]);
  const alphabets = ['Noto Sans', 'Vazirmatn', 'Noto Sans Hebrew', 'Noto Sans Thai'];
  return [...alphabets, ...han, 'Noto Emoji'];
}
