/** How wide text is, near enough to keep labels from running into one another where nothing measures them. */

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Han, kana and Hangul fill a square. */
const square =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uff60]/u;
const narrow = /^[iIljtf.,:;'|!()[\] ]/;
const wide = /^[mwMW@%]/;

/** In parts of the size of the letters. */
function letterWidth(letter: string): number {
  if (square.test(letter)) return 1;
  if (narrow.test(letter)) return 0.32;
  return wide.test(letter) ? 0.9 : 0.59;
}

const partsOf = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment);

/** The width of one line of Noto Sans at a size; both in the same unit. */
export const widthOf = (text: string, size: number): number =>
  partsOf(text).reduce((width, letter) => width + letterWidth(letter) * size, 0);

/** The text, or as much of its start as there is room for, and an ellipsis. */
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
