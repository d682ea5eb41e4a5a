/** What the contract says about an operation, for tests that cover all operations. */
import { operations } from '../../../generated/operations.js';
import type { OperationId } from '../../../contract/contract.js';
import { contractDocument, locate, operationPointer } from '../../../server/contract/contract-document.js';

type Json = Record<string, unknown>;

/** A schema with its references resolved and without its alternative `null`. */
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
  /** Whether several values are sent by repeating the parameter, rather than with commas. */
  readonly explode?: boolean;
  /** The parameter that, when sent, keeps its default from being filled in. */
  readonly unless?: string;
}

/** A JSON body, with an example that is valid except for the objects that its ids refer to. */
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
  const telling = alternatives.filter(({ type }) => type !== 'null');
  const referred = typeof value['$ref'] === 'string' ? schemaAt(value['$ref']) : {};
  const properties = each('properties').map((below): [string, Schema] => [
    below.slice(below.lastIndexOf('/') + 1),
    schemaAt(below),
  ]);
  const parts = [...telling, referred, { properties: Object.fromEntries(properties) }];
  const all = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as object;
  return Object.assign(
    {},
    ...telling,
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

/** The JSON body of an operation; undefined if it takes none. */
export function bodyOf(id: OperationId): Body | undefined {
  const { content } = (locate(document, operationAt(id)).value['requestBody'] ?? {}) as { content?: Json };
  const json = content?.['application/json'] as { example?: Json } | undefined;
  const at = `${operationAt(id)}/requestBody/content/application~1json/schema`;
  return json && { example: json.example ?? {}, schema: schemaAt(at) };
}

/** The top-level properties of the operation's JSON response. */
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
