/** Rules for names in the contract, from which client generators derive the names of types and methods. */
import { expect } from 'chai';
import { operations } from '../../generated/operations.js';
import { contractDocument } from '../../server/contract/contract-document.js';
import { locate, operationPointer } from '../../server/contract/pointers.js';

type Json = Record<string, unknown>;
const contract = contractDocument();
const document = contract as unknown as Json & {
  components: Record<string, Record<string, Json>>;
  webhooks: Record<string, Json>;
};
const webhooks = Object.keys(document.webhooks).map((type): [string, { tags: string[]; operationId: string }] => {
  const { post } = locate(contract, `#/webhooks/${type}`).value;
  return [type, post as { tags: string[]; operationId: string }];
});
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
    const kinds = ['schemas', 'parameters', 'responses', 'headers', 'requestBodies', 'pathItems'];
    const names = kinds.flatMap((kind) => Object.keys(document.components[kind] ?? {}));
    expect(repeated(names)).to.deep.equal([]);
  });

  it('are not reserved words of programming languages, nor their types of days and instants', () => {
    const words = ['Array', 'Boolean', 'Error', 'Exception', 'File', 'Map', 'Number', 'Object', 'Record', 'String'];
    // A nullable `Date` of the contract would be ogen's `NilDate`, and so is a nullable text with the format date.
    const values = ['Date', 'DateTime', 'Duration', 'Time', 'URI', 'URL', 'UUID'];
    expect([...words, ...values].filter((name) => name in schemas)).to.deep.equal([]);
  });

  it('are not those of the types that a generator makes by itself: the client, and ways to authenticate', () => {
    const ways = Object.keys(document.components['securitySchemes'] ?? {});
    const own = ['Client', ...ways.map((way) => way.charAt(0).toUpperCase() + way.slice(1))];
    expect(own).to.include('ApiKey');
    expect(own.filter((name) => name in schemas)).to.deep.equal([]);
  });

  it('are not those of the types that a generator makes of an operation', () => {
    const endings = [
      'Body',
      'Data',
      'Error',
      'Errors',
      'Params',
      'Query',
      'Request',
      'Response',
      'Responses',
      'Result',
    ];
    const made = Object.keys(operations).flatMap((id) =>
      endings.map((ending) => id.charAt(0).toUpperCase() + id.slice(1) + ending),
    );
    expect(made.filter((name) => name in schemas)).to.deep.equal([]);
  });

  it('are not those of their own fields, which Rust, Java and Kotlin would mix up', () => {
    const alike = Object.entries(schemas).filter(([name, { properties = {} }]) =>
      Object.keys(properties as Json).some((field) => field.replaceAll('_', '') === name.toLowerCase()),
    );
    expect(alike.map(([name]) => name)).to.deep.equal([]);
  });

  it('exist for every union of more than one type and null', () => {
    const choicesOf = ({ anyOf, oneOf }: Json): Json[] => [anyOf ?? [], oneOf ?? []].flat() as Json[];
    const typesOf = ({ type }: Json): unknown[] => (Array.isArray(type) ? type : []);
    const isUnion = (value: Json): boolean =>
      choicesOf(value).filter(({ type }) => type !== 'null').length > 1 ||
      typesOf(value).filter((type) => type !== 'null').length > 1;
    const unions = [...nodesOf(document)].filter(({ way, value }) => !isProperties(way) && isUnion(value));
    expect(unions).not.to.be.empty;
    expect(unions.filter(({ way }) => !isNamed(way)).map(({ way }) => way.join('/'))).to.deep.equal([]);
  });

  it('exist for every webhook, as a path item: generators make invalid methods of one that is written in place', () => {
    for (const [type, { operationId }] of webhooks)
      expect(document.webhooks[type], type).to.deep.equal({ $ref: `#/components/pathItems/${operationId}` });
  });

  it('come with the type of the enum for a field of a form, which is sent as a text', () => {
    const forms = [...nodesOf(document)]
      .filter(({ way }) => way.at(-2) === 'multipart/form-data' && way.at(-1) === 'schema')
      .map(({ value }) => schemas[String(value['$ref']).split('/').at(-1) ?? ''] ?? {});
    const fields = forms.flatMap(({ properties }) => Object.entries(properties as Record<string, Json>));
    expect(fields).not.to.be.empty;
    expect(fields.filter(([, { type }]) => type !== 'string').map(([name]) => name)).to.deep.equal([]);
  });

  it('come with no default that is an object, which ogen cannot fill in', () => {
    const filled = [...nodesOf(document)].filter(
      ({ way, value: { default: fallback } }) =>
        way.at(-1) !== 'responses' && !isProperties(way) && typeof fallback === 'object' && !Array.isArray(fallback),
    );
    expect(filled.map(({ way }) => way.join('/'))).to.deep.equal([]);
  });

  it('of the parameters of an operation differ in more than capitals, `-` and `_`', () => {
    const wayTo = (id: keyof typeof operations): string =>
      `${operationPointer(operations[id].path, operations[id].method)}/parameters`;
    const alike = (Object.keys(operations) as (keyof typeof operations)[]).filter((id) => {
      const listed = locate(contract, wayTo(id).replace(/\/parameters$/, '')).value['parameters'] ?? [];
      const names = (listed as unknown[]).map((_, at) => String(locate(contract, `${wayTo(id)}/${at}`).value['name']));
      return repeated(names.map((name) => name.toLowerCase().replaceAll(/[-_]/g, ''))).length > 0;
    });
    expect(alike).to.deep.equal([]);
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
    const events = new Set(webhooks.flatMap(([, { tags }]) => tags));
    expect([...events]).to.deep.equal(['webhook-events']);
    expect(Object.values(operations).filter(({ tag }) => events.has(tag))).to.deep.equal([]);
  });

  it('come with the format binary for files, which clients would otherwise read as text', () => {
    const files = [...nodesOf(document)].filter(({ value }) => value['contentMediaType'] !== undefined);
    expect(files).not.to.be.empty;
    expect(files.filter(({ value }) => value['format'] !== 'binary').map(({ way }) => way.join('/'))).to.deep.equal([]);
  });

  it('have no default if they name a decimal or a list, because some generators would give it the wrong type', () => {
    const isUnfit = (name: string): boolean => ['number', 'array'].includes(String(schemas[name]?.['type']));
    const wrong = [...nodesOf(document)].filter(
      ({ value: { $ref, default: fallback } }) =>
        typeof $ref === 'string' && fallback !== undefined && isUnfit($ref.split('/').at(-1) ?? ''),
    );
    expect(wrong.map(({ way }) => way.join('/'))).to.deep.equal([]);
  });

  it('have no constant that is true or false, which the Java client compares with a text', () => {
    const constants = [...nodesOf(document)].filter(({ value }) => typeof value['const'] === 'boolean');
    expect(constants.map(({ way }) => way.join('/'))).to.deep.equal([]);
  });

  it('have links without a body, which openapi-generator takes for a text', () => {
    const withBody = [...nodesOf(document)].filter(
      ({ way, value }) => way.at(-2) === 'links' && value['requestBody'] !== undefined,
    );
    expect(withBody.map(({ way }) => way.join('/'))).to.deep.equal([]);
  });

  it('name what a webhook delivers after its type', () => {
    for (const [type, { operationId }] of webhooks)
      expect(schemas[`${operationId.replace(/^on/, '')}Event`], type).to.be.an('object');
  });
});
