/** Source of web/generated/lists.ts: for each GET, the query parameters that the URL of a screen can have. */
import { eachOperation, type Document, type Parameter } from '../document.js';
import { pascalCase } from '../names.js';
import { resolve } from '../sdk/schema.js';
import { boundsOf, wholeOf, type Bounded } from './bounds.js';
import { importTypes, lines, literal } from './source.js';

interface QueryParameter extends Parameter {
  explode?: boolean;
}

/** Parameters that no URL of a screen has: they select fields and formats, which a screen decides itself. */
const notInScreenUrls = new Set(['fields', 'include', 'format', 'for']);

export function webLists(document: Document): string {
  const filtered = [...eachOperation(document.paths)].flatMap(({ method, item, operation }) => {
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      .map((each): QueryParameter => resolve(document, each))
      .filter((each) => each.in === 'query' && !notInScreenUrls.has(each.name ?? ''));
    const isStream = JSON.stringify(operation.responses).includes('text/event-stream');
    return method === 'get' && !isStream && parameters.length > 0 ? [{ id: operation.operationId, parameters }] : [];
  });
  return [
    importTypes(
      filtered.map(({ id }) => queryType(id)),
      'docket-sdk',
    ).trimEnd(),
    "import type { Filters } from '../api/filters.js';\n",
    ...filtered.map(({ id, parameters }) => {
      const rows = parameters.map((each): [string, string] => [each.name ?? '', literal(ruleOf(document, each))]);
      return `export const ${id}Filters: Filters<${queryType(id)}> = {\n  parameters: ${indented(lines(rows))},\n};\n`;
    }),
  ].join('\n');
}

const queryType = (id: string): string => `${pascalCase(id)}Query`;
const indented = (source: string): string => source.replaceAll('\n', '\n  ');

/** The rule for a parameter's value, as web/api/filters.ts checks it. */
function ruleOf(document: Document, { schema, explode }: QueryParameter): object {
  const whole = wholeOf(document, schema ?? {});
  if (whole.type !== 'array') return { ...itemRule(whole), default: whole.default };
  const item = itemRule(wholeOf(document, whole.items ?? {}));
  return {
    ...item,
    isList: true,
    max: whole.maxItems,
    hasCommas: explode === false || undefined,
    default: whole.default,
  };
}

function itemRule(schema: Bounded): object {
  const { minLength, maxLength, minimum, maximum, pattern, decimals } = boundsOf(schema);
  if (schema.enum) return { type: 'enum', values: schema.enum };
  if (schema.type === 'boolean') return { type: 'boolean' };
  if (schema.type === 'integer') return { type: 'number', minimum, maximum, decimals: 0 };
  if (schema.type === 'number') return { type: 'number', minimum, maximum, decimals };
  if (schema.type === 'object') return mapRule(schema);
  return { type: textTypes[schema.format ?? ''] ?? 'text', minLength, maxLength, pattern, text: schema['x-text'] };
}

/** The rule for texts by name, such as metadata. */
function mapRule({ maxProperties, propertyNames, additionalProperties }: Bounded): object {
  const values = typeof additionalProperties === 'object' ? additionalProperties : {};
  const textRule = (limits: Bounded | undefined) => itemRule({ ...limits, type: 'string' });
  return { type: 'map', max: maxProperties, key: textRule(propertyNames), value: textRule(values) };
}

const textTypes: Readonly<Record<string, string>> = {
  date: 'day',
  'date-time': 'instant',
  'date-or-date-time': 'day_or_instant',
};
