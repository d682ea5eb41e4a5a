/** Rules for names in the contract, from which client generators derive the names of types and methods. */
import { expect } from 'chai';
import { operations } from '../../generated/operations.js';
import { contractDocument } from '../../server/contract/contract-document.js';

type Json = Record<string, unknown>;
const document = contractDocument() as unknown as Json & {
  components: Record<string, Record<string, Json>>;
  webhooks: Record<string, { post: { tags: string[]; operationId: string } }>;
};
const schemas = document.components['schemas'] ?? {};

/** All objects in the document with their paths, except examples. */
function* nodesOf(node: unknown, way: readonly string[] = []): Generator<{ way: readonly string[]; value: Json }> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield { way, value: node as Json };
  for (const [key, value] of Object.entries(node))
    if (!/^examples?$/.test(key) || way.at(-1) === 'properties') yield* nodesOf(value, [...way, key]);
}

const isNamed = (way: readonly string[]): boolean =>
  way.length === 3 && way[0] === 'components' && way[1] === 'schemas';
const isProperties = (way: readonly string[]): boolean => way.at(-1) === 'properties';
/** Whether the object is a part of an allOf, which belongs to the type around it. */
const isPart = (way: readonly string[]): boolean => way.at(-2) === 'allOf';
const repeated = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);

describe('the names of the contract', () => {
  it('exist for every object and every enum', () => {
    const nameless = [...nodesOf(document)].filter(
      ({ way, value }) =>
        !isProperties(way) &&
        !isNamed(way) &&
        !isPart(way) &&
        (Array.isArray(value['enum']) || (value['type'] === 'object' && value['properties'] !== undefined)),
    );
    expect(nameless.map(({ way }) => way.join('/'))).to.deep.equal([]);
  });

  it('begin with a capital, and differ in more than that', () => {
    const names = Object.keys(schemas);
    expect(names.filter((name) => !/^([A-Z][a-z]+)+$/.test(name))).to.deep.equal([]);
    expect(repeated(names.map((name) => name.toLowerCase()))).to.deep.equal([]);
  });

  it('each name one thing, whatever its kind', () => {
    const kinds = ['schemas', 'parameters', 'responses', 'headers', 'requestBodies'];
    const names = kinds.flatMap((kind) => Object.keys(document.components[kind] ?? {}));
    expect(repeated(names)).to.deep.equal([]);
  });

  it('are not reserved words of programming languages', () => {
    const taken = ['Array', 'Boolean', 'Error', 'Exception', 'File', 'Map', 'Number', 'Object', 'Record', 'String'];
    expect(taken.filter((name) => name in schemas)).to.deep.equal([]);
  });

  it('are lower-case words for fields, which can begin an identifier except in the buckets of an aging report', () => {
    const odd = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
      Object.keys(properties as Json)
        .filter((field) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(field))
        .map((field) => `${name}.${field}`),
    );
    expect(odd.filter((field) => !/^(?:Aging|Unbilled)\w+\.\d+_\d+_days$/.test(field))).to.deep.equal([]);
  });

  it('keep the values of an enum distinct when they become names', () => {
    const alike = Object.entries(schemas).filter(
      ([, { enum: values = [] }]) =>
        repeated((values as unknown[]).map((value) => String(value).replaceAll(/\W/g, '_').toUpperCase())).length > 0,
    );
    expect(alike.map(([name]) => name)).to.deep.equal([]);
  });

  it('give webhooks a tag that no operation has, because generators write a file for each tag', () => {
    const events = new Set(Object.values(document.webhooks).flatMap(({ post }) => post.tags));
    expect([...events]).to.deep.equal(['webhook-events']);
    expect(Object.values(operations).filter(({ tag }) => events.has(tag))).to.deep.equal([]);
  });

  it('come with the format binary for files, which clients would otherwise read as text', () => {
    const files = [...nodesOf(document)].filter(({ value }) => value['contentMediaType'] !== undefined);
    expect(files).not.to.be.empty;
    expect(files.filter(({ value }) => value['format'] !== 'binary').map(({ way }) => way.join('/'))).to.deep.equal([]);
  });

  it('have no default if they name a decimal, because some generators would give it the wrong type', () => {
    const isDecimal = (name: string): boolean => schemas[name]?.['type'] === 'number';
    const wrong = [...nodesOf(document)].filter(
      ({ value: { $ref, default: fallback } }) =>
        typeof $ref === 'string' && fallback !== undefined && isDecimal($ref.split('/').at(-1) ?? ''),
    );
    expect(wrong.map(({ way }) => way.join('/'))).to.deep.equal([]);
  });

  it('name what a webhook delivers after its type', () => {
    for (const [type, { post }] of Object.entries(document.webhooks))
      expect(schemas[`${post.operationId.replace(/^on/, '')}Event`], type).to.be.an('object');
  });
});
