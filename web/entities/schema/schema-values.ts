/** Converts between request bodies and the values of forms built from the contract (web/generated/fields.ts). */
import type { Fields, Limits } from '../../api/fields.js';

/** A field of any body. */
export interface AnyField extends Limits {
  readonly fields?: Described;
  readonly items?: AnyField;
}

export type Described = Readonly<Record<string, AnyField>>;

/** Values of a form by field name; fields of inner objects have dots (`business.email`). */
export type Values = Readonly<Record<string, unknown>>;

/** The description of a field by its name with dots. */
export function fieldAt(fields: Described, path: string): AnyField {
  const [name = '', ...rest] = path.split('.');
  const field = fields[name];
  if (!field) throw new Error(`The contract has no field ${path}`);
  return rest.length === 0 || !field.fields ? field : fieldAt(field.fields, rest.join('.'));
}

/** An object's values for these fields; null for missing ones. */
export const valuesOf = (source: object, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, valueAt(source, name)]));

export function valueAt(source: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (isObject(inner) ? (inner[name] ?? null) : null), source);
}

/**
 * Builds the body from these values: names with dots become inner objects, undefined values are left out. Throws a
 * `TypeError` if a value does not fit the contract.
 */
export function bodyBy<Body extends object>(fields: Fields<Body>, values: Values): Body {
  const body = nested(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)));
  if (!isBody(fields, body)) throw new TypeError('A field holds what it cannot hold');
  return body;
}

function nested(values: Values): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let at = body;
    for (const name of names) {
      const inner = at[name];
      const next = isObject(inner) ? inner : {};
      at[name] = next;
      at = next;
    }
    at[last] = value;
  }
  return body;
}

const isBody = <Body extends object>(fields: Fields<Body>, body: object): body is Body =>
  Object.entries(body).every(([name, value]) =>
    fits(new Map<string, AnyField>(Object.entries(fields)).get(name), value),
  );

function fits(field: AnyField | undefined, value: unknown): boolean {
  if (!field) return false;
  if (value === null) return field.nullable === true;
  if (field.type === 'list') return Array.isArray(value);
  if (field.type === 'object' || field.type === 'map')
    return (
      isObject(value) &&
      Object.entries(value).every(([name, inner]) => !field.fields || fits(field.fields[name], inner))
    );
  if (field.type === 'number' || field.type === 'integer') return typeof value === 'number';
  return typeof value === (field.type === 'boolean' ? 'boolean' : 'string');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
