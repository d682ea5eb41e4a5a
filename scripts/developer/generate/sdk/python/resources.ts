/** Prints the classes of the Python SDK: one for each resource, a method for each operation. */
import { OperatorError } from '../../../../../settings/operator-error.js';
import { pascalCase } from '../../names.js';
import { typeInSdk } from '../names.js';
import type { SdkOperation } from '../operations.js';
import { classNameOf } from '../resources.js';
import type { Schema } from '../schema.js';
import { docstring, moduleOf, pythonName, snakeCase } from './source.js';
import type { Keywords } from './types.js';

const imports = [
  'import builtins',
  'from typing import TYPE_CHECKING, Literal, overload',
  '',
  'from typing_extensions import Unpack, deprecated',
  '',
  'from .._files import Download, File',
  'from .._options import ConditionalOptions, ConditionalPostOptions, PostOptions, RequestOptions',
  'from .._pages import Page, SummedPage',
  'from .._resource import Resource',
  'from .._sync import Sync',
  'from .._transport import Call, Transport',
  'from .._url import path',
  '',
  'if TYPE_CHECKING:',
  '    from . import types',
];

/** Query parameters that `sync` sets itself. */
const notForSync = new Set(['page', 'cursor', 'sort', 'order', 'updated_since']);

/** Names of the options that a call has besides its query (sdk-python/docket/_options.py). */
const optionNames = new Set(['timeout', 'max_retries', 'headers', 'idempotency_key', 'if_match', 'format']);

const syncKeywords = ({ id }: SdkOperation): string => `${pascalCase(id).replace(/^List/, 'Sync')}Query`;

/** The keyword arguments of all methods that have a query, by the names of their types. */
export function pythonKeywords(
  operations: readonly SdkOperation[],
  named: ReadonlyMap<string, Schema>,
): Map<string, Keywords> {
  const keywords = new Map<string, Keywords>();
  for (const operation of operations) {
    const type = operation.query?.type;
    if (type === undefined) continue;
    if (operation.http !== 'get') throw new OperatorError(`${operation.id} has a query, and is not a GET`);
    const { properties = {}, required = [] } = named.get(type) ?? {};
    const taken = Object.keys(properties).find((name) => optionNames.has(name));
    if (taken !== undefined)
      throw new OperatorError(`${operation.id} has a parameter ${taken}, like an option of the SDK`);
    const own = Object.entries(properties);
    const name = (method: string) => `Keyword arguments of \`${snakeCase(operation.resource)}.${method}\`.`;
    const description = name(snakeCase(operation.method));
    if (!operation.isSyncable) {
      keywords.set(type, { base: 'RequestOptions', description, required, properties });
      continue;
    }
    const parted = (isForSync: boolean) => Object.fromEntries(own.filter(([key]) => notForSync.has(key) !== isForSync));
    const base = syncKeywords(operation);
    keywords.set(base, { base: 'RequestOptions', description: name('sync'), required, properties: parted(true) });
    keywords.set(type, { base, description, required, properties: parted(false) });
  }
  return keywords;
}

/** Source of sdk-python/docket/generated/resources.py. `describe` returns what the contract says about a resource, if anything. */
export function pythonResources(
  operations: readonly SdkOperation[],
  named: ReadonlyMap<string, Schema>,
  describe: (resource: string) => string | undefined,
): string {
  const resources = new Map<string, SdkOperation[]>();
  for (const operation of operations)
    resources.set(operation.resource, [...(resources.get(operation.resource) ?? []), operation]);
  const classes = [...resources].map(([name, own]) =>
    [
      `class ${classNameOf(name)}(Resource):`,
      ...docstring(describe(name), '    '),
      own.flatMap((operation) => ['', ...methodOf(operation, named), ...syncMethodOf(operation)]).join('\n'),
    ].join('\n'),
  );
  const made = [...resources.keys()].flatMap((name) => [
    `        self.${snakeCase(name)} = ${classNameOf(name)}(transport)`,
    ...docstring(describe(name), '        '),
  ]);
  const all = [
    'class Resources:',
    '    """All operations of the service, by resource."""',
    '',
    '    def __init__(self, transport: Transport) -> None:',
    ...made,
  ].join('\n');
  return moduleOf(imports, [...classes, all]);
}

function methodOf(operation: SdkOperation, named: ReadonlyMap<string, Schema>): string[] {
  const { deprecation } = operation;
  const mark = deprecation === undefined ? [] : [`    @deprecated(${JSON.stringify(deprecation)})`];
  const docs = docstring(docsOf(operation, named), '        ');
  if (operation.files.length > 0) return overloadsOf(operation, mark, docs);
  return [
    ...mark,
    ...signatureOf(operation, argumentsOf(operation), resultType(operation)),
    ...docs,
    ...bodyOf(operation),
  ];
}

/** The overloads of a method with `format`: it returns JSON by default, and a file for any other format. */
function overloadsOf(operation: SdkOperation, mark: readonly string[], docs: readonly string[]): string[] {
  const [self = '', ...ids] = argumentsOf(operation).slice(0, -1);
  const keywords = keywordsOf(operation);
  const takingFormat = (format: string) => [self, ...ids, '*', format, keywords];
  const formats = operation.files.map((format) => `"${format}"`).join(', ');
  const result = resultType(operation);
  return [
    '    @overload',
    ...signatureOf(operation, takingFormat('format: Literal["json"] = "json"'), result, ' ...'),
    '    @overload',
    ...signatureOf(operation, takingFormat(`format: Literal[${formats}]`), 'Download', ' ...'),
    ...mark,
    ...signatureOf(operation, takingFormat(`format: Literal["json", ${formats}] = "json"`), `${result} | Download`),
    ...docs,
    '        if format != "json":',
    `            return ${callOf({ ...operation, answer: { kind: 'file' } }, `{**${given(operation)}, "format": format}`)}`,
    ...bodyOf(operation),
  ];
}

