/** Makes the body of a request from what follows `--data`. */
import { readFileSync } from 'node:fs';
import { UsageError } from './failures.js';
import type { Field } from './operation.js';
import { suggestion } from './suggestion.js';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/**
 * Each text is `@file` or `-` (JSON from a file or from the standard input), JSON itself, or `name=value`; later ones win. Throws a
 * `UsageError` that names the field.
 */
export function bodyFrom(texts: readonly string[], fields: readonly Field[]): Record<string, Json> {
  const body: Record<string, Json> = {};
  for (const text of texts) {
    if (text === '-' || text.startsWith('@')) Object.assign(body, objectIn(readText(text), text));
    else if (text.trimStart().startsWith('{')) Object.assign(body, objectIn(text, '--data'));
    else setValue(body, ...split(text), fields);
  }
  return body;
}

function split(text: string): [name: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(`--data must be name=value, @file or JSON, not "${text}"`);
  return [text.slice(0, at).trim(), text.slice(at + 1)];
}

function readText(source: string): string {
  const path = source.replace(/^@/, '');
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

function objectIn(text: string, source: string): Record<string, Json> {
  const value = jsonIn(text, source);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError(`${source} must be a JSON object, in braces`);
  return value;
}

function jsonIn(text: string, source: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new UsageError(`${source} is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
}

function setValue(body: Record<string, Json>, name: string, text: string, fields: readonly Field[]): void {
  const field = fieldNamed(name, fields);
  const [first = '', ...rest] = name.split('.');
  const [, ...places] = (field?.name ?? name).split('.');
  const steps = rest.map((step, at) => (places[at] === '*' ? Number(step) : step));
  Object.assign(body, { [first]: inserted(body[first], steps, valueOf(name, text, field)) });
}

/** The field with this name; undefined for a name below a field that takes any names, such as `metadata.team`. */
function fieldNamed(name: string, fields: readonly Field[]): Field | undefined {
  const general = name.replaceAll(/\.\d+(?=\.|$)/g, '.*');
  const own = fields.find((field) => field.name === general);
  if (own) return own;
  const open = fields.find(
    ({ name: outer, kind }) =>
      kind === 'json' && general.startsWith(`${outer}.`) && !fields.some((each) => each.name.startsWith(`${outer}.`)),
  );
  if (open) return undefined;
  throw new UsageError(
    `There is no field "${name}"${suggestion(
      general,
      fields.map((each) => each.name),
    )}`,
  );
}

function valueOf(name: string, text: string, field: Field | undefined): Json {
  if (field === undefined) return text;
  return text === 'null' && field.nullable === true ? null : readers[field.kind](text, name);
}

const readers: Readonly<Record<Field['kind'], (text: string, name: string) => Json>> = {
  text: (text) => text,
  number(text, name) {
    if (!/^-?\d+(\.\d+)?$/.test(text)) throw new UsageError(`${name} must be a number, not "${text}"`);
    return Number(text);
  },
  boolean(text, name) {
    if (text !== 'true' && text !== 'false') throw new UsageError(`${name} must be true or false, not "${text}"`);
    return text === 'true';
  },
  list(text, name) {
    if (text.startsWith('[')) return jsonIn(text, name);
    return text === '' ? [] : text.split(',').map((each) => each.trim());
  },
  json: jsonIn,
};

/** A copy of a value in which what the steps lead to is replaced: names in objects, numbers in lists. */
function inserted(outer: Json | undefined, [step, ...rest]: readonly (string | number)[], value: Json): Json {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = Array.isArray(outer) ? outer : [];
    if (step > list.length)
      throw new UsageError(
        `The positions of a list begin at 0 and have no gaps: the next one is ${list.length}, not ${step}`,
      );
    return list.toSpliced(step, 1, inserted(list[step], rest, value));
  }
  const object = typeof outer === 'object' && outer !== null && !Array.isArray(outer) ? outer : {};
  return { ...object, [step]: inserted(object[step], rest, value) };
}
