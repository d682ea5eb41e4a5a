/** Every operation is tried with input that does not fit its contract: it answers 400 and names the field. */
import { expect } from 'chai';
import { operations } from '../../generated/operations.js';
import type { OperationId } from '../../openapi/contract.js';
import { contractDocument, locate, operationPointer } from '../../server/contract-document.js';
import type { ApiClient } from '../support/api.js';
import { buildWorkspace } from '../support/workspace.js';

type Json = Record<string, unknown>;
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}
interface BadValue {
  readonly what: string;
  readonly value: unknown;
}

const document = contractDocument();
const injections = [
  "'; DROP TABLE clients; --",
  '" OR ""="',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'nul\u0000byte',
  '%s%n%_',
  '😀\u202e',
  '\ud800',
];

/** The schema at a pointer, through references and past the alternative `null`. */
function schemaAt(pointer: string): Schema {
  const { at, value } = locate(document, pointer);
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap((part) =>
    ((value[part] ?? []) as unknown[]).map((_, index) => schemaAt(`${at}/${part}/${index}`)),
  );
  const telling = alternatives.filter(({ type }) => type !== 'null');
  return Object.assign(
    {},
    ...telling,
    value['$ref'] ? { ...schemaAt(value['$ref'] as string), ...value } : value,
  ) as Schema;
}

const wrongTypes: Readonly<Record<string, unknown>> = {
  string: 12_345,
  number: 'text',
  integer: 'text',
  boolean: 'perhaps',
  array: 7,
  object: 'text',
};

/** Values that a schema must refuse. */
function badValues(schema: Schema): BadValue[] {
  const type = [schema.type ?? []].flat().find((name) => name !== 'null');
  const values: BadValue[] = type === undefined ? [] : [{ what: 'mistyped', value: wrongTypes[type] }];
  if (schema.enum) values.push({ what: 'not of the list', value: 'nonsense' });
  if (schema.maxLength !== undefined) values.push({ what: 'too long', value: 'x'.repeat(schema.maxLength + 1) });
  if (schema.minLength) values.push({ what: 'empty', value: '' });
  if (schema.pattern?.startsWith('^')) values.push({ what: 'malformed', value: '?' });
  if (schema.format === 'date')
    values.push({ what: 'no date', value: '2026-02-30' }, { what: 'out of range', value: '0001-01-01' });
  if (schema.format === 'date-time') values.push({ what: 'no instant', value: '2026-01-01' });
  if (schema.format === 'email' || schema.format === 'uri')
    values.push({ what: 'malformed', value: 'javascript:alert(1)' });
  if (schema.minimum !== undefined) values.push({ what: 'too small', value: schema.minimum - 1 });
  if (schema.maximum !== undefined) values.push({ what: 'too large', value: schema.maximum + 1 });
  return values;
}

const ids = Object.keys(operations) as OperationId[];
const operationAt = (id: OperationId): string => operationPointer(operations[id].path, operations[id].method);
const params = { id: 'none_1', line_id: 'line_1', payment_id: 'pay_1', delivery_id: 'del_1' };

interface Body {
  readonly example: Json;
  readonly properties: readonly { name: string; schema: Schema }[];
  readonly required: readonly string[];
}

function bodyOf(id: OperationId): Body | undefined {
  const pointer = `${operationAt(id)}/requestBody/content/application~1json`;
  const body = locate(document, operationAt(id)).value['requestBody'] as { content?: Json } | undefined;
  if (!body?.content?.['application/json']) return undefined;
  const { at, value } = locate(document, `${pointer}/schema`);
  const properties = Object.keys((value['properties'] ?? {}) as Json).map((name) => ({
    name,
    schema: schemaAt(`${at}/properties/${name}`),
  }));
  return {
    example: (locate(document, pointer).value['example'] ?? {}) as Json,
    properties,
    required: (value['required'] ?? []) as string[],
  };
}

function queryOf(id: OperationId): { name: string; schema: Schema }[] {
  const listed = (locate(document, operationAt(id)).value['parameters'] ?? []) as unknown[];
  return listed.flatMap((_, index) => {
    const { at, value } = locate(document, `${operationAt(id)}/parameters/${index}`);
    return value['in'] === 'query' ? [{ name: String(value['name']), schema: schemaAt(`${at}/schema`) }] : [];
  });
}

async function expectRefusal(
  owner: ApiClient,
  id: OperationId,
  input: { query?: object; body?: unknown },
  field: string,
  what: string,
): Promise<void> {
  const { status, error } = await owner.fail(id, { params, ...input });
  const named = (error.details ?? []).some((detail) => detail.field === field || detail.field.startsWith(`${field}.`));
  expect({ status, code: error.code, named }, `${id}: ${field} ${what}: ${JSON.stringify(error)}`).to.deep.equal({
    status: 400,
    code: 'invalid_request',
    named: true,
  });
}

describe('bad input', () => {
  let owner: ApiClient;
  before(async () => {
    ({ owner } = await buildWorkspace());
  });

  for (const id of ids) {
    const body = bodyOf(id);
    const query = queryOf(id);
    it(`to ${id} is refused by its field`, async function () {
      this.timeout(60_000);
      await expectRefusal(
        owner,
        id,
        { query: { unknown_parameter: 1 }, ...(body ? { body: body.example } : {}) },
        'unknown_parameter',
        'unknown',
      );
      for (const { name, schema } of query) {
        for (const { what, value } of badValues(schema).filter(
          ({ what: kind }) => kind !== 'mistyped' || !['string', 'array'].includes(String(schema.type)),
        )) {
          await expectRefusal(owner, id, { query: { [name]: value } }, name, what);
        }
      }
      if (!body) return;
      await expectRefusal(owner, id, { body: { ...body.example, unknown_field: 1 } }, 'unknown_field', 'unknown');
      for (const name of body.required) {
        const { [name]: _left, ...rest } = body.example;
        await expectRefusal(owner, id, { body: rest }, name, 'missing');
      }
      for (const { name, schema } of body.properties) {
        for (const { what, value } of badValues(schema))
          await expectRefusal(owner, id, { body: { ...body.example, [name]: value } }, name, what);
      }
    });

    it(`to ${id} that looks like an injection is text and no more`, async function () {
      this.timeout(60_000);
      const texts = (body?.properties ?? []).filter(
        ({ schema }) => [schema.type].flat().includes('string') && !schema.enum && (schema.maxLength ?? 0) >= 40,
      );
      for (const { name } of texts) {
        for (const text of injections) {
          const response = await owner.request(id, { params, body: { ...body?.example, [name]: text } });
          expect(response.status, `${id}: ${name} = ${JSON.stringify(text)}: ${await response.text()}`).to.be.lessThan(
            500,
          );
        }
      }
      for (const { name } of query.filter(({ schema }) => schema.type === 'string')) {
        for (const text of injections)
          expect(
            (await owner.request(id, { params, query: { [name]: text } })).status,
            `${id}: ${name}`,
          ).to.be.lessThan(500);
      }
      for (const text of injections) {
        const response = await owner.request(id, {
          params: { ...params, id: text },
          ...(body ? { body: body.example } : {}),
        });
        expect(response.status, `${id}: id ${text}`).to.be.lessThan(500);
      }
    });
  }
});
