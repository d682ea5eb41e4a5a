/** Every free text in a request has an `x-text`, the kind by which it is checked. */
import { expect } from 'chai';
import { contractDocument } from '../../server/contract/contract-document.js';

type Json = Record<string, unknown>;
const document = contractDocument() as unknown as Json;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function resolved(schema: Json): Json {
  const { $ref: reference } = schema;
  if (typeof reference !== 'string') return schema;
  const found = reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, part) => (isObject(node) ? node[part.replaceAll('~1', '/')] : undefined), document);
  return isObject(found) ? resolved(found) : {};
}

/**
 * Whether a text is not free: it has an enum, a format or a pattern of its own or in a part, or is a password, which is
 * taken unchanged.
 */
const isBound = ({ enum: values, const: value, format, pattern, allOf = [] }: Json, at: string): boolean =>
  values !== undefined ||
  value !== undefined ||
  format !== undefined ||
  (typeof pattern === 'string' && pattern.startsWith('^')) ||
  at.endsWith('password') ||
  (allOf as Json[]).some((part) => isBound(resolved(part), at));

function freeTexts(schema: unknown, at: string): string[] {
  if (!isObject(schema)) return [];
  const own = resolved(schema);
  const isText = [own['type']].flat().includes('string');
  const here = isText && !isBound(own, at) && own['x-text'] === undefined ? [at] : [];
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (own[key] as unknown[] | undefined) ?? []);
  const inside = Object.entries((own['properties'] ?? {}) as Json).flatMap(([name, inner]) =>
    freeTexts(inner, `${at}.${name}`),
  );
  const rest = [own['items'], own['additionalProperties'], ...parts].flatMap((part) => freeTexts(part, at));
  return [...here, ...inside, ...rest];
}

describe('texts in the contract', () => {
  it('are each of a kind: a line, or prose', () => {
    const paths = document['paths'] as Record<string, Json>;
    const unsentSignals = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap((operation) => {
        const body = isObject(operation) ? operation['requestBody'] : undefined;
        const { content } = resolved(isObject(body) ? body : {}) as { content?: Record<string, Json> };
        return Object.values(content ?? {}).flatMap(({ schema }) => freeTexts(schema, path));
      }),
    );
    expect(unsentSignals).to.deep.equal([]);
  });
});
