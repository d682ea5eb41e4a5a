/** Calls every operation with input that violates the contract: the response must be 400 and name the field. */
import { expect } from 'chai';
import { operations } from '../../generated/operations.js';
import type { OperationId } from '../../contract/contract.js';
import type { ApiClient } from '../support/service/api.js';
import { bodyOf, operationIds, queryOf, type Schema } from '../support/contract/contract.js';
import { unknownId } from '../support/contract/odd-ids.js';
import { buildClient } from '../support/builders/factories.js';
import { buildPortalContact } from '../support/builders/portal.js';
import { buildWorkspace } from '../support/builders/workspace.js';

type Json = Record<string, unknown>;

interface Input {
  readonly query?: object;
  readonly body?: unknown;
}

/** A mistake in an otherwise valid request, and the field that the error must name. */
interface Mistake {
  readonly field: string;
  readonly what: string;
  readonly place: 'query' | 'body';
  /** Undefined leaves out the field. */
  readonly value: unknown;
}

interface BadValue {
  readonly what: string;
  readonly value: unknown;
}

/** An id that no object has, for every path parameter. A malformed id would return 404 before the rest is checked. */
const params = {
  kind: 'invoice',
  language: 'en',
  id: unknownId('none'),
  line_id: unknownId('line'),
  payment_id: unknownId('pay'),
  delivery_id: unknownId('del'),
  task_id: unknownId('task'),
  milestone_id: unknownId('mil'),
  period_id: unknownId('per'),
  phase_id: unknownId('pha'),
  attachment_id: unknownId('att'),
  activity_id: unknownId('act'),
  external_id: 'crm-1',
};
const injections = [
  "'; DROP TABLE clients; --",
  '" OR ""="',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%s%n%_',
];
/** Texts with characters that a field may refuse. */
const odd = ['nul\u0000byte', '😀\u202e'];
/** Half of a surrogate pair, which JSON can contain but a URL cannot. */
const half = '\ud800';

const wrongTypes: Readonly<Record<string, unknown>> = {
  string: 12_345,
  number: 'text',
  integer: 'text',
  boolean: 'perhaps',
  array: 7,
  object: 'text',
};

/** Numbers that JavaScript reads as Infinity; written into the JSON as they are. */
const endless = ['1e400', '-1e400'];
const jsonOf = (body: unknown): string =>
  JSON.stringify(body).replaceAll(/"(-?1e400)"/g, (_, digits: string) => digits);

const typeOf = (schema: Schema): string | undefined => [schema.type ?? []].flat().find((name) => name !== 'null');

/** A number with one decimal more than a format such as `decimal-4` allows. */
const tooFine = (format: string): number => Number(`1.${'0'.repeat(Number(format.replace('decimal-', '')))}1`);

/** Values that a schema must refuse. */
function badValues(schema: Schema): BadValue[] {
  const { minLength, maxLength, minimum, exclusiveMinimum, maximum, maxItems, pattern, format, items } = schema;
  const type = typeOf(schema);
  const all: (BadValue | false | undefined)[] = [
    type !== undefined && { what: 'mistyped', value: wrongTypes[type] },
    schema.enum && { what: 'not of the list', value: 'nonsense' },
    maxLength !== undefined && { what: 'too long', value: 'x'.repeat(maxLength + 1) },
    minLength !== undefined && minLength > 0 && { what: 'empty', value: '' },
    pattern?.startsWith('^') && {
      what: 'malformed',
      value: ['?', ' x', 'é'].find((text) => !new RegExp(pattern, 'u').test(text)),
    },
    format === 'date' && { what: 'no date', value: '2026-02-30' },
    format === 'date' && { what: 'out of range', value: '0001-01-01' },
    format === 'date-time' && { what: 'no instant', value: '2026-01-01' },
    (format === 'email' || format === 'uri') && { what: 'malformed', value: 'javascript:alert(1)' },
    format?.startsWith('decimal-') && { what: 'too fine', value: tooFine(format) },
    minimum !== undefined && { what: 'too small', value: minimum - 1 },
    exclusiveMinimum !== undefined && { what: 'too small', value: exclusiveMinimum },
    maximum !== undefined && { what: 'too large', value: maximum + 1 },
    ...endless.map((value) => (type === 'number' || type === 'integer') && { what: 'endless', value }),
    maxItems !== undefined &&
      items && { what: 'too many', value: Array.from({ length: maxItems + 1 }, () => wrongTypes[typeOf(items) ?? '']) },
  ];
  return all.filter((each) => typeof each === 'object');
}

function* badQueries(id: OperationId): Generator<Mistake> {
  yield { field: 'unknown_parameter', what: 'unknown', place: 'query', value: 1 };
  for (const { name, schema } of queryOf(id)) {
    // All values of a query are strings, and a single value is also a list, so neither can be of the wrong type.
    const isText = ['string', 'array'].includes(typeOf(schema) ?? '');
    for (const { what, value } of badValues(schema))
      if (!(isText && what === 'mistyped')) yield { field: name, what, place: 'query', value };
    if (!isText) yield { field: name, what: 'endless', place: 'query', value: 'Infinity' };
  }
}

