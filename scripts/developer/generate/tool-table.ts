import { eachOperation, type Document, type Operation } from './document.js';
import { resolve } from './sdk/schema.js';

/**
 * Source of generated/tools.ts: the operations that the tools of agents use (`x-mcp`), with the names that each accepts
 * as filters or as fields of its body, and the values of those that are enums.
 */
export function toolTable(document: Document): string {
  const rows = [...eachOperation(document.paths)].flatMap(({ path, item, operation }) => {
    const use = operation['x-mcp'];
    if (!use) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) =>
      follow(document, each),
    );
    const queried = parameters.filter((each) => each['in'] === 'query' && !ofAnswer.has(String(each['name'])));
    const accepts = Object.fromEntries([
      ...queried.map((each) => [String(each['name']), valuesOf(document, each['schema'])]),
      ...Object.entries(bodyOf(document, operation)).map(([name, schema]) => [name, valuesOf(document, schema)]),
    ]) as Record<string, readonly string[]>;
    const row = {
      tool: use.tool,
      part: use.part ?? null,
      fields: use.fields ?? null,
      include: use.include ?? null,
      hasParent: path.includes('{') && use.tool === 'list',
      accepts,
    };
    return [`  ${operation.operationId}: ${JSON.stringify(row)},`];
  });
  return `/** Made by scripts/developer/generate.ts from openapi/. */\nexport const toolOperations = {\n${rows.join('\n')}\n} as const;\n`;
}

/** Parameters that decide on the form of a response, which the tools decide on themselves, and those to synchronize. */
const ofAnswer: ReadonlySet<string> = new Set([
  'page',
  'per_page',
  'cursor',
  'fields',
  'format',
  'for',
  'include',
  'updated_since',
]);

type Json = Readonly<Record<string, unknown>>;

/** The object itself, or the one that it refers to. */
const follow = (document: Document, value: unknown): Json => resolve(document, (value ?? {}) as Json);

/** The values of an enum, or of a list of them; empty for anything else. */
function valuesOf(document: Document, schema: unknown): readonly string[] {
  const node = follow(document, schema);
  if (Array.isArray(node['enum'])) return node['enum'].filter((each) => each !== null).map(String);
  const parts = [node['items'] ?? [], node['anyOf'] ?? [], node['oneOf'] ?? [], node['allOf'] ?? []].flat();
  return parts.flatMap((part) => valuesOf(document, part));
}

function bodyOf(document: Document, { requestBody }: Operation): Json {
  const content: Json = { ...requestBody?.content['application/json'] };
  return (follow(document, content['schema'])['properties'] ?? {}) as Json;
}
