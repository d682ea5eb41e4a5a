/** Every operation is tried with input that does not fit its contract: it answers 400 and names the field. */
import { expect } from 'chai';
import type { OperationId } from '../../openapi/contract.js';
import type { ApiClient } from '../support/api.js';
import { bodyOf, operationIds, queryOf, type Schema } from '../support/contract.js';
import { buildWorkspace } from '../support/workspace.js';

type Json = Record<string, unknown>;

interface Input {
  readonly query?: object;
  readonly body?: unknown;
}

/** Input with one thing wrong, and the field that must be named for it. */
interface Mistake extends Input {
  readonly field: string;
  readonly what: string;
}

interface BadValue {
  readonly what: string;
  readonly value: unknown;
}

const params = {
  id: 'none_1',
  line_id: 'line_1',
  payment_id: 'pay_1',
  delivery_id: 'del_1',
  task_id: 'task_1',
  milestone_id: 'mil_1',
  period_id: 'per_1',
  phase_id: 'pha_1',
  attachment_id: 'att_1',
};
const injections = [
  "'; DROP TABLE clients; --",
  '" OR ""="',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'nul\u0000byte',
  '%s%n%_',
  '😀\u202e',
];
/** Half a character, which JSON can hold and a URL cannot. */
const half = '\ud800';

const wrongTypes: Readonly<Record<string, unknown>> = {
  string: 12_345,
  number: 'text',
  integer: 'text',
  boolean: 'perhaps',
  array: 7,
  object: 'text',
};

const typeOf = (schema: Schema): string | undefined => [schema.type ?? []].flat().find((name) => name !== 'null');

/** Values that a schema must refuse. */
function badValues(schema: Schema): BadValue[] {
  const { minLength, maxLength, minimum, exclusiveMinimum, maximum, maxItems, pattern, format, items } = schema;
  const type = typeOf(schema);
  const all: (BadValue | false | undefined)[] = [
    type !== undefined && { what: 'mistyped', value: wrongTypes[type] },
    schema.enum && { what: 'not of the list', value: 'nonsense' },
    maxLength !== undefined && { what: 'too long', value: 'x'.repeat(maxLength + 1) },
    minLength !== undefined && minLength > 0 && { what: 'empty', value: '' },
    pattern?.startsWith('^') && { what: 'malformed', value: '?' },
    format === 'date' && { what: 'no date', value: '2026-02-30' },
    format === 'date' && { what: 'out of range', value: '0001-01-01' },
    format === 'date-time' && { what: 'no instant', value: '2026-01-01' },
    (format === 'email' || format === 'uri') && { what: 'malformed', value: 'javascript:alert(1)' },
    format?.startsWith('decimal-') && { what: 'too fine', value: 1.000_000_1 },
    minimum !== undefined && { what: 'too small', value: minimum - 1 },
    exclusiveMinimum !== undefined && { what: 'too small', value: exclusiveMinimum },
    maximum !== undefined && { what: 'too large', value: maximum + 1 },
    maxItems !== undefined &&
      items && { what: 'too many', value: Array.from({ length: maxItems + 1 }, () => wrongTypes[typeOf(items) ?? '']) },
  ];
  return all.filter((each) => typeof each === 'object');
}

function* badQueries(id: OperationId): Generator<Mistake> {
  yield { field: 'unknown_parameter', what: 'unknown', query: { unknown_parameter: 1 } };
  for (const { name, schema } of queryOf(id)) {
    // A query is text: any value is a string, and one value is a list too.
    const isText = ['string', 'array'].includes(typeOf(schema) ?? '');
    for (const { what, value } of badValues(schema))
      if (!(isText && what === 'mistyped')) yield { field: name, what, query: { [name]: value } };
  }
}

/** What is wrong with an object, or with the objects in it, and the object then. */
function* badObjects(schema: Schema, good: Json, path: string): Generator<Mistake & { body: Json }> {
  yield { field: `${path}unknown_field`, what: 'unknown', body: { ...good, unknown_field: 1 } };
  for (const name of schema.required ?? []) {
    const { [name]: _left, ...rest } = good;
    yield { field: `${path}${name}`, what: 'missing', body: rest };
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    for (const { what, value } of badValues(property))
      yield { field: `${path}${name}`, what, body: { ...good, [name]: value } };
    for (const below of badBelow(property, good[name], `${path}${name}.`))
      yield { ...below, body: { ...good, [name]: below.body } };
  }
}

function* badBelow({ items, properties, ...schema }: Schema, good: unknown, path: string): Generator<Mistake> {
  if (properties) yield* badObjects({ ...schema, properties }, (good ?? {}) as Json, path);
  if (!items?.properties) return;
  const [first = {}, ...rest] = (good ?? []) as Json[];
  for (const each of badObjects(items, first, `${path}0.`)) yield { ...each, body: [each.body, ...rest] };
}

async function expectRefusal(owner: ApiClient, id: OperationId, { field, what, ...input }: Mistake): Promise<void> {
  const { status, error } = await owner.fail(id, { params, ...input });
  const named = (error.details ?? []).some((detail) => detail.field === field || detail.field.startsWith(`${field}.`));
  expect({ status, code: error.code, named }, `${id}: ${field} ${what}: ${JSON.stringify(error)}`).to.deep.equal({
    status: 400,
    code: 'invalid_request',
    named: true,
  });
}

/** Text that may break something, at each place that takes free text. */
function* injected(id: OperationId): Generator<Input & { params: Record<string, string> }> {
  const { example = {}, schema } = bodyOf(id) ?? {};
  const isFree = (of: Schema): boolean => typeOf(of) === 'string' && !of.enum;
  const texts = Object.entries(schema?.properties ?? {}).filter(([, property]) => isFree(property));
  const body = schema ? { body: example } : {};
  for (const text of [...injections, half])
    for (const [name] of texts) yield { params, body: { ...example, [name]: text } };
  for (const text of injections) {
    yield { params: { ...params, id: text }, ...body };
    for (const { name } of queryOf(id).filter((parameter) => isFree(parameter.schema)))
      yield { params, query: { [name]: text }, ...body };
  }
}

describe('bad input', () => {
  let owner: ApiClient;
  before(async () => {
    ({ owner } = await buildWorkspace());
  });

  for (const id of operationIds) {
    const body = bodyOf(id);
    it(`to ${id} is refused by its field`, async function () {
      this.timeout(60_000);
      for (const mistake of badQueries(id)) await expectRefusal(owner, id, { ...mistake, body: body?.example });
      if (body)
        for (const mistake of badObjects(body.schema, body.example, '')) await expectRefusal(owner, id, mistake);
    });

    it(`to ${id} that looks like an injection is text and no more`, async function () {
      this.timeout(60_000);
      for (const input of injected(id)) {
        const response = await owner.request(id, input);
        expect(response.status, `${JSON.stringify(input)}: ${await response.text()}`).to.be.lessThan(500);
      }
    });
  }
});
