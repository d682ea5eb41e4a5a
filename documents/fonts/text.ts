/** Text of unknown origin made fit for a document. */

/** Words of this many characters may be broken: addresses of pages and identifiers would run out of their column. */
const longWord = /[\x21-\x7e\u00a1-\u024f]{28,}/g;

/** Where: after punctuation, and within what has none. */
const breakable = /[-/_.,:;&?=+]+(?=.)|[^-/_.,:;&?=+]{14}(?=.)/g;

const breakOpportunity = '\u200b';

/**
 * The same text composed (scripts are drawn best so), without control characters and halves of surrogate pairs, and with
 * places to break in overlong words. Line breaks stay.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(longWord, (word) => word.replace(breakable, `$&${breakOpportunity}`));
}

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
