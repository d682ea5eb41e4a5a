/** Bodies of about 1 MiB that take a careless server seconds to refuse, derived from a body's schema. */
import type { Schema } from './contract.js';

export interface Hostile {
  /** A description: the place in the body and the kind of value. */
  readonly what: string;
  readonly json: string;
}

const size = 1024 * 1024 - 4096;
/** How many values a body may have and still be parsed. */
const readable = 39_000;

const list = (items: readonly string[]): string => `[${items.join(',')}]`;
const listOf = (item: string, count: number): string => list(Array<string>(count).fill(item));
const fields = (count: number, length = 0): string =>
  `{${Array.from({ length: count }, (_, index) => `"${`unknown_${index}`.padEnd(length, '_')}":1`).join(',')}}`;
const field = (name: string, json: string): string => `{${JSON.stringify(name)}:${json}}`;
const text = (part: string): string =>
  JSON.stringify(part.repeat(Math.floor(size / Buffer.byteLength(JSON.stringify(part)))));

const unknownFields = fields(10_000, 100);
const longName = `{${text('x')}:1}`;
const differentIds = list(Array.from({ length: 30_000 }, (_, index) => `"time_${String(index).padStart(26, '0')}"`));
const nested = ['['.repeat(size / 2) + ']'.repeat(size / 2), `${'{"a":'.repeat(size / 8)}1${'}'.repeat(size / 8)}`];
const longNumbers = ['1'.repeat(size), `0.${'1'.repeat(size)}`, `1e${'9'.repeat(size)}`];
/** Each text is slow for some careless regular expression. */
const longTexts = ['x', ' ', '😀', 'a.', 'a@', '\u0000', 'a@a-a.', 'http://a/a../', 'http://ä.'].map(text);
const typeOf = ({ type, properties }: Schema): string | undefined =>
  properties ? 'object' : [type ?? []].flat().find((name) => name !== 'null');

/**
 * The worst values for a place in a body, and for all places below it. `seen` has the schemas already covered, which
 * are skipped.
 */
export function* hostileValues(schema: Schema, at: string, seen: Set<string>): Generator<Hostile> {
  const key = JSON.stringify(schema);
  if (seen.has(key)) return;
  seen.add(key);
  const type = typeOf(schema);
  if (type === 'object') yield* hostileObjects(schema, at, seen);
  else if (type === 'array') yield* hostileLists(schema, at, seen);
  else if (type === 'string') yield* hostileTexts(schema, at);
  else for (const json of longNumbers) yield { what: `${at}: ${json.slice(0, 3)}`, json };
}

/** Without a pattern or format only the length is checked, so one text is enough. */
function* hostileTexts({ pattern, format }: Schema, at: string): Generator<Hostile> {
  const isRead = pattern !== undefined || format !== undefined;
  for (const json of isRead ? longTexts : longTexts.slice(0, 1)) yield { what: `${at}: ${json.slice(0, 9)}`, json };
}

function* hostileObjects({ properties = {} }: Schema, at: string, seen: Set<string>): Generator<Hostile> {
  yield { what: `${at}: unknown fields`, json: unknownFields };
  yield { what: `${at}: a long name`, json: longName };
  for (const [name, schema] of Object.entries(properties))
    for (const { what, json } of hostileValues(schema, `${at}.${name}`, seen)) yield { what, json: field(name, json) };
}

function* hostileLists({ items = {}, maxItems = readable }: Schema, at: string, seen: Set<string>): Generator<Hostile> {
  for (const item of ['{}', '0', '"same"']) {
    yield { what: `${at}: too many ${item}`, json: listOf(item, readable) };
    yield { what: `${at}: as many ${item} as it takes`, json: listOf(item, Math.min(maxItems, readable)) };
  }
  yield { what: `${at}: different ids`, json: differentIds };
  const each = Math.floor(readable / maxItems) - 1;
  yield { what: `${at}: unknown fields in each`, json: listOf(fields(each), Math.min(maxItems, readable)) };
  for (const { what, json } of hostileValues(items, `${at}.0`, seen)) yield { what, json: `[${json}]` };
}

/** Bodies that are hostile whatever the schema. */
export const hostileAnyway: readonly Hostile[] = [
  ...nested.map((json) => ({ what: `body: ${json.slice(0, 5)}`, json })),
  ...nested.map((json) => ({ what: `body.unknown: ${json.slice(0, 5)}`, json: field('unknown', json) })),
  { what: 'body: countless fields', json: fields(60_000) },
  { what: 'body: a list', json: listOf('{}', size / 4) },
];

/** A body of 1 MiB with a hostile value in every field. */
export function hostileEverywhere({ properties = {} }: Schema): string {
  const entries = Object.entries(properties);
  const values = entries.map(([name, schema]): [string, unknown] => {
    const type = typeOf(schema);
    if (type === 'array') return [name, Array.from({ length: 5_000 }, () => ({}))];
    return [name, type === 'object' ? { ['unknown '.repeat(1_000)]: 1 } : 'a.'.repeat(size / 4 / entries.length)];
  });
  const unknown = Array.from({ length: 5_000 }, (_, index) => [`unknown ${index}`.padEnd(60, 'x'), index]);
  return JSON.stringify(Object.fromEntries([...values, ...unknown]));
}
