/** Prints the types of the Python SDK: a TypedDict for each object of the contract, a Literal for each list of values. */
import { OperatorError } from '../../../../../settings/operator-error.js';
import { typeInSdk } from '../names.js';
import { nameOf, type Schema } from '../schema.js';
import { docstring, isName, moduleOf, pythonLiteral, pythonName } from './source.js';

type Schemas = ReadonlyMap<string, Schema>;

const imports = [
  'from collections.abc import Mapping, Sequence',
  'from typing import Literal, TypeAlias, TypedDict',
  '',
  'from typing_extensions import NotRequired, Required',
  '',
  'from .._options import RequestOptions',
];

/** The keyword arguments of a method: a TypedDict that inherits the options of a call, or other keyword arguments. */
export interface Keywords {
  readonly base: string;
  readonly description: string;
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, Schema>>;
}

/** Source of sdk-python/docket/generated/types.py. */
export function pythonTypes(schemas: Schemas, keywords: ReadonlyMap<string, Keywords>): string {
  const types = [...schemas].map(([name, schema]) => typeOf(typeInSdk(name), schema, schemas));
  return moduleOf(imports, [...types, ...[...keywords].map(([name, each]) => keywordsOf(name, each))]);
}

function typeOf(name: string, schema: Schema, schemas: Schemas): string {
  const { properties, required = [], description } = objectOf(schema, schemas);
  if (properties === undefined) {
    const values = typeSource(schema, 'list');
    const isPlain = values.startsWith('Literal[') || Object.values(plain).includes(values);
    // Names may be defined further down.
    return [`${name}: TypeAlias = ${isPlain ? values : JSON.stringify(values)}`]
      .concat(docstring(description, ''))
      .join('\n');
  }
  const fields = Object.entries(properties).map(([key, field]) => {
    const type = typeSource(field, 'list');
    return { key, type: required.includes(key) ? type : `NotRequired[${type}]`, docs: docsOf(field) };
  });
  if (fields.every(({ key }) => isName(key)))
    return [`class ${name}(TypedDict):`, ...bodyOf(description, fields)].join('\n');
  const entries = fields.flatMap(({ key, type, docs }) => [
    ...docs.split('\n').flatMap((line) => (line === '' ? [] : [`        # ${line}`])),
    `        ${JSON.stringify(key)}: ${JSON.stringify(type)},`,
  ]);
  return [
    `${name} = TypedDict(`,
    `    "${name}",`,
    '    {',
    ...entries,
    '    },',
    ')',
    ...docstring(description, ''),
  ].join('\n');
}

function keywordsOf(name: string, { base, description, required, properties }: Keywords): string {
  const fields = Object.entries(properties).map(([key, field]) => {
    const type = typeSource(field, 'Sequence');
    return { key: pythonName(key), type: required.includes(key) ? `Required[${type}]` : type, docs: docsOf(field) };
  });
  return [`class ${name}(${base}, total=False):`, ...bodyOf(description, fields)].join('\n');
}

interface Field {
  readonly key: string;
  readonly type: string;
  readonly docs: string;
}

function bodyOf(description: string | undefined, fields: readonly Field[]): string[] {
  const lines = [
    ...docstring(description, '    '),
    ...fields.flatMap(({ key, type, docs }) => [`    ${key}: ${type}`, ...docstring(docs, '    ')]),
  ];
  return lines.length === 0 ? ['    pass'] : lines;
}

const docsOf = ({ description = '', deprecated = false }: Schema): string =>
  deprecated ? `${description}\n\nDeprecated.` : description;

/** An object with the properties of all parts of `allOf`: a TypedDict cannot inherit a field and narrow it. */
function objectOf(schema: Schema, schemas: Schemas): Schema {
  if (schema.allOf === undefined) return schema;
  const parts = schema.allOf.map((part) =>
    objectOf(part.$ref === undefined ? part : find(part.$ref, schemas), schemas),
  );
  return {
    ...schema,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>,
    required: parts.flatMap(({ required = [] }) => required),
  };
}

function find(ref: string, schemas: Schemas): Schema {
  const schema = schemas.get(nameOf(ref));
  if (schema === undefined) throw new OperatorError(`${ref} cannot be resolved`);
  return schema;
}

const plain: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

/** The type as Python source. `many` is the type of its lists: `list` of what is read, `Sequence` of what is only taken. */
function typeSource(schema: Schema, many: 'list' | 'Sequence'): string {
  const { $ref, enum: values, anyOf, oneOf, items, additionalProperties, type } = schema;
  if ($ref !== undefined) return typeInSdk(nameOf($ref));
  if (values) return `Literal[${values.map(pythonLiteral).join(', ')}]`;
  if (schema.const !== undefined) return `Literal[${pythonLiteral(schema.const)}]`;
  const either = anyOf ?? oneOf;
  if (either) return union(either.map((each) => typeSource(each, many)));
  if (Array.isArray(type)) return union(type.map((each) => typeSource({ ...schema, type: each }, many)));
  if (type === 'array') return `${many}[${typeSource(items ?? {}, many)}]`;
  if (type === 'object') {
    if (schema.properties)
      throw new OperatorError(`An object with ${Object.keys(schema.properties).join()} has no name`);
    const value = typeof additionalProperties === 'object' ? typeSource(additionalProperties, many) : 'object';
    return many === 'list' ? `dict[str, ${value}]` : `Mapping[str, ${value}]`;
  }
  return plain[type ?? ''] ?? 'object';
}

const union = (types: readonly string[]): string =>
  [...new Set(types)].toSorted((a, b) => Number(a === 'None') - Number(b === 'None')).join(' | ');
