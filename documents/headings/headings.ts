/**
 * Headings of the columns of CSV files for spreadsheets, in one file per language for translators: <language>.json. A
 * key is the name of a column, or of a part of it, as the API calls it; `<operationId>.<name>` is the heading of one
 * list alone. Headings of longer names are composed.
 */
import { wordsIn, type WordsOf } from '../messages/words.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

/** The keys of headings. The English file has them all. */
export type HeadingKey = keyof typeof en;

export type HeadingWords = WordsOf<HeadingKey>;

/** The headings for readers of a locale. */
export const headingWords = wordsIn<HeadingKey>({ en, de, fr, es, it, nl });

const isKey = (name: string): name is HeadingKey => Object.hasOwn(en, name);

/** Columns with the heading of another. */
const aliases: Readonly<Record<string, HeadingKey>> = {
  'approval.status': 'approval',
  'budget.hours': 'budget_hours',
  'hours.budget': 'budget_hours',
  'hours.used': 'hours_used',
  ip: 'ip_address',
  'reminders.count': 'reminder_count',
  'reminders.last_sent_at': 'last_reminder_at',
};

/** Groups of fields whose names say nothing that the fields in them do not. */
const silent = new Set([
  'address',
  'amounts',
  'approval',
  'billing',
  'budget',
  'capacity',
  'communication',
  'dates',
  'exclusion',
  'hours',
  'notifications',
  'payment',
  'permissions',
  'portal',
  'rate',
  'rates',
  'reminders',
  'roles',
  'sla',
  'stats',
  'time',
  'timer',
]);

/** Those of them that an object next to an event has: its other groups are objects of their own. */
const silentInContext = new Set(['amounts', 'billing', 'dates']);

/** The heading of a column; undefined if there is none. */
export function headingOf(words: HeadingWords, column: string, list = ''): string | undefined {
  const { say } = words;
  const own = `${list}.${column}`;
  if (isKey(own)) return say(own);
  const [first, ...rest] = column.split('.');
  if (first === 'context') return partsOf(words, rest, silentInContext);
  return partsOf(words, column.split('.'), silent);
}

function partsOf(words: HeadingWords, parts: readonly string[], silentGroups: ReadonlySet<string>): string | undefined {
  const [first = '', ...rest] = parts;
  const column = parts.join('.');
  const alias = silentGroups.has(first) || rest.length === 0 ? (aliases[column] ?? column) : column;
  if (isKey(alias)) return words.say(alias);
  if (rest.length === 0) return ofOneWord(words, first);
  if (rest[0] === 'name' && rest.length === 1) return ofOneWord(words, first);
  if (rest[0] === 'id' && rest.length === 1) return ofOneWord(words, `${first}_id`);
  const inner = partsOf(words, rest, silentGroups);
  if (inner === undefined || silentGroups.has(first)) return inner;
  const whole = ofOneWord(words, first);
  return whole === undefined ? undefined : words.say('part_of', { whole, part: inner });
}

/** `client_id`, `client_name`: of the heading of the object that they name. */
function ofOneWord({ say }: HeadingWords, name: string): string | undefined {
  if (isKey(name)) return say(name);
  const [, stem = '', end] = /^(.+)_(id|name|title)$/.exec(name) ?? [];
  if (!isKey(stem)) return undefined;
  return end === 'id' ? say('id_of', { name: say(stem) }) : say(stem);
}
