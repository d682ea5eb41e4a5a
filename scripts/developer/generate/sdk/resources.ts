/** Prints the classes of the SDK: one for each resource, a method for each operation. */
import { OperatorError } from '../../../../settings/operator-error.js';
import { pascalCase } from '../names.js';
import { camelCase, typeInSdk } from './names.js';
import type { SdkOperation } from './operations.js';

const header = '/** Made by scripts/developer/generate.ts from the contract. */';

/** Source of sdk/src/generated/resources.ts. `describe` returns what the contract says about a resource, if anything. */
export function sdkResources(
  operations: readonly SdkOperation[],
  describe: (resource: string) => string | undefined,
): string {
  const resources = new Map<string, SdkOperation[]>();
  for (const operation of operations)
    resources.set(operation.resource, [...(resources.get(operation.resource) ?? []), operation]);
  const used = new Set<string>();
  const type = (name: string): string => {
    used.add(typeInSdk(name).replace('[]', ''));
    return typeInSdk(name);
  };
  const classes = [...resources].map(([name, own]) => classOf(name, own, describe(name), type));
  const fields = [...resources.keys()].map((name) =>
    [...comment(describe(name), '  '), `  readonly ${name}: ${classNameOf(name)};`].join('\n'),
  );
  const made = [...resources.keys()].map((name) => `    this.${name} = new ${classNameOf(name)}(transport);`);
  return [
    header,
    "import type { Download, FileInput } from '../files.js';",
    "import type { ConditionalOptions, IdempotentOptions, RequestOptions } from '../options.js';",
    "import type { ApiRequest, ListRequest, Page, SummedPage } from '../request.js';",
    "import { Resource } from '../resource.js';",
    "import type { SyncRequest } from '../sync.js';",
    "import type { Transport } from '../transport.js';",
    "import { path } from '../url.js';",
    `import type {\n${[...used]
      .toSorted()
      .map((name) => `  ${name},\n`)
      .join('')}} from './types.js';`,
    '',
    ...classes,
    '/** All operations of the service, by resource. */',
    `export abstract class Resources {\n${fields.join('\n')}\n\n  constructor(transport: Transport) {\n${made.join('\n')}\n  }\n}\n`,
  ].join('\n');
}

type TypeOf = (name: string) => string;

export const classNameOf = (resource: string): string => `${pascalCase(resource)}Resource`;

function classOf(
  name: string,
  operations: readonly SdkOperation[],
  description: string | undefined,
  type: TypeOf,
): string {
  const methods = operations.flatMap((operation) => [methodOf(operation, type), ...syncMethodOf(operation, type)]);
  return [
    ...comment(description, ''),
    `export class ${classNameOf(name)} extends Resource {`,
    methods.join('\n\n'),
    '}',
    '',
  ].join('\n');
}

function methodOf(operation: SdkOperation, type: TypeOf): string {
  const answer = responseType(operation, type);
  const docs = comment(docsOf(operation), '  ');
  const parameters = parametersOf(operation, type);
  if (operation.files.length === 0)
    return [
      ...docs,
      `  ${operation.method}(${parameters.join(', ')}): ${answer} {`,
      `    return ${callOf(operation)};`,
      '  }',
    ].join('\n');
  return [...docs, ...overloadsOf(operation, answer, type)].join('\n');
}

/** The method `sync` of a list that can be read in the order of changes: it calls the same operation as `list`. */
function syncMethodOf(operation: SdkOperation, type: TypeOf): string[] {
  const { answer, query, path, isSyncable, params } = operation;
  if (!isSyncable || answer.kind !== 'page' || query?.type === undefined) return [];
  if (params.length > 0)
    throw new OperatorError(`${operation.id} has an id in its path: the generator has no method sync for that yet`);
  const docs = [
    'Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.',
    '',
    'Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is committed',
    'later than others that began after it is not missed. Deleted objects do not come: `events` reports them.',
    '',
    `\`GET ${path}\``,
  ].join('\n');
  const repeated = query.repeated.length === 0 ? '' : `, repeated: ${JSON.stringify(query.repeated)}`;
  return [
    [
      ...comment(docs, '  '),
      `  sync(mark?: string, query?: Omit<${type(query.type)}, ${notForSync}>, options?: RequestOptions): SyncRequest<${type(answer.item)}> {`,
      `    return this.changes({ method: 'GET', path: '${path}', query${repeated} }, mark, options);`,
      '  }',
    ].join('\n'),
  ];
}

