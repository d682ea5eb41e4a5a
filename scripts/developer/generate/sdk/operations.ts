/** The facts about each operation that the SDK needs, taken from the contract alone. */
import { OperatorError } from '../../../../settings/operator-error.js';
import { eachOperation, type Document, type Method, type Operation, type Parameter } from '../document.js';
import { pascalCase } from '../names.js';
import { camelCase, nounOf, sdkName } from './names.js';
import { nameOf, resolve, type Schema } from './schema.js';

export interface SdkOperation {
  readonly id: string;
  readonly resource: string;
  readonly method: string;
  readonly http: Method;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** Parameters of the path, in order. */
  readonly params: readonly { readonly wireName: string; readonly name: string; readonly description: string }[];
  readonly query: Query | undefined;
  readonly body: Body;
  readonly answer: SdkResponse;
  /** A note for users if it will be removed. */
  readonly deprecation: string | undefined;
  /** Whether it takes `If-Match`. */
  readonly isConditional: boolean;
  /** Whether it lists what changed since an instant, in the order of the changes. */
  readonly isSyncable: boolean;
  /** The response formats other than JSON that the query parameter `format` selects. */
  readonly files: readonly string[];
}

export interface Query {
  /** Name of its type; undefined if there is nothing but `format`. */
  readonly type: string | undefined;
  readonly isRequired: boolean;
  /** Parameters that are repeated for each value; other lists are joined with commas. */
  readonly repeated: readonly string[];
}

export type Body =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly type: string; readonly isRequired: boolean }
  /** A form with a file, and other fields. */
  | { readonly kind: 'file'; readonly fields: readonly string[] };

/** Types are TypeScript source. `page` is a page of a list; `data` is what the response has under that name. */
export type SdkResponse =
  | { readonly kind: 'file' }
  | { readonly kind: 'data' | 'whole'; readonly type: string }
  | { readonly kind: 'page'; readonly item: string; readonly summary: string | undefined };

type Content = Record<string, { schema?: Schema }>;
interface FullParameter extends Parameter {
  deprecated?: boolean;
  description?: string;
  explode?: boolean;
  schema?: Schema;
}
interface FullOperation extends Operation {
  summary?: string;
  description?: string;
  deprecated?: boolean;
  'x-sunset'?: string;
}

/**
 * Every operation of the contract except streams, which are written by hand. Schemas without a name get one, and are added to
 * `named` under it.
 */
export function sdkOperations(document: Document, named: Map<string, Schema>): SdkOperation[] {
  const all = [...eachOperation(document.paths)].filter(({ operation }) => !isStream(document, operation));
  return all.map(({ path, method, item, operation }) => {
    const { operationId, summary = '', description = '', ...marks } = operation as FullOperation;
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
      (each) => resolve(document, each) as FullParameter,
    );
    const files = fileFormats(document, parameters);
    const content = contentOf(document, operation);
    return {
      id: operationId,
      ...sdkName(operationId, path),
      http: method,
      path,
      summary,
      description,
      params: pathParameters(path, parameters),
      query: queryOf(document, operationId, parameters, named),
      body: bodyOf(document, operation),
      answer: responseOf(document, operationId, content, named),
      deprecation: marks.deprecated === true ? `It may be removed from ${marks['x-sunset']} on.` : undefined,
      isConditional: parameters.some(({ name }) => name === 'If-Match'),
      isSyncable: parameters.some(({ name, in: place }) => name === 'updated_since' && place === 'query'),
      files,
    };
  });
}

const isStream = (document: Document, operation: Operation): boolean =>
  'text/event-stream' in contentOf(document, operation);

function pathParameters(path: string, parameters: readonly FullParameter[]): SdkOperation['params'] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, wireName = '']) => {
    const name = wireName === 'id' ? `${camelCase(nounOf(path))}Id` : camelCase(wireName);
    const description = parameters.find((each) => each.name === wireName)?.description ?? '';
    return { wireName, name, description };
  });
}

