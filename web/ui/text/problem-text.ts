/**
 * Turns messages of the server into sentences for a person. Names of fields become the labels of the form, or plain
 * words. Pure.
 */
import { counted } from './plural.js';

/** The labels of the fields of a form, by their names in the contract. */
export type FieldLabels = ReadonlyMap<string, string>;

const none: FieldLabels = new Map();

/** A problem of a field or of a request as a sentence. */
export function sentenceOf(message: string, labels: FieldLabels = none): string {
  for (const [pattern, say] of rules) {
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

/** The problem of a text that does not match its field's pattern. */
export const patternProblem = (pattern: string): string =>
  patterns.find(([part]) => pattern.includes(part))?.[1] ?? 'This cannot be written like that here.';

const fill = 'Please fill this in.';
const chooseListed = 'Choose one from the list.';
const gone = 'Choose another: this one does not exist any more, or you may not see it.';

const patterns: readonly (readonly [part: string, problem: string])[] = [
  ['_[0-9a-hjkmnp-tv-z]', chooseListed],
  ['_)[0-9a-hjkmnp-tv-z]', chooseListed],
  ['[^\\s\\[\\]', 'Take out [ and ], and the spaces before and after it.'],
  ['^#', 'Write a color like #1a7f37.'],
  ['2[0-3]', 'Write a time of the day like 09:00.'],
  ['en|de|fr', 'Choose a language.'],
  ['[A-Z]{3}', 'Choose a currency.'],
  ['[A-Z]{2}', 'Choose a country.'],
  ['^\\S(.*\\S)?$', 'Take out the spaces before and after it.'],
  ['\\S', fill],
];

type Say = (parts: readonly string[]) => string;

const number = (text = ''): string =>
  Number.isNaN(Number(text)) ? text : new Intl.NumberFormat('en').format(Number(text));

/** Messages of the contract's checks, which are the same for every field. */
const rules: readonly (readonly [RegExp, Say])[] = [
  [/^(?:is required|must not be (?:empty|blank))$/, () => fill],
  [/^must (?:be a text|be an? (?:string|object|array|boolean)\b)/, () => 'This cannot stand here.'],
  [/^must be a number$/, () => 'Write a number.'],
  [/^must be an integer$/, () => 'Write a whole number.'],
  [/^(?:is not a known field|must NOT have additional properties)$/, () => 'This is not known here: reload the page.'],
  [/^must be one of /, () => 'Choose one of what is offered.'],
  [/^must match (.*)$/s, ([pattern = '']) => patternProblem(pattern)],
  [/^must be an id that begins with /, () => chooseListed],
  [/^does not exist: /, () => gone],
  [
    /^must have (?:at least )?(\d+) characters$/,
    ([count]) => `Must have at least ${counted(Number(count), 'character')}.`,
  ],
  [/^must have at most (\d+) characters$/, ([count]) => `Must have at most ${counted(Number(count), 'character')}.`],
  [
    /^must have at least (\d+) (?:items|fields)$/,
    ([count]) => (count === '1' ? 'Choose at least one.' : `Choose at least ${count}.`),
  ],
  [/^must have at most (\d+) (?:items|fields)$/, ([count]) => `Choose at most ${number(count)}.`],
  [/^must not contain an item twice$/, () => 'Each can stand here once only.'],
  [/^must be (\S+) or more$/, ([min]) => `Must be at least ${number(min)}.`],
  [/^must be (\S+) or less$/, ([max]) => `Must be at most ${number(max)}.`],
  [
    /^must have at most (\d+) decimals$/,
    ([count]) => `Must have at most ${counted(Number(count), 'digit')} after the point.`,
  ],
  [/^must be a calendar date as YYYY-MM-DD, from/, () => 'Write a day from 1900 to 2999.'],
  [/^must be (?:an instant|a calendar date as YYYY-MM-DD or)/, () => 'Write a day and a time.'],
  [/^must be an http or https URL$/, () => 'Write an address that begins with https://.'],
  [/^must be an e-mail address$/, () => 'Write an e-mail address.'],
  [/currency code/, () => 'Choose a currency.'],
  [/^must not be before from\b/, () => 'The last day is before the first.'],
  [
    /requires the permission (\w+)/,
    ([permission = '']) => `You do not have the permission that this needs: ${plain(permission.replace(/^can_/, ''))}.`,
  ],
];

const id = /\b[a-z]+_[0-9a-hjkmnp-tv-z]{26}\b/g;
const path = /\b[a-z][a-z0-9]*(?:(?:_|\.)[a-z0-9]+)+\b/g;

const withoutNames = (message: string, labels: FieldLabels): string =>
  message
    .replaceAll(id, 'it')
    .replaceAll(/(?<=\s)_(?=\s)/g, 'underscores')
    .replaceAll(path, (name) => (labels.has(name) ? `“${labels.get(name)}”` : nameOf(name, none)));

/** Fields that people call by another name. */
const called: Readonly<Record<string, string>> = {
  agreement_id: 'retainer',
  assignee_id: 'assignee',
  custom_rate: 'rate per hour',
  delivery_end: 'last day of the work',
  delivery_start: 'first day of the work',
  external_id: 'number elsewhere',
  from: 'first day',
  line1: 'street and number',
  rate_charged: 'rate per hour',
  rate_id: 'rate card',
  tax_id: 'tax number',
  to: 'last day',
  user_id: 'person',
};

/** The field's name for a person. Empty for lists of ids: their problem says enough. */
function nameOf(field: string, labels: FieldLabels): string {
  const parts = field.split('.').filter((part) => !/^\d+$/.test(part));
  const last = parts.at(-1) ?? '';
  if (last === 'ids' || last === 'body') return '';
  const label = labels.get(field) ?? labels.get(parts.join('.'));
  return label ?? called[last] ?? plain(last);
}

const plain = (name: string): string => name.replace(/_ids?$/, '').replaceAll('_', ' ');
const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
/** The server's messages continue the name of the field, which a person does not see: adds a subject. */
const withSubject = (text: string): string =>
  /^(?:is|has|needs|belongs|ended|could|cannot|may|makes|contains|applies)\b/.test(text) ? `This ${text}` : text;
const asSentence = (text: string): string => `${capital(text.trim())}${/[.!?]$/.test(text.trim()) ? '' : '.'}`;
