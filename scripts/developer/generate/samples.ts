import { OperatorError } from '../../../settings/operator-error.js';
import type { Document } from './document.js';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The node of the document at a JSON pointer; undefined if there is none. */
function follow(document: Document, pointer: string): unknown {
  const parts = pointer.replace(/^#\//, '').split('/');
  return parts.reduce<unknown>(
    (node, part) => (isObject(node) ? node[part.replaceAll('~1', '/')] : undefined),
    document,
  );
}

/** A value that fits a schema, assembled from its examples. */
export function sampleOf(document: Document, schema: unknown): unknown {
  if (!isObject(schema)) return null;
  for (const given of ['example', 'const', 'default']) if (schema[given] !== undefined) return schema[given];
  if (typeof schema['$ref'] === 'string') return sampleOf(document, follow(document, schema['$ref']));
  if (Array.isArray(schema['enum'])) return schema['enum'][0] as unknown;
  if (Array.isArray(schema['allOf'])) {
    const parts = schema['allOf'].map((part) => sampleOf(document, part));
    return Object.assign({}, ...parts) as unknown;
  }
  for (const choice of ['anyOf', 'oneOf']) {
    const choices = schema[choice];
    if (Array.isArray(choices)) return sampleOf(document, choices[0]);
  }
  return sampleOfType(document, schema);
}

function sampleOfType(document: Document, schema: Json): unknown {
  const types = new Set([schema['type']].flat());
  if (types.has('null')) return null;
  if (types.has('array')) return [sampleOf(document, schema['items'])];
  if (types.has('object')) {
    const properties = Object.entries((schema['properties'] ?? {}) as Json);
    return Object.fromEntries(properties.map(([name, inner]) => [name, sampleOf(document, inner)]));
  }
  throw new OperatorError(`A schema has no example: ${JSON.stringify(schema)}`);
}
