import { eachOperation, type Document } from './document.js';

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly required?: readonly string[];
}

/**
 * Sets the body of each operation with `x-upsert`, which creates or updates an object: the body for creation, with
 * every field optional. `ClientCreate` becomes `ClientUpsert`; the service checks the required fields when it creates.
 */
export function addUpsertBodies(document: Document): Document {
  const schemas = document.components['schemas'] as Record<string, Schema>;
  for (const { operation } of eachOperation(document.paths)) {
    const media = operation['x-upsert'] && (operation.requestBody?.content['application/json'] as { schema: Schema });
    if (!media) continue;
    const created = media.schema.$ref?.split('/').at(-1) ?? '';
    const { required = [], ...part } = schemas[created] ?? {};
    const name = created.replace(/Create$/, 'Upsert');
    const description = `Any fields of \`${created}\`. To create, ${inWords(required)} required.`;
    schemas[name] = { ...part, description };
    media.schema = { $ref: `#/components/schemas/${name}` };
  }
  return document;
}

function inWords(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  if (quoted.length === 1) return `${quoted[0]} is`;
  return `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)} are`;
}
