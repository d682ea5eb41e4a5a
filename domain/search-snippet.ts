/** Excerpts of found texts, with the positions of the search words (docs/decisions/search.md). */
import { fold, type WantedTerm } from './search-terms.js';

/** A range in a text, in UTF-16 code units; `end` is exclusive. */
export interface Hit {
  readonly start: number;
  readonly end: number;
}

export interface Excerpt {
  readonly text: string;
  readonly hits: readonly Hit[];
}

/** Maximum code units of an excerpt. */
const longest = 200;
/** Maximum code units before the first hit. */
const before = 60;

/** A character with its combining marks, which no cut or hit separates. */
const characters = /\P{M}\p{M}*/gu;
const wordy = /[\p{L}\p{N}\p{M}]/u;
/** Scripts without spaces between words: any character may begin a word. */
const unparted =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const apostrophe = /['’ʼ`]/u;

/** A folded text, in which words are found, with functions that map its code units back to the original text. */
interface Folded {
  readonly text: string;
  readonly startOf: (at: number) => number;
  readonly endOf: (at: number) => number;
  /** Whether a word begins there. */
  readonly isOpening: (at: number) => boolean;
}

/** ASCII without apostrophes: folding does not move its characters. */
const plain = /^[^'`\u0080-\uffff]*$/;

function foldedPlain(text: string): Folded {
  const isOpening = (at: number): boolean => at === 0 || !/[a-z0-9]/i.test(text.charAt(at - 1));
  return { text: text.toLowerCase(), startOf: (at) => at, endOf: (at) => at + 1, isOpening };
}

/** Folds a text without its apostrophes: `O'Brien` is found by `obrien`, and `brien` begins a word of it. */
function foldedOf(text: string): Folded {
  if (plain.test(text)) return foldedPlain(text);
  const folded: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const opens: boolean[] = [];
  let isInWord = false;
  for (const { 0: character, index } of text.matchAll(characters)) {
    const units = apostrophe.test(character) ? '' : foldedCharacter(character);
    for (let at = 0; at < units.length; at += 1) {
      starts.push(index);
      ends.push(index + character.length);
      opens.push(at === 0 && (!isInWord || unparted.test(units)));
    }
    folded.push(units);
    isInWord = wordy.test(character);
  }
  return {
    text: folded.join(''),
    startOf: (at) => starts[at] ?? 0,
    endOf: (at) => ends[at] ?? text.length,
    isOpening: (at) => opens[at] ?? false,
  };
}

const isPlain = (character: string): boolean => character.length === 1 && character < '\u0080';
const foldedCharacter = (character: string): string => (isPlain(character) ? character.toLowerCase() : fold(character));

/** Where a text has the search words. */
export interface Finding {
  /** The number of search words that the text has. */
  readonly held: number;
  readonly hits: readonly Hit[];
}

/** Finds the search words in a text: at beginnings of words, or if a search word begins none, anywhere. */
export function findingOf(text: string, wanted: readonly WantedTerm[]): Finding {
  const folded = foldedOf(text);
  const each = wanted.map(({ term }) => {
    const places = placesOf(folded.text, term);
    const opening = places.filter(folded.isOpening);
    return (opening.length > 0 ? opening : places).map((place) => ({
      start: folded.startOf(place),
      end: folded.endOf(place + term.length - 1),
    }));
  });
  return {
    held: each.filter((hits) => hits.length > 0).length,
    hits: merged(each.flat().toSorted((a, b) => a.start - b.start || a.end - b.end)),
  };
}

function placesOf(text: string, term: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) places.push(at);
  return places;
}

/** Joins hits that touch or overlap; `hits` must be sorted by start. */
function merged(hits: readonly Hit[]): Hit[] {
  const apart: Hit[] = [];
  for (const hit of hits) {
    const last = apart.at(-1);
    if (last && hit.start <= last.end)
      apart[apart.length - 1] = { start: last.start, end: Math.max(last.end, hit.end) };
    else apart.push(hit);
  }
  return apart;
}

/** Cuts an excerpt around the first hit, with the hits that are entirely in it. */
export function excerptOf(text: string, hits: readonly Hit[]): Excerpt {
  const [first] = hits;
  const from = first === undefined || first.end <= longest ? 0 : wholeAt(text, first.start - before);
  const to = wholeAt(text, Math.min(text.length, from + longest));
  return {
    text: text.slice(from, to),
    hits: hits
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => ({ start: start - from, end: end - from })),
  };
}

/** The last position up to `place` at which a cut separates neither a surrogate pair nor a combining mark. */
function wholeAt(text: string, place: number): number {
  let at = place;
  while (at > 0 && at < text.length && /^(?:\p{M}|[\udc00-\udfff])/u.test(text.slice(at, at + 2))) at -= 1;
  return at;
}
