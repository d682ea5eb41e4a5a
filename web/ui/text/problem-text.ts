/**
 * Turns messages of the server into sentences for a person. Names of fields become the labels of the form, or plain
 * words. A message without a rule stays as the server wrote it, in English.
 */
import { locale, t } from '../../messages/text.js';

/** The labels of the fields of a form, by their names in the contract. */
export type FieldLabels = ReadonlyMap<string, string>;

const none: FieldLabels = new Map();

export interface LaterProblems {
  /** Messages of rules that no cell of the week breaks. */
  readonly rules: readonly SentenceRule[];
  /** What people call a field, if it has a text. */
  readonly nameOf: (field: string) => string | undefined;
}

let later: LaterProblems = { rules: [], nameOf: () => undefined };

/** What the first screen does not need: object-problems.ts brings it along. */
export function addProblems(problems: LaterProblems): void {
  later = problems;
}

/** A problem of a field or of a request as a sentence. */
export function sentenceOf(message: string, labels: FieldLabels = none): string {
  for (const [pattern, say] of [...rules, ...later.rules]) {
    const match = pattern.exec(message);
    if (match) return say(match.slice(1).map((part) => part ?? ''));
  }
  return asSentence(withSubject(withoutNames(message, labels)));
}

/** A problem of a field that is not on the screen: the sentence begins with the field's name. */
export function sentenceAbout(field: string, message: string, labels: FieldLabels = none): string {
  const name = nameOf(field, labels);
  const sentence = sentenceOf(message, labels);
  return name === '' ? sentence : `${capital(name)}: ${sentence}`;
}

/** What a person calls a field of the contract. */
export const fieldName = (field: string): string => capital(nameOf(field, none));

/** The problem of a text that does not match its field's pattern. */
export const patternProblem = (pattern: string): string =>
  patterns.find(([part]) => pattern.includes(part))?.[1] ?? t('shell.thisCannotBeWrittenLikeThat');

const fill = t('shell.pleaseFillThisIn');
const chooseListed = t('shell.chooseOneFromTheList');
const gone = t('shell.chooseAnotherThisOneDoesNot');

const patterns: readonly (readonly [part: string, problem: string])[] = [
  ['_[0-9a-hjkmnp-tv-z]', chooseListed],
  ['_)[0-9a-hjkmnp-tv-z]', chooseListed],
  ['[^\\s\\[\\]', t('shell.takeOutAndAndTheSpaces')],
  ['^#', t('shell.writeAColorLike1a7f37')],
  ['2[0-3]', t('shell.writeATimeOfTheDay')],
  ['en|de|fr', t('shell.chooseALanguage')],
  ['[A-Z]{3}', t('shell.chooseACurrency')],
  ['[A-Z]{2}', t('shell.chooseACountry')],
  ['^\\S(.*\\S)?$', t('shell.takeOutTheSpacesBeforeAnd')],
  ['\\S', fill],
];

type Say = (parts: readonly string[]) => string;

/** Which messages of the server it is for, and the sentence for the groups of the match. */
export type SentenceRule = readonly [RegExp, Say];

/** A number in a message, as the reader writes it. */
export const number = (text = ''): string =>
  Number.isNaN(Number(text)) ? text : new Intl.NumberFormat(locale).format(Number(text));

/** Messages of the contract's checks that any field has. */
const rules: readonly SentenceRule[] = [
  [/^(?:is required\b(?!:)|must not be (?:empty|blank)$)/, () => fill],
  [/^must (?:be a text|be an? (?:string|object|array|boolean)\b)/, () => t('shell.thisCannotStandHere')],
  [/^must be a number$/, () => t('shell.writeANumber')],
  [/^must be an integer$/, () => t('shell.mustBeAWholeNumber')],
  [/^(?:is not a known field|must NOT have additional properties)$/, () => t('shell.thisIsNotKnownHereReload')],
  [/^must be one of /, () => t('shell.chooseOneOfWhatIsOffered')],
  [/^must match (.*)$/s, ([pattern = '']) => patternProblem(pattern)],
  [/^must be an id that begins with /, () => chooseListed],
  [/^does not exist: /, () => gone],
  [
    /^must have (?:at least )?(\d+) characters$/,
    ([count]) => t('shell.mustHaveAtLeastOther', { count: Number(count) }),
  ],
  [/^must have at most (\d+) characters$/, ([count]) => t('shell.mustHaveAtMostOther', { count: Number(count) })],
  [/^must be (\S+) or more$/, ([min]) => t('shell.mustBeAtLeast', { minimum: number(min) })],
  [/^must be (\S+) or less$/, ([max]) => t('shell.mustBeAtMost', { maximum: number(max) })],
  [/^must have at most (\d+) decimals$/, ([count]) => t('shell.mustHaveAtMostOtherAfter', { count: Number(count) })],
  [/currency code/, () => t('shell.chooseACurrency')],
  [/^must not be before (?:from|start_date|delivery_start)\b/, () => t('shell.theLastDayIsBeforeThe')],
  [/requires (?:the permission )?can_\w+/, () => t('shell.code.forbidden')],
];

const id = /\b[a-z]+_[0-9a-hjkmnp-tv-z]{26}\b/g;
const path = /\b[a-z][a-z0-9]*(?:(?:_|\.)[a-z0-9]+)+\b/g;

const withoutNames = (message: string, labels: FieldLabels): string =>
  message
    .replaceAll(id, 'it')
    .replaceAll(/(?<=\s)_(?=\s)/g, 'underscores')
    .replaceAll(path, (name) => {
      const label = labels.get(name) ?? later.nameOf(name);
      return label === undefined ? plain(name.split('.').at(-1) ?? name) : `“${label}”`;
    })
    .replaceAll(/\bagreement(s?)\b/g, 'retainer$1');

/** The field's name for a person. Empty for lists of ids: their problem says enough. */
function nameOf(field: string, labels: FieldLabels): string {
  const parts = field.split('.').filter((part) => !/^\d+$/.test(part));
  const last = parts.at(-1) ?? '';
  if (last === 'ids' || last === 'body') return '';
  const label = labels.get(field) ?? labels.get(parts.join('.'));
  return label ?? later.nameOf(last) ?? plain(last);
}

const plain = (name: string): string => name.replace(/_ids?$/, '').replaceAll('_', ' ');
const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
/** The server's messages continue the name of the field, which a person does not see: adds a subject. */
const withSubject = (text: string): string =>
  /^(?:is|has|needs|belongs|ended|could|cannot|may|makes|contains|applies)\b/.test(text)
    ? t('shell.this', { text })
    : text;
const asSentence = (text: string): string => `${capital(text.trim())}${/[.!?]$/.test(text.trim()) ? '' : '.'}`;
