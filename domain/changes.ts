import { isDeepStrictEqual } from 'node:util';
import { Big } from 'big.js';
import { dec } from './money.js';

type Plain = Readonly<Record<string, unknown>>;
export type Changes = Record<string, { from: unknown; to: unknown }>;

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What differs between two states of an object as the API shows it, by dotted name; `updated_at` is no change. */
export function changesBetween(before: object, after: object, path = ''): Changes {
  const changes: Changes = {};
  const [from, to] = [before as Plain, after as Plain];
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    if (name === 'updated_at') continue;
    const [old, now] = [ownOf(from, name), ownOf(to, name)];
    if (isObject(old) && isObject(now)) Object.assign(changes, changesBetween(old, now, `${path}${name}.`));
    else if (!isSame(old, now)) changes[`${path}${name}`] = { from: old, to: now };
  }
  return changes;
}

/** A name such as `constructor`, which callers may choose, leads to nothing that all objects have. */
const ownOf = (values: Plain, name: string): unknown => (Object.hasOwn(values, name) ? (values[name] ?? null) : null);

/** The values that a row does not have yet. A number or Big equals the exact decimal that a row holds as text, a list or an instant its like. */
export function changedValues<V extends object>(row: object, values: V): Partial<V> {
  const held = row as Plain;
  const differs = ([name, value]: [string, unknown]): boolean => value !== undefined && !isSame(held[name], value);
  return Object.fromEntries(Object.entries(values).filter(differs)) as Partial<V>;
}

function isSame(held: unknown, value: unknown): boolean {
  const isNumber = typeof value === 'number' || value instanceof Big;
  if (typeof held === 'string' && isNumber) return dec(held).eq(dec(value));
  const isWhole = typeof held === 'object' && typeof value === 'object';
  return isWhole ? isAlike(held, value) : held === value;
}

/** Whether two values are the same as JSON; the order of names in objects says nothing. */
const isAlike = (a: unknown, b: unknown): boolean => isDeepStrictEqual(asJson(a), asJson(b));

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
