/** What the contract says about an operation: its query, body and response. */
import { operations } from '../../../generated/operations.js';
import type { OperationId } from '../../../contract/contract.js';
import { contractDocument } from '../../../server/contract/contract-document.js';
import { locate, operationPointer } from '../../../server/contract/pointers.js';

type Json = Record<string, unknown>;

/** A schema with references resolved, and without the alternative `null`. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** A query parameter. */
export interface Parameter {
  readonly name: string;
  readonly schema: Schema;
  /** True if several values are sent by repeating the parameter, false if they are joined by commas. */
  readonly explode?: boolean;
  /** Another parameter; when it is sent, this one's default does not apply (`x-default-unless`). */
  readonly unless?: string;
}

/** A JSON body. The example is valid, except that the objects of its ids do not exist. */
export interface Body {
  readonly example: Json;
  readonly schema: Schema;
}

const document = contractDocument();

export const operationIds = Object.keys(operations) as OperationId[];

const operationAt = (id: OperationId): string => operationPointer(operations[id].path, operations[id].method);

function schemaAt(pointer: string): Schema {
  const { at, value } = locate(document, pointer);
  const each = (part: string): string[] => Object.keys(value[part] ?? {}).map((key) => `${at}/${part}/${key}`);
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap(each).map(schemaAt);
  const nonNull = alternatives.filter(({ type }) => type !== 'null');
  const referred = typeof value['$ref'] === 'string' ? schemaAt(value['$ref']) : {};
  const properties = each('properties').map((below): [string, Schema] => [
    below.slice(below.lastIndexOf('/') + 1),
    schemaAt(below),
  ]);
  const parts = [...nonNull, referred, { properties: Object.fromEntries(properties) }];
  const all = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as object;
  return Object.assign(
    {},
    ...nonNull,
    referred,
    value,
    value['items'] ? { items: schemaAt(`${at}/items`) } : {},
    Object.keys(all).length > 0 ? { properties: all } : {},
  ) as Schema;
}

/** The query parameters of an operation. */
export function queryOf(id: OperationId): Parameter[] {
  const listed = (locate(document, operationAt(id)).value['parameters'] ?? []) as unknown[];
  return listed.flatMap((_, index) => {
    const { at, value } = locate(document, `${operationAt(id)}/parameters/${index}`);
    const {
      name,
      explode,
      'x-default-unless': unless,
    } = value as unknown as Parameter & { 'x-default-unless'?: string };
    return value['in'] === 'query'
      ? [
          {
            name,
            schema: schemaAt(`${at}/schema`),
            ...(explode === undefined ? {} : { explode }),
            ...(unless === undefined ? {} : { unless }),
          },
        ]
      : [];
  });
}

/** The JSON body of an operation; undefined if it has none. */
export function bodyOf(id: OperationId): Body | undefined {
  const { content } = (locate(document, operationAt(id)).value['requestBody'] ?? {}) as { content?: Json };
  const json = content?.['application/json'] as { example?: Json } | undefined;
  const at = `${operationAt(id)}/requestBody/content/application~1json/schema`;
  return json && { example: json.example ?? {}, schema: schemaAt(at) };
}

/** The top-level properties of an operation's JSON response; empty if it returns no JSON. */
export function answerOf(id: OperationId): Readonly<Record<string, Schema>> {
  const { at, value } = locate(document, `${operationAt(id)}/responses/${operations[id].status}`);
  const { 'application/json': json } = (value['content'] ?? {}) as Json;
  return json ? (schemaAt(`${at}/content/application~1json/schema`).properties ?? {}) : {};
}

/** Whether the operation returns a page of a list. */
export const isPaged = (id: OperationId): boolean => answerOf(id)['pagination'] !== undefined;

/** Whether the operation returns an array of objects. */
export const listsAnArray = (id: OperationId): boolean =>
  operations[id].method === 'get' && answerOf(id)['data']?.type === 'array';
