/**
 * What `search` compares: the words of a text, folded so that case, accents and the width of letters do not count.
 *
 * - A word is a run of letters and digits; punctuation parts words, so that `INV-2026-0042` and `a@b.example` are found by
 *   their parts. A sought word finds those that begin with it, or those that it is a part of.
 * - Symbols (`%`, `_`, `+`, `#`, `€` …) are words of one character and stand for themselves.
 * - A word with an apostrophe is also there without it: `O'Brien` is found by `brien` and by `obrien`.
 * - Scripts that do not part their words (Chinese, Japanese, Korean, Thai …) go by pairs of neighbouring characters. A
 *   dictionary would find fewer parts, and other ones after each update of it: what is stored would no longer be what is sought.
 */

/** The most characters of a word that count; words that are alike so far are taken for the same. */
export const longestTerm = 40;

/** What begins an opening. It is punctuation, which no word holds: so none is taken for the other. */
const openingMark = '.';

/** A word that a row must contain: whole, its beginning, or a part of it. */
export interface WantedTerm {
  readonly term: string;
  readonly isPrefix: boolean;
}

/** Letters that have no accent to take off, and what is typed for them. */
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
/** Accents of Latin, Greek and Cyrillic, and the vowel signs that Hebrew and Arabic are mostly written without. */
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

/** A text as it is compared, but for its punctuation. The marks of other scripts make other letters, and stay. */
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

/** The distinct words by which the texts together are found, in order. */
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

/** By what a title is found from its beginning on: its words in their order, as far as they count; none if it has no words. */
export function openingOf(title: string): string | undefined {
  const words = [...fold(title).replaceAll(apostrophes, '').matchAll(pieces)].map(([word]) => word);
  return words.length === 0 ? undefined : shortened([openingMark, words.join(openingMark)].join(''));
}

/** Whether what the index holds is an opening, and no word. */
export const isOpening = (term: string): boolean => term.startsWith(openingMark);

/** What a row must hold to be found by the text: every word of it, in any order. None means that nothing is found. */
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

/** A word and all that is left of it when letters are taken from its beginning: each part of it begins one of them. */
export function endingsOf(term: string): string[] {
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

/** Each character with the next one; the last stands alone, so that each character begins a term. */
function pairsOf(run: string): string[] {
  const characters = charactersOf(run);
  return characters.map((character, at) => character + (characters[at + 1] ?? ''));
}

/** The pairs alone, unless there is but one character: the last one is in the last pair. */
const wholePairsOf = (run: string): string[] => (charactersOf(run).length === 1 ? [run] : pairsOf(run).slice(0, -1));
