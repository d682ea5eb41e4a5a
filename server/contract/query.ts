import type { FieldError } from '../../domain/errors.js';

/** A query parameter of the contract, as `readQuery` needs it. */
export interface QueryParameter {
  readonly name: string;
  /** JSON pointer of the parameter. */
  readonly at: string;
  readonly required: boolean;
  readonly isArray: boolean;
  /** Whether it is an object: `name.key=value` and `name[key]=value` each give one field of it. */
  readonly isObject: boolean;
  /**
   * For a list: whether commas also separate its items; otherwise only repetition does, and items can contain commas.
   */
  readonly hasCommas: boolean;
  readonly fallback: unknown;
  /** If a parameter of this name is sent, the fallback is not filled in (`x-default-unless`). */
  readonly unless: string | undefined;
}

export interface ReadQuery {
  readonly query: Record<string, unknown>;
  readonly problems: FieldError[];
}

/**
 * Lists are comma-separated, repeated, or both, as defined by the contract; any other parameter must occur once at
 * most.
 */
export function readQuery(querystring: string, parameters: readonly QueryParameter[]): ReadQuery {
  const query: Record<string, unknown> = {};
  const problems: FieldError[] = [];
  if (querystring === '') return { query, problems };
  if (!isUtf8Encoded(querystring)) return { query, problems: [{ field: 'query', message: 'must be UTF-8' }] };
  const objects = parameters.filter(({ isObject }) => isObject).map(({ name }) => name);
  const lists = new Map(parameters.filter(({ isArray }) => isArray).map(({ name, hasCommas }) => [name, hasCommas]));
  for (const [given, value] of new URLSearchParams(querystring)) {
    const [name, key] = placeOf(given, objects);
    const place = key === undefined ? query : objectIn(query, name);
    const at = key ?? name;
    const before = Object.hasOwn(place, at) ? place[at] : undefined;
    const items = lists.get(given) ? value.split(',') : [value];
    if (Array.isArray(before)) before.push(...items);
    else if (before === undefined) define(place, at, lists.has(given) ? items : value);
    else problems.push({ field: given, message: 'must be given only once' });
  }
  return { query, problems };
}

/** Whether all percent-encoded bytes are UTF-8. */
export function isUtf8Encoded(querystring: string): boolean {
  if (!/%[89a-f]/i.test(querystring)) return true;
  try {
    for (const [encoded] of querystring.matchAll(/(%[\da-f]{2})+/gi)) decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}

/** Splits the name that was sent into a parameter and, if that is an object, its field. */
function placeOf(given: string, objects: readonly string[]): [name: string, key?: string] {
  for (const name of objects) {
    if (given.startsWith(`${name}.`)) return [name, given.slice(name.length + 1)];
    if (given.startsWith(`${name}[`) && given.endsWith(']')) return [name, given.slice(name.length + 1, -1)];
  }
  return [given];
}

/** The object under a name, made if missing. If a text was sent in its place, the text stays, and is refused later. */
function objectIn(query: Record<string, unknown>, name: string): Record<string, unknown> {
  const held = query[name];
  if (typeof held === 'object' && held !== null) return held as Record<string, unknown>;
  const made = {};
  if (held === undefined) define(query, name, made);
  return made;
}

/** Adds a property without setting the prototype, even if it is named `__proto__`. */
function define(query: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(query, name, { value, enumerable: true, configurable: true, writable: true });
}
