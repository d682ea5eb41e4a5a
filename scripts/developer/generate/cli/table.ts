/** Source of cli/src/generated/operations.ts: the commands of the command line, one for each operation that a key may call. */
import { eachOperation, isOfPortal, type Document, type Operation, type Parameter } from '../document.js';
import { sdkOperations, type SdkOperation } from '../sdk/operations.js';
import { resolve, type Schema } from '../sdk/schema.js';
import { fieldsOf, kindOf, settled, enumValues, type CliField } from './fields.js';
import { firstParagraph, firstSentence, kebabCase } from './texts.js';

const header = '/** Made by scripts/developer/generate.ts from the contract. */';

interface QueryParameter extends Parameter {
  readonly schema?: Schema & { default?: unknown };
}

/** A row of the table. */
interface Row {
  readonly id: string;
  readonly resource: string;
  readonly query: readonly CliField[];
  readonly body?: readonly CliField[];
  /** What is printed as it is. */
  readonly [other: string]: unknown;
}

/** The formats and the `for` of files are chosen by `--output`. */
const notOptions: ReadonlySet<string> = new Set(['format', 'for']);

/** Every operation of the team, apart from streams. */
export function cliTable(document: Document): string {
  const own = new Map(
    [...eachOperation(document.paths)].map(({ item, operation }) => [operation.operationId, { item, operation }]),
  );
  const rows = sdkOperations(document, new Map()).flatMap((each) => {
    const { item, operation } = own.get(each.id) ?? {};
    if (operation === undefined || isOfPortal(operation)) return [];
    const parameters = [...(item?.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
      resolve(document, parameter),
    );
    return [{ tag: operation.tags[0] ?? '', row: rowOf(document, each, operation, parameters) }];
  });
  const fields = new SharedFields(rows.flatMap(({ row }) => [...row.query, ...(row.body ?? [])]));
  return [
    header,
    "import type { Field, Operation } from '../operation.js';",
    '',
    '/** The version of the contract. */',
    `export const contractVersion = '${versionOf(document)}';`,
    '',
    '/** What each resource is. */',
    `export const resourceTexts: Readonly<Record<string, string>> = ${JSON.stringify(resourceTexts(document, rows))};`,
    '',
    ...fields.declarations,
    '',
    `export const operations: readonly Operation[] = [\n${rows.map(({ row }) => `  ${fields.print(row)},`).join('\n')}\n];`,
    '',
  ].join('\n');
}

/** By the tag of the same name, or that of its first operation. */
function resourceTexts(document: Document, rows: readonly { tag: string; row: Row }[]): Record<string, string> {
  const { tags = [] } = document;
  const texts = new Map(tags.map(({ name, description = '' }) => [name, firstSentence(description)]));
  const first = new Map(rows.toReversed().map(({ tag, row }) => [row.resource, tag]));
  return Object.fromEntries(
    [...first].map(([resource, tag]) => [resource, texts.get(resource) ?? texts.get(tag) ?? '']),
  );
}

/** Fields that several operations have in common, such as `page`, are written once. */
class SharedFields {
  readonly #names: ReadonlyMap<string, string>;

  constructor(fields: readonly CliField[]) {
    const counts = new Map<string, number>();
    for (const field of fields.map((each) => JSON.stringify(each))) counts.set(field, (counts.get(field) ?? 0) + 1);
    const shared = [...counts].filter(([, count]) => count > 1).map(([field]) => field);
    this.#names = new Map(shared.map((field, at) => [field, `field${at + 1}`]));
  }

  get declarations(): string[] {
    return [...this.#names].map(([field, name]) => `const ${name}: Field = ${field};`);
  }

  print({ query, body, ...row }: Row): string {
    const list = (fields: readonly CliField[]) =>
      `[${fields.map((field) => this.#names.get(JSON.stringify(field)) ?? JSON.stringify(field)).join(',')}]`;
    const lists = [`"query":${list(query)}`, ...(body === undefined ? [] : [`"body":${list(body)}`])];
    return `{${lists.join(',')},${JSON.stringify(row).slice(1)}`;
  }
}

function rowOf(
  document: Document,
  { id, resource, method, http, path, summary, description, params, query, answer, files, ...rest }: SdkOperation,
  operation: Operation,
  parameters: readonly QueryParameter[],
): Row {
  const options = parameters.filter((each) => each.in === 'query' && !notOptions.has(each.name ?? ''));
  const body = bodyFields(document, operation);
  return {
    id,
    resource: kebabCase(resource),
    command: kebabCase(method),
    method: http.toUpperCase(),
    path,
    summary,
    about: firstParagraph(description),
    params: params.map(({ wireName, name, description: text }) => ({
      wireName,
      name: kebabCase(name),
      description: firstSentence(text),
    })),
    query: options.map((each) => optionOf(document, each)),
    repeated: query?.repeated ?? [],
    ...(body === undefined ? {} : { body }),
    ...(rest.body.kind === 'file' ? { takesFile: true } : {}),
    answer: answer.kind,
    files,
    ...(rest.isConditional ? { isConditional: true } : {}),
    ...(rest.deprecation === undefined ? {} : { deprecation: rest.deprecation }),
  };
}

function optionOf(
  document: Document,
  { name = '', description = '', required, schema = {} }: QueryParameter,
): CliField {
  const { schema: own } = settled(document, schema);
  const values = enumValues(own);
  return {
    name,
    kind: kindOf(own),
    description: firstSentence(description),
    ...(values === undefined ? {} : { values }),
    ...(required === true ? { required } : {}),
  };
}

interface Content {
  $ref?: string;
  content: Record<string, { schema?: Schema }>;
}

function bodyFields(document: Document, { requestBody }: Operation): CliField[] | undefined {
  if (requestBody === undefined) return undefined;
  const { content } = resolve(document, requestBody as Content);
  const schema = (content['application/json'] ?? content['multipart/form-data'])?.schema ?? {};
  return fieldsOf(document, resolve(document, schema)).filter(({ name }) => name !== 'file');
}

const versionOf = (document: object): string => (document as { info: { version: string } }).info.version;