/** The values of the parameter `format` other than `json`, which lists and reports have that can return files. */
function fileFormats(document: Document, parameters: readonly FullParameter[]): string[] {
  const format = parameters.find(({ name, in: place }) => name === 'format' && place === 'query');
  const { enum: formats = [] } = resolve(document, format?.schema ?? {});
  return (formats as string[]).filter((each) => each !== 'json');
}

function queryOf(
  document: Document,
  id: string,
  parameters: readonly FullParameter[],
  named: Map<string, Schema>,
): Query | undefined {
  const inQuery = parameters.filter((each) => each.in === 'query');
  if (inQuery.length === 0) return undefined;
  // `format` decides the type of the response, so the method has an overload for each value.
  const own = inQuery.filter((each) => each.name !== 'format');
  if (own.length === 0) return { type: undefined, isRequired: false, repeated: [] };
  const required = own.filter((each) => each.required === true).map(({ name = '' }) => name);
  const type = `${pascalCase(id)}Query`;
  named.set(type, {
    type: 'object',
    description: `Query parameters of \`${id}\`.`,
    required,
    properties: Object.fromEntries(own.map((each) => [each.name ?? '', parameterSchema(each)])),
  });
  const repeated = own.filter(
    ({ schema = {}, explode }) => resolve(document, schema).type === 'array' && explode !== false,
  );
  return { type, isRequired: required.length > 0, repeated: repeated.map(({ name = '' }) => name) };
}

/** Where a list is accepted, so is a single value. */
function parameterSchema({ schema = {}, description = '', deprecated = false }: FullParameter): Schema {
  const hint = schema.default === undefined ? '' : ` Default: \`${JSON.stringify(schema.default)}\`.`;
  const taken = schema.type === 'array' && schema.items ? { anyOf: [schema.items, schema] } : schema;
  return { ...taken, description: `${description}${hint}`, ...(deprecated ? { deprecated } : {}) };
}

function bodyOf(document: Document, operation: Operation): Body {
  if (operation.requestBody === undefined) return { kind: 'none' };
  const { content, required = false } = resolve(document, operation.requestBody as RequestBody);
  const json = content['application/json']?.schema;
  if (json === undefined) {
    const { properties = {} } = resolve(document, content['multipart/form-data']?.schema ?? {});
    return { kind: 'file', fields: Object.keys(properties).filter((name) => name !== 'file') };
  }
  if (json.$ref === undefined)
    throw new OperatorError(`The body of ${operation.operationId} needs a schema with a name`);
  return { kind: 'json', type: nameOf(json.$ref), isRequired: required };
}

interface RequestBody {
  $ref?: string;
  content: Content;
  required?: boolean;
}

function contentOf(document: Document, operation: Operation): Content {
  const succeeding = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  const response: { $ref?: string; content?: Content } = succeeding?.[1] ?? {};
  return resolve(document, response).content ?? {};
}

function responseOf(document: Document, id: string, content: Content, named: Map<string, Schema>): SdkResponse {
  const json = content['application/json']?.schema;
  if (json === undefined) return { kind: 'file' };
  const { properties = {} } = resolve(document, json);
  const { data, pagination, summary } = properties;
  const typeOf = (schema: Schema, word: string) => typeName(schema, `${pascalCase(id)}${word}`, named);
  if (data?.items && pagination)
    return { kind: 'page', item: typeOf(data.items, 'Item'), summary: summary && typeOf(summary, 'Summary') };
  if (data && Object.keys(properties).length === 1) return { kind: 'data', type: typeOf(data, 'Data') };
  return { kind: 'whole', type: typeOf(json, 'Answer') };
}

/** The name of a schema's type; one without a name gets the name given. */
function typeName(schema: Schema, otherwise: string, named: Map<string, Schema>): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.type === 'array' && schema.items) return `${typeName(schema.items, `${otherwise}Item`, named)}[]`;
  named.set(otherwise, schema);
  return otherwise;
}