/** Query parameters that `sync` sets itself. */
const notForSync = "'page' | 'cursor' | 'sort' | 'order' | 'updated_since'";

/** The overloads of a method with `format`: it returns JSON by default, and a file for any other format. */
function overloadsOf(operation: SdkOperation, answer: string, type: TypeOf): string[] {
  const { method, query, files } = operation;
  if (query === undefined) throw new OperatorError(`${operation.id} has formats but no query`);
  const ids = operation.params.map(({ name }) => `${name}: string`);
  const queryWith = (format: string) => [...(query.type ? [type(query.type)] : []), `{ ${format} }`].join(' & ');
  const formats = files.map((format) => `'${format}'`).join(' | ');
  const optional = query.isRequired ? '' : '?';
  const signature = (parameter: string, result: string) =>
    `  ${method}(${[...ids, parameter, 'options?: RequestOptions'].join(', ')}): ${result}`;
  return [
    `${signature(`query${optional}: ${queryWith("format?: 'json'")}`, answer)};`,
    `${signature(`query: ${queryWith(`format: ${formats}`)}`, 'ApiRequest<Download>')};`,
    `${signature(`query${optional}: ${queryWith(`format?: 'json' | ${formats}`)}`, `${answer} | ApiRequest<Download>`)} {`,
    `    if ((query?.format ?? 'json') !== 'json') return ${callOf({ ...operation, answer: { kind: 'file' } })};`,
    `    const answer: ${answer} = ${callOf(operation)};`,
    '    return answer;',
    '  }',
  ];
}

function responseType({ answer }: SdkOperation, type: TypeOf): string {
  if (answer.kind === 'file') return 'ApiRequest<Download>';
  if (answer.kind !== 'page') return `ApiRequest<${type(answer.type)}>`;
  const { item, summary } = answer;
  return `ListRequest<${summary === undefined ? `Page<${type(item)}>` : `SummedPage<${type(item)}, ${type(summary)}>`}>`;
}

function parametersOf({ params, query, body, http, isConditional }: SdkOperation, type: TypeOf): string[] {
  const options = [...(http === 'post' ? ['IdempotentOptions'] : []), ...(isConditional ? ['ConditionalOptions'] : [])];
  return [
    ...params.map(({ name }) => `${name}: string`),
    ...(body.kind === 'json' ? [`body${body.isRequired ? '' : '?'}: ${type(body.type)}`] : []),
    ...(body.kind === 'file' ? [`file: ${fileType(body.fields)}`] : []),
    ...(query?.type === undefined ? [] : [`query${query.isRequired ? '' : '?'}: ${type(query.type)}`]),
    `options?: ${options.length === 0 ? 'RequestOptions' : options.join(' & ')}`,
  ];
}

const fileType = (fields: readonly string[]): string =>
  `FileInput<${fields.length === 0 ? 'never' : fields.map((name) => `'${name}'`).join(' | ')}>`;

function callOf({ id, answer, http, path, params, query, body }: SdkOperation): string {
  const filled = params.reduce((text, { wireName, name }) => text.replace(`{${wireName}}`, `\${${name}}`), path);
  const fields = [
    `method: '${http.toUpperCase()}'`,
    params.length === 0 ? `path: '${path}'` : `path: path\`${filled}\``,
    ...(query === undefined ? [] : ['query']),
    ...(query === undefined || query.repeated.length === 0 ? [] : [`repeated: ${JSON.stringify(query.repeated)}`]),
    ...(body.kind === 'json' ? ['body'] : []),
    ...(body.kind === 'file' ? ['file'] : []),
  ];
  if (camelCase(id) !== id) throw new OperatorError(`${id} cannot be used as a method name`);
  return `this.${answer.kind}({ ${fields.join(', ')} }, options)`;
}

function docsOf({ summary, description, params, http, path, deprecation }: SdkOperation): string {
  return [
    summary,
    '',
    description.trim(),
    '',
    `\`${http.toUpperCase()} ${path}\``,
    ...params.map(({ name, description: text }, at) => `${at === 0 ? '\n' : ''}@param ${name} ${text}`),
    ...(deprecation === undefined ? [] : [`\n@deprecated ${deprecation}`]),
  ].join('\n');
}

function comment(text: string | undefined, indent: string): string[] {
  if (text === undefined) return [];
  const lines = text.trim().replaceAll('*/', '*\\/').split('\n');
  if (lines.length === 1) return [`${indent}/** ${lines[0]} */`];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`];
}
