/** Estimates the width of text, closely enough to keep labels apart where nothing measures them. */

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Han, kana and Hangul fill a square. */
const square =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uff60]/u;
const narrow = /^[iIljtf.,:;'|!()[\] ]/;
const wide = /^[mwMW@%]/;

/** Width of a letter relative to the font size. */
function letterWidth(letter: string): number {
  if (square.test(letter)) return 1;
  if (narrow.test(letter)) return 0.32;
  return wide.test(letter) ? 0.9 : 0.59;
}

const partsOf = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment);

/** Width of a line in Noto Sans, in the unit of `size`, the font size. */
export const widthOf = (text: string, size: number): number =>
  partsOf(text).reduce((width, letter) => width + letterWidth(letter) * size, 0);

/** The text, truncated with an ellipsis if it is wider than `room`. */
export function shorten(text: string, room: number, size: number): string {
  if (widthOf(text, size) <= room + 0.01) return text;
  let [shortened, left] = ['', room - size];
  for (const letter of partsOf(text)) {
    left -= letterWidth(letter) * size;
    if (left < 0) break;
    shortened += letter;
  }
  return `${shortened.trimEnd()}…`;
}
