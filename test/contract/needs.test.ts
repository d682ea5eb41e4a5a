/** Figures that require a permission: rates, and money from which rates could be calculated. */
import { expect } from 'chai';
import { operations } from '../../generated/operations.js';
import type { OperationId } from '../../contract/contract.js';
import { contractDocument } from '../../server/contract/contract-document.js';
import { locate, operationPointer } from '../../server/contract/pointers.js';
import { permissions } from '../../domain/people/policy.js';

type Json = Record<string, unknown>;
const document = contractDocument();
/** Schemas of prices. */
const priced = /^(Money|Rate|LineRate|Fee)$/;

/** Schemas of expenses: an amount spent is no rate, so anyone who sees the expense sees it. */
const free =
  /^(ExpenseBilling|ExpenseTax|ExpenseListSummary|ExpenseCurrencyTotals|ExpenseFigures|ExpenseFiguresAbroad|ExpenseReport|ReceivedInvoice)/;

const refOf = ({ $ref: ref }: Json): string =>
  typeof ref === 'string' ? ref.replace('#/components/schemas/', '') : '';
const isPriced = (schema: Json): boolean =>
  [schema, ...((schema['anyOf'] ?? []) as Json[])].some((each) => priced.test(refOf(each)));

/** The locations of prices in a schema that require no permission. */
function* unmarked(schema: Json, way: string): Generator<string> {
  const { at, value } = schema['$ref'] === undefined ? { at: way, value: schema } : named(schema);
  if (free.test(at)) return;
  for (const part of ['allOf', 'anyOf', 'oneOf'])
    for (const each of (value[part] ?? []) as Json[]) yield* unmarked(each, at);
  if (value['items']) yield* unmarked(value['items'] as Json, at);
  for (const [name, property] of Object.entries((value['properties'] ?? {}) as Record<string, Json>)) {
    if (property['x-needs'] !== undefined) continue;
    if (isPriced(property)) yield `${at}.${name}`;
    else yield* unmarked(property, `${at}.${name}`);
  }
}

function named(schema: Json): { at: string; value: Json } {
  const name = refOf(schema);
  return { at: name, value: locate(document, `#/components/schemas/${name}`).value };
}

const jsonOf = (holder: unknown): Json | undefined =>
  (holder as { content?: { 'application/json'?: { schema: Json } } } | undefined)?.content?.['application/json']
    ?.schema;

/**
 * Whether every caller of an operation sees rates anyway: admins, whose events contain everything, and contacts of the
 * client who was billed.
 */
const seesRates = (id: OperationId): boolean =>
  operations[id].needs.some((need) => ['can_see_rates', 'administer', 'portal_invoices'].includes(need));

const all = Object.keys(operations) as OperationId[];
const operationOf = (id: OperationId): Json =>
  locate(document, operationPointer(operations[id].path, operations[id].method)).value;

describe('the money of the contract', () => {
  it('requires a permission wherever a response contains it, except for the cost of expenses', () => {
    const found = all
      .filter((id) => !seesRates(id))
      .flatMap((id) => {
        const responses = operationOf(id)['responses'] as Record<string, unknown>;
        return [...unmarked(jsonOf(responses[operations[id].status]) ?? {}, id)];
      });
    expect([...new Set(found)]).to.deep.equal([]);
  });

  it('requires a permission wherever a request sets it, except for the cost of expenses', () => {
    const found = all
      .filter((id) => !seesRates(id))
      .flatMap((id) => [...unmarked(jsonOf(operationOf(id)['requestBody']) ?? {}, id)]);
    expect([...new Set(found)]).to.deep.equal([]);
  });

  it('requires permissions that exist', () => {
    const schemas = (document as unknown as { components: { schemas: Record<string, Json> } }).components.schemas;
    const odd = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties as Record<string, Json>)
        .filter(([, property]) => property['x-needs'] !== undefined)
        .filter(([, property]) => !(permissions as readonly unknown[]).includes(property['x-needs']))
        .map(([field]) => `${name}.${field}`),
    );
    expect(odd).to.deep.equal([]);
  });
});
