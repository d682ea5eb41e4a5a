/** Characters allowed in texts of requests (docs/decisions/texts.md). */

/** Control characters, line breaks, and controls of text direction. */
const unfitForLine = /[\p{Cc}\u2028-\u202e]/u;
const visible = /[^\s\p{M}\p{C}\p{Default_Ignorable_Code_Point}\u2800]|\p{Co}|\p{Cn}/u;
const lonelySurrogate = /\p{Cs}/u;

/** Whether a text is invisible: only blanks, invisible characters, or marks without a letter. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** Whether a text has an unpaired surrogate, which UTF-8 cannot encode. */
export const isBroken = (text: string): boolean => lonelySurrogate.test(text);

/** A `line` is a name, a title, a number or a part of an address; longer texts are `prose`. */
export type TextKind = 'line' | 'prose';

export const isFit = (kind: TextKind, text: string): boolean =>
  kind === 'line' ? !unfitForLine.test(text) : !text.includes('\u0000');

/** Messages for unfit texts, phrased to follow the field's name. */
export const textMessages: Readonly<Record<string, string>> = {
  blank: 'must not be blank',
  line: 'must be one line, without control characters and controls of direction (U+202A to U+202E)',
  prose: 'must not contain U+0000',
};

/** The message for a required name that is blank or unfit; undefined if it is valid. */
export const nameProblem = (name: string): string | undefined =>
  isBlank(name) ? textMessages['blank'] : isFit('line', name) ? undefined : textMessages['line'];
