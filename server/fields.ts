import { invalid } from '../domain/errors.js';
import type { OperationId } from '../openapi/contract.js';
import { operations } from '../generated/operations.js';
import { contractDocument, locate, operationPointer } from './contract-document.js';

type Json = Record<string, unknown>;
/** The names that an object has, and those of the objects in it. */
type Names = Map<string, Names>;

const document = contractDocument();
const known = new Map<OperationId, Names>();

function namesOf(pointer: string): Names {
  const { at, value } = locate(document, pointer);
  const names: Names = new Map();
  for (const part of ['allOf', 'anyOf', 'oneOf']) {
    for (const index of ((value[part] ?? []) as unknown[]).keys())
      for (const [name, inner] of namesOf(`${at}/${part}/${index}`)) names.set(name, inner);
  }
  if (value['items']) for (const [name, inner] of namesOf(`${at}/items`)) names.set(name, inner);
  for (const name of Object.keys(value['properties'] ?? {})) names.set(name, namesOf(`${at}/properties/${name}`));
  return names;
}

function namesOfOperation(id: OperationId): Names {
  const { path, method, status } = operations[id];
  const answer = `${operationPointer(path, method)}/responses/${status}/content/application~1json/schema`;
  const made = known.get(id) ?? namesOf(`${locate(document, answer).at}/properties/data`);
  known.set(id, made);
  return made;
}

/** Keeps the fields named (dotted for nested ones) of the object or objects in `data`; an unknown name is `invalid_request`. */
export function pickFields(id: OperationId, data: unknown, fields: readonly string[]): unknown {
  const paths = fields.map((field) => field.split('.'));
  for (const path of paths) {
    let names: Names | undefined = namesOfOperation(id);
    for (const name of path) names = names?.get(name);
    if (!names) throw invalid('fields', `has an unknown name: ${path.join('.')}`);
  }
  return Array.isArray(data) ? data.map((each: unknown) => pick(each, paths)) : pick(data, paths);
}

function pick(value: unknown, paths: readonly string[][]): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => pick(each, paths));
  if (typeof value !== 'object' || value === null || paths.some((path) => path.length === 0)) return value;
  const kept: Json = {};
  for (const [name, inner] of Object.entries(value)) {
    const within = paths.filter(([first]) => first === name).map((path) => path.slice(1));
    if (within.length > 0) kept[name] = pick(inner, within);
  }
  return kept;
}
