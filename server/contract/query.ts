import type { FieldError } from '../../domain/errors.js';

/** A query parameter of the contract, as far as reading a query string goes. */
export interface QueryParameter {
  readonly name: string;
  /** JSON pointer of the parameter. */
  readonly at: string;
  readonly required: boolean;
  readonly isArray: boolean;
  /** For a list: whether commas also separate its items; otherwise only repetition does, and items can contain commas. */
  readonly hasCommas: boolean;
  readonly fallback: unknown;
}

export interface ReadQuery {
  readonly query: Record<string, unknown>;
  readonly problems: FieldError[];
}

/** Lists are comma-separated, repeated, or both, as defined by the contract; any other parameter must occur once at most. */
export function readQuery(querystring: string, parameters: readonly QueryParameter[]): ReadQuery {
  const query: Record<string, unknown> = {};
  const problems: FieldError[] = [];
  if (querystring === '') return { query, problems };
  const lists = new Map(parameters.filter(({ isArray }) => isArray).map(({ name, hasCommas }) => [name, hasCommas]));
  for (const [name, value] of new URLSearchParams(querystring)) {
    const before = Object.hasOwn(query, name) ? query[name] : undefined;
    const items = lists.get(name) ? value.split(',') : [value];
    if (Array.isArray(before)) before.push(...items);
    else if (before === undefined) define(query, name, lists.has(name) ? items : value);
    else problems.push({ field: name, message: 'may be given once only' });
  }
  return { query, problems };
}

/** A parameter named `__proto__` must not become one. */
function define(query: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(query, name, { value, enumerable: true, configurable: true, writable: true });
}
