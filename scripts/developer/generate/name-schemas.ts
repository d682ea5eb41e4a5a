import { isDeepStrictEqual } from 'node:util';
import { OperatorError } from '../../../settings/operator-error.js';
import { eachOperation, type Document } from './document.js';
import { eventName, pascalCase, singular } from './names.js';

type Json = Record<string, unknown>;
interface Media {
  schema?: Json;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectsOf = (value: unknown): Json[] => Object.values(isObject(value) ? value : {}).filter(isObject);
const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/**
 * Moves every inline object and enum to the components under a name, because client generators name their types after
 * these, and otherwise make up names of their own. The name is the schema's `title`; without one, its place decides:
 *
 * - a response is named by its data: `{data: Client}` is a `ClientResponse`, `{data: Client[]}` a `ClientList`, with
 *   pagination a `ClientPage`;
 * - the payload of a webhook, by its operation: that of `onInvoicePaid` is an `InvoicePaidEvent`;
 * - the values of a parameter, by the operation: `sort` of `listClients` is a `ListClientsSort`;
 * - a part, by its whole: `address` of `Client` is a `ClientAddress`, an item of `attachments` of `TestMail` a
 *   `TestMailAttachment`.
 *
 * Throws if two different schemas would have the same name: one of them needs a `title`.
 */
export function nameSchemas(document: Document): Document {
  const names = new Names(document.components['schemas'] as Record<string, Json>);
  for (const { operation } of eachOperation(document.paths)) {
    for (const parameter of operation.parameters ?? [])
      names.nameValue(parameter, 'schema', pascalCase(`${operation.operationId}-${parameter.name ?? ''}`));
    for (const media of mediaOf(operation.responses)) names.nameValue(media, 'schema', responseName(media.schema));
  }
  for (const { post } of Object.values(document.webhooks ?? {}))
    for (const media of mediaOf({ post: post?.requestBody }))
      names.nameValue(media, 'schema', eventName(post?.operationId));
  return document;
}

const mediaOf = (holders: Json): Media[] =>
  objectsOf(holders).flatMap((holder) => objectsOf(holder['content']).map((media) => media as Media));

const lastOf = (ref: unknown): string => String(ref).split('/').at(-1) ?? '';

/** Only JSON responses get a name: files have none. */
function responseName(schema: Json | undefined): string {
  const { data, pagination } = (schema?.['properties'] ?? {}) as Record<string, Json | undefined>;
  const items = data?.['items'];
  if (isObject(items)) return `${wordOf(lastOf(items['$ref']))}${pagination === undefined ? 'List' : 'Page'}`;
  return `${wordOf(lastOf(data?.['$ref']))}Response`;
}

/** `ClientObject` → `Client`: a schema has the ending only where generators need its word for a type of their own. */
const wordOf = (name: string): string => name.replace(/Object$/, '');

/** A schema gets a name if generators would make a type of it: an object with fields of its own, or an enum. */
const needsName = (schema: Json): boolean =>
  schema['$ref'] === undefined &&
  (isObject(schema['properties']) ||
    Array.isArray(schema['enum']) ||
    (Array.isArray(schema['allOf']) && schema['type'] !== 'string'));

/** The named schemas of a document. */
class Names {
  readonly #schemas: Record<string, Json>;

  constructor(schemas: Record<string, Json>) {
    this.#schemas = schemas;
    for (const [name, schema] of Object.entries(schemas)) this.#nameParts(schema, wordOf(name));
  }

  /** Names the schema at `key` or, if that needs no name, the schemas within it. */
  nameValue(holder: object, key: string, name: string): void {
    const schema = (holder as Json)[key];
    if (!isObject(schema)) return;
    if (!needsName(schema)) return this.#nameParts(schema, name);
    const { default: fallback, title, 'x-needs': need, ...rest } = schema;
    const own = typeof title === 'string' ? title : name;
    this.#nameParts(rest, own);
    this.#add(own, rest);
    const beside = {
      ...(fallback === undefined ? {} : { default: fallback }),
      ...(need === undefined ? {} : { 'x-needs': need }),
    };
    Object.assign(holder, { [key]: { ...refTo(own), ...beside } });
  }

  #nameParts(schema: Json, name: string): void {
    for (const [part, value] of Object.entries((schema['properties'] ?? {}) as Json)) {
      const isList = isObject(value) && (isObject(value['items']) || isObject(value['additionalProperties']));
      this.nameValue(schema['properties'] as Json, part, name + pascalCase(isList ? singular(part) : part));
    }
    for (const inner of ['items', 'additionalProperties']) this.nameValue(schema, inner, name);
    for (const choice of ['anyOf', 'oneOf'])
      for (const at of ((schema[choice] ?? []) as unknown[]).keys())
        this.nameValue(schema[choice] as object, String(at), name);
    for (const part of (schema['allOf'] ?? []) as Json[]) this.#nameParts(part, name);
  }

  #add(name: string, schema: Json): void {
    const [example] = (schema['enum'] ?? []) as unknown[];
    const named = example === undefined ? schema : { ...schema, example: schema['example'] ?? example };
    const known = this.#schemas[name];
    if (known !== undefined && !isDeepStrictEqual(meaningOf(known), meaningOf(named)))
      throw new OperatorError(`Two schemas would be named ${name}: give one of them a \`title\``);
    this.#schemas[name] ??= named;
  }
}

/** A schema without the parts that are only for readers. */
const meaningOf = (schema: Json): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === 'example' || (key === 'description' && typeof value === 'string') ? undefined : value,
  );