/** All mistakes in an object and in the objects within it. */
function* badObjects({ required = [], properties = {} }: Schema, path = ''): Generator<Mistake> {
  yield { field: `${path}unknown_field`, what: 'unknown', place: 'body', value: 1 };
  for (const name of required) yield { field: `${path}${name}`, what: 'missing', place: 'body', value: undefined };
  for (const [name, property] of Object.entries(properties)) {
    const field = `${path}${name}`;
    for (const { what, value } of badValues(property)) yield { field, what, place: 'body', value };
    if (property.properties) yield* badObjects(property, `${field}.`);
    if (property.items?.properties) yield* badObjects(property.items, `${field}.0.`);
  }
}

/** How long the mistakes in one query may be in characters: the length of URLs is limited. */
const longestQuery = 8_000;
const lengthOf = ({ place, value }: Mistake): number =>
  place === 'query' ? encodeURIComponent(String(value)).length : 0;

/**
 * Groups mistakes that one request can make, because errors are reported together: no mistake is inside the value of
 * another.
 */
function together(mistakes: Iterable<Mistake>): Mistake[][] {
  const rounds: Mistake[][] = [];
  const isWithin = (one: Mistake, other: Mistake): boolean => `${one.field}.`.startsWith(`${other.field}.`);
  for (const each of mistakes) {
    const fits = (round: readonly Mistake[]): boolean =>
      round.reduce((length, other) => length + lengthOf(other), lengthOf(each)) <= longestQuery &&
      round.every((other) => each.place !== other.place || !(isWithin(each, other) || isWithin(other, each)));
    const round = rounds.find(fits);
    if (round) round.push(each);
    else rounds.push([each]);
  }
  return rounds;
}

/** A copy with another value at a dotted path; digits are indexes of lists. */
function withValue(good: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const isItem = /^\d+$/.test(name);
  const old = (good ?? (isItem ? [] : {})) as Json;
  const changed = rest.length === 0 ? value : withValue(old[name], rest, value);
  return Array.isArray(old) ? [changed, ...(old.slice(1) as unknown[])] : { ...old, [name]: changed };
}

async function expectRefusal(caller: ApiClient, id: OperationId, mistakes: readonly Mistake[]): Promise<void> {
  const query = Object.fromEntries(
    mistakes.filter(({ place }) => place === 'query').map(({ field, value }) => [field, value]),
  );
  const body = mistakes
    .filter(({ place }) => place === 'body')
    .reduce<unknown>((made, { field, value }) => withValue(made, field.split('.'), value), bodyOf(id)?.example);
  const { status, error } = await caller.fail(id, { params, query, body: body && jsonOf(body) });
  const isNamed = ({ field }: Mistake): boolean =>
    (error.details ?? []).some((detail) => detail.field === field || detail.field.startsWith(`${field}.`));
  const unnamed = mistakes.filter((each) => !isNamed(each)).map(({ field, what }) => `${field} ${what}`);
  expect({ status, code: error.code, unnamed }, `${id}: ${JSON.stringify(error)}`).to.deep.equal({
    status: 400,
    code: 'invalid_request',
    unnamed: [],
  });
}

/** Texts that may break something, all in one if the field is long enough. */
function textsFor({ maxLength = Infinity }: Schema): string[] {
  const all = injections.join('');
  return [...(all.length <= maxLength ? [all] : injections), ...odd];
}

/** Requests with such a text in each field for free text. */
function* injected(id: OperationId): Generator<Input & { params: Record<string, string> }> {
  const { example = {}, schema } = bodyOf(id) ?? {};
  const isFree = (of: Schema): boolean => typeOf(of) === 'string' && !of.enum;
  const body = schema ? { body: example } : {};
  for (const [name, property] of Object.entries(schema?.properties ?? {}).filter(([, each]) => isFree(each)))
    for (const text of [...textsFor(property), half]) yield { params, body: { ...example, [name]: text } };
  for (const text of textsFor({})) yield { params: { ...params, id: text }, ...body };
  for (const { name, schema: of } of queryOf(id).filter((parameter) => isFree(parameter.schema)))
    for (const text of textsFor(of)) yield { params, query: { [name]: text }, ...body };
}

describe('bad input', () => {
  let callers: Readonly<Record<'team' | 'portal', ApiClient>>;
  before(async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    callers = { team: owner, portal: await buildPortalContact(owner, { client_id, is_billing: true }) };
  });
  const callerOf = (id: OperationId): ApiClient => callers[operations[id].realm];

  for (const id of operationIds) {
    const body = bodyOf(id);
    it(`to ${id} is refused, naming the field`, async () => {
      const mistakes = [...badQueries(id), ...(body ? badObjects(body.schema) : [])];
      for (const round of together(mistakes)) await expectRefusal(callerOf(id), id, round);
    });

    it(`to ${id} that looks like an injection is treated as plain text`, async () => {
      for (const input of injected(id)) {
        const response = await callerOf(id).request(id, input);
        expect(response.status, `${JSON.stringify(input)}: ${await response.text()}`).to.be.lessThan(500);
      }
    });
  }
});