function signatureOf({ method }: SdkOperation, taken: readonly string[], result: string, end = ''): string[] {
  const start = `    def ${snakeCase(method)}(`;
  const line = `${start}${taken.join(', ')}) -> ${result}:${end}`;
  if (line.length <= 120) return [line];
  return [start, ...taken.map((each) => `        ${each},`), `    ) -> ${result}:${end}`];
}

/** The arguments of a method, of which the last are its keyword arguments. */
function argumentsOf(operation: SdkOperation): string[] {
  const { params, body } = operation;
  return [
    'self',
    ...params.map(({ name }) => `${snakeCase(name)}: str`),
    ...(body.kind === 'json' ? [`body: ${typeName(body.type)}${body.isRequired ? '' : ' | None = None'}`] : []),
    ...(body.kind === 'file' ? ['file: File'] : []),
    keywordsOf(operation),
  ];
}

function keywordsOf({ query, http, isConditional }: SdkOperation): string {
  if (query?.type !== undefined) return `**query: Unpack[types.${query.type}]`;
  const options = {
    post: isConditional ? 'ConditionalPostOptions' : 'PostOptions',
    other: isConditional ? 'ConditionalOptions' : 'RequestOptions',
  };
  return `**options: Unpack[${http === 'post' ? options.post : options.other}]`;
}

function resultType({ answer }: SdkOperation): string {
  if (answer.kind === 'file') return 'Download';
  if (answer.kind !== 'page') return typeName(answer.type);
  const { item, summary } = answer;
  return summary === undefined ? `Page[${typeName(item)}]` : `SummedPage[${typeName(item)}, ${typeName(summary)}]`;
}

/** `User[]` → `builtins.list[types.User]`: within a class that has a method `list`, that name means the method. */
function typeName(name: string): string {
  return name.endsWith('[]') ? `builtins.list[${typeName(name.slice(0, -2))}]` : `types.${typeInSdk(name)}`;
}

/** The statements that call and return. What has no type yet gets one before it is returned. */
function bodyOf(operation: SdkOperation): string[] {
  const { answer } = operation;
  const call = callOf(operation);
  if (answer.kind !== 'data' && answer.kind !== 'whole') return [`        return ${call}`];
  return [`        answer: ${typeName(answer.type)} = ${call}`, '        return answer'];
}

const given = ({ query }: SdkOperation): string => (query?.type === undefined ? 'options' : 'query');

function callOf(operation: SdkOperation, keywords = given(operation)): string {
  const { answer, http, path, params, body } = operation;
  const template = params.reduce((text, { wireName }) => text.replace(`{${wireName}}`, '{}'), path);
  const ids = params.map(({ name }) => snakeCase(name)).join(', ');
  const kind = answer.kind === 'page' && answer.summary !== undefined ? 'summed_page' : answer.kind;
  return `self._${kind}(Call(${[
    `"${http.toUpperCase()}"`,
    params.length === 0 ? `"${path}"` : `path("${template}", ${ids})`,
    keywords,
    ...repeatedOf(operation),
    ...(body.kind === 'json' ? ['body=body'] : []),
    ...(body.kind === 'file' ? ['file=file'] : []),
  ].join(', ')}))`;
}

const repeatedOf = ({ query }: SdkOperation): string[] =>
  query === undefined || query.repeated.length === 0
    ? []
    : [`repeated=(${query.repeated.map((name) => `"${pythonName(name)}",`).join(' ')})`];

/** The method `sync` of a list that can be read in the order of changes: it calls the same operation as `list`. */
function syncMethodOf(operation: SdkOperation): string[] {
  const { answer, path, isSyncable, params } = operation;
  if (!isSyncable || answer.kind !== 'page') return [];
  if (params.length > 0)
    throw new OperatorError(`${operation.id} has an id in its path: the generator has no method sync for that yet`);
  const item = typeName(answer.item);
  const docs = [
    'Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.',
    '',
    'Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is',
    'committed later than others that began after it is not missed. Deleted objects do not come: `events` reports them.',
    '',
    `\`GET ${path}\``,
  ].join('\n');
  const sync = { ...operation, method: 'sync' };
  const taken = ['self', 'mark: str | None = None', `**query: Unpack[types.${syncKeywords(operation)}]`];
  return [
    '',
    ...signatureOf(sync, taken, `Sync[${item}]`),
    ...docstring(docs, '        '),
    `        return self._changes(Call(${['"GET"', `"${path}"`, 'query', ...repeatedOf(operation)].join(', ')}), mark)`,
  ];
}

function docsOf(
  { summary, description, params, query, body, http, path }: SdkOperation,
  named: ReadonlyMap<string, Schema>,
): string {
  const line = (name: string, text: string) => `    ${name}: ${text.replaceAll('\n', ' ')}`;
  const { properties = {} } = named.get(query?.type ?? '') ?? {};
  const lines = [
    ...params.map(({ name, description: text }) => line(snakeCase(name), text)),
    ...(body.kind === 'file' && body.fields.length > 0
      ? [
          line(
            'file',
            `The file, with other fields of the form: ${body.fields.map((name) => `\`${name}\``).join(', ')}.`,
          ),
        ]
      : []),
    // The types have the rest of the descriptions.
    ...Object.entries(properties).map(([name, { description: text = '' }]) =>
      line(pythonName(name), text.split(/(?<=\.)\s/)[0] ?? ''),
    ),
  ];
  return [
    summary,
    '',
    description.trim(),
    '',
    `\`${http.toUpperCase()} ${path}\``,
    ...(lines.length === 0 ? [] : ['', 'Args:', ...lines]),
  ].join('\n');
}
