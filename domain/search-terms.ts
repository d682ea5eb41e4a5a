/**
 * The terms that `search` compares: the words of a text, folded so that case, accents and the width of letters do not
 * matter (docs/decisions/search.md). The same functions make the terms of the index and of a query.
 *
 * - A word is a run of letters and digits; punctuation separates words, so that `INV-2026-0042` and `a@b.example` are
 *   found by their parts. A search word finds words that begin with it, or words that contain it.
 * - Symbols (`%`, `_`, `+`, `#`, `€` …) are words of one character and stand for themselves.
 * - A word with an apostrophe is also indexed without it: `O'Brien` is found by `brien` and by `obrien`.
 * - Scripts without spaces between words (Chinese, Japanese, Korean, Thai …) are indexed by pairs of neighbouring
 *   characters. A dictionary would find fewer parts, and after an update of it, the stored terms would no longer fit.
 */

/** Maximum characters of a term; longer words are cut, so words with the same beginning are treated as equal. */
export const longestTerm = 40;

/** The first character of an opening (see `openingOf`). No word contains punctuation, so openings and words differ. */
const openingMark = '.';

/** A search word: with `isPrefix`, it also finds longer words; otherwise only equal terms. */
export interface WantedTerm {
  readonly term: string;
  readonly isPrefix: boolean;
}

/** Letters that cannot be decomposed into letter and accent, with their usual replacements. */
const spellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
};
const spelled = new RegExp(`[${Object.keys(spellings).join('')}]`, 'gu');
/** Accents of Latin, Greek and Cyrillic, and vowel signs of Hebrew and Arabic, which are rarely written. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/gu;
const apostrophes = /(?<=\p{L})['’ʼ`](?=\p{L})/gu;
const unparted =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const pieces = new RegExp(
  `[${unparted}]+|(?:(?![${unparted}])[\\p{L}\\p{N}])(?:(?![${unparted}])[\\p{L}\\p{N}\\p{M}])*|[\\p{S}%_#&]`,
  'gu',
);
const isUnparted = new RegExp(`^[${unparted}]`, 'u');

const isPlain = /^[\0-\x7f]*$/;

/** Folds a text for comparison. Punctuation stays, and so do marks of other scripts, which make different letters. */
export function fold(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(accents, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(spelled, (letter) => spellings[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(accents, '')
    .normalize('NFKC');
}

/** The distinct terms of some texts, sorted; the index stores these. */
export function termsOf(texts: readonly string[]): string[] {
  const terms = new Set<string>();
  for (const text of texts) {
    const folded = fold(text);
    for (const term of wordsOf(folded)) terms.add(term);
    const joined = folded.replaceAll(apostrophes, '');
    if (joined !== folded) for (const term of wordsOf(joined)) terms.add(term);
  }
  return [...terms].toSorted();
}

/** The term for the beginning of a title: its words in order, such as `.login.fails`; undefined without words. */
export function openingOf(title: string): string | undefined {
  const words = [...fold(title).replaceAll(apostrophes, '').matchAll(pieces)].map(([word]) => word);
  return words.length === 0 ? undefined : shortened([openingMark, words.join(openingMark)].join(''));
}

/** Whether a term of the index is an opening. */
export const isOpening = (term: string): boolean => term.startsWith(openingMark);

/** The search words of a text; a row is found if it has all of them, in any order. Without any, nothing is found. */
export function wantedTerms(text: string): WantedTerm[] {
  const wanted = new Map<string, WantedTerm>();
  for (const [piece] of fold(text).replaceAll(apostrophes, '').matchAll(pieces)) {
    for (const term of isUnparted.test(piece) ? wholePairsOf(piece) : [shortened(piece)]) {
      const isPair = isUnparted.test(piece) && charactersOf(term).length > 1;
      wanted.set(term, { term, isPrefix: !isPair });
    }
  }
  return [...wanted.values()];
}

/** A word and all its endings: every part of the word is the beginning of one of them. */
export function suffixesOf(term: string): string[] {
  const characters = charactersOf(term);
  return characters.map((_, at) => characters.slice(at).join(''));
}

function* wordsOf(folded: string): Generator<string> {
  for (const [piece] of folded.matchAll(pieces)) {
    if (isUnparted.test(piece)) yield* pairsOf(piece);
    else yield shortened(piece);
  }
}

const charactersOf = (text: string): string[] => Array.from(text);

const shortened = (word: string): string =>
  word.length <= longestTerm ? word : charactersOf(word).slice(0, longestTerm).join('');

/** The pairs of neighbouring characters, and the last character alone, so that each character begins a term. */
function pairsOf(run: string): string[] {
  const characters = charactersOf(run);
  return characters.map((character, at) => character + (characters[at + 1] ?? ''));
}

/** The pairs without the single last character, which the last pair contains; a run of one character stays. */
const wholePairsOf = (run: string): string[] => (charactersOf(run).length === 1 ? [run] : pairsOf(run).slice(0, -1));
