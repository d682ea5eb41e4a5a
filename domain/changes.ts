import { isDeepStrictEqual } from 'node:util';
import { Big } from 'big.js';
import { dec } from './money.js';

type Plain = Readonly<Record<string, unknown>>;
export type Changes = Record<string, { from: unknown; to: unknown }>;

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The differences between two serialized states of an object, by dotted field name, without `updated_at`. */
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

/** An own property, or null. Names in metadata are arbitrary: `constructor` must not find an inherited property. */
const ownOf = (values: Plain, name: string): unknown => (Object.hasOwn(values, name) ? (values[name] ?? null) : null);

/**
 * Those of `values` that differ from the row's. Numbers equal decimals that the row holds as text; lists, objects and
 * instants are compared by content.
 */
export function changedValues<V extends object>(row: object, values: V): Partial<V> {
  const held = row as Plain;
  const differs = ([name, value]: [string, unknown]): boolean => value !== undefined && !isSame(held[name], value);
  return Object.fromEntries(Object.entries(values).filter(differs)) as Partial<V>;
}

/** A decimal that a row holds as text. */
const decimal = /^-?\d+(?:\.\d+)?$/;

function isSame(held: unknown, value: unknown): boolean {
  const isNumber = typeof value === 'number' || value instanceof Big;
  if (typeof held === 'string' && isNumber) return decimal.test(held) && dec(held).eq(dec(value));
  const isWhole = typeof held === 'object' && typeof value === 'object';
  return isWhole ? isAlike(held, value) : held === value;
}

/** Whether two values are equal as JSON, in any order of object keys. */
const isAlike = (a: unknown, b: unknown): boolean => isDeepStrictEqual(asJson(a), asJson(b));

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
