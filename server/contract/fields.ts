/**
 * The fields of an operation's response and of its body by the contract: for the parameter `fields`, the columns of a
 * CSV file, and the permissions that fields require.
 */
import type { Permission } from '../../domain/people/policy.js';
import { invalid } from '../../domain/errors.js';
import type { OperationId } from '../../contract/contract.js';
import { operations } from '../../generated/operations.js';
import { contractDocument } from './contract-document.js';
import { locate, operationPointer } from './pointers.js';

type Json = Record<string, unknown>;

/** The fields of an object by name. */
export type Fields = ReadonlyMap<string, Field>;

export interface Field {
  /** The permission without which it is omitted from responses and refused in requests (`x-needs` of the contract). */
  readonly need: Permission | undefined;
  /** Nested fields; none for a plain value. */
  readonly fields: Fields;
  /** The field for any other name, if the contract allows arbitrary names. */
  readonly others?: Field | undefined;
}

const document = contractDocument();
const noFields: Fields = new Map();
const known = new Map<OperationId, Fields>();
const knownBodies = new Map<OperationId, Fields>();

/** A field that can contain anything, under any name. */
const open: Field = {
  need: undefined,
  fields: new Map(),
  get others() {
    return open;
  },
};

function readField(pointer: string, need?: Permission): Field {
  const { at, value } = locate(document, pointer);
  const alternatives = ['allOf', 'anyOf', 'oneOf'].flatMap((part) =>
    [...((value[part] ?? []) as unknown[]).keys()].map((index) => `${at}/${part}/${index}`),
  );
  // A `$ref` can have sibling keywords, which further describe the same object.
  const referred = typeof value['$ref'] === 'string' ? [value['$ref']] : [];
  const items = value['items'] ? [`${at}/items`] : [];
  const parts = [...alternatives, ...referred, ...items].map((part) => readField(part));
  const own = Object.entries((value['properties'] ?? {}) as Record<string, Json>).map(
    ([name, schema]): [string, Field] => [
      name,
      readField(`${at}/properties/${name}`, schema['x-needs'] as Permission | undefined),
    ],
  );
  const others = parts.find((part) => part.others)?.others ?? readOthers(at, value['additionalProperties']);
  return { need, fields: new Map([...parts.flatMap(({ fields }) => [...fields]), ...own]), others };
}

function readOthers(at: string, schema: unknown): Field | undefined {
  if (schema === true) return open;
  return typeof schema === 'object' ? readField(`${at}/additionalProperties`) : undefined;
}

/** The fields of an operation's response: `data` and those next to it. */
export function answerFieldsOf(id: OperationId): Fields {
  const { path, method, status } = operations[id];
  const answer = `${operationPointer(path, method)}/responses/${status}/content/application~1json/schema`;
  const fields = known.get(id) ?? readField(answer).fields;
  known.set(id, fields);
  return fields;
}

/** The fields of the object or objects that an operation returns. */
export const fieldsOf = (id: OperationId): Fields => answerFieldsOf(id).get('data')?.fields ?? noFields;

/** The fields of an operation's JSON body. */
export function bodyFieldsOf(id: OperationId): Fields {
  const fields = knownBodies.get(id) ?? readBody(id);
  knownBodies.set(id, fields);
  return fields;
}

function readBody(id: OperationId): Fields {
  const { path, method } = operations[id];
  const operation = locate(document, operationPointer(path, method));
  const content = (operation.value['requestBody'] as { content?: Json } | undefined)?.content;
  const pointer = `${operation.at}/requestBody/content/application~1json/schema`;
  return content?.['application/json'] === undefined ? noFields : readField(pointer).fields;
}

/** The field of a dotted name; an unknown one is `invalid_request`. */
export function fieldNamed(all: Fields, path: string): Field {
  const found = path
    .split('.')
    .reduce<Field | undefined>((within, name) => fieldIn(within, name), { need: undefined, fields: all });
  if (!found) throw invalid('fields', `contains an unknown name: ${path}`);
  return found;
}

/** A permission required for a field applies to all its nested fields. */
function fieldIn(within: Field | undefined, name: string): Field | undefined {
  const field = within?.fields.get(name) ?? within?.others;
  return field && { ...field, need: field.need ?? within?.need };
}

/**
 * Keeps only the named fields (dotted for nested ones) of the object or objects in `data`; an unknown name is
 * `invalid_request`.
 */
export function pickFields(id: OperationId, data: unknown, names: readonly string[]): unknown {
  const all = fieldsOf(id);
  for (const name of names) fieldNamed(all, name);
  const paths = names.map((name) => name.split('.'));
  return Array.isArray(data) ? data.map((each: unknown) => pick(each, paths)) : pick(data, paths);
}

function pick(value: unknown, paths: readonly string[][]): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => pick(each, paths));
  if (typeof value !== 'object' || value === null || paths.some((path) => path.length === 0)) return value;
  const picked: Json = {};
  for (const [name, inner] of Object.entries(value)) {
    const within = paths.filter(([first]) => first === name).map((path) => path.slice(1));
    if (within.length > 0) picked[name] = pick(inner, within);
  }
  return picked;
}
