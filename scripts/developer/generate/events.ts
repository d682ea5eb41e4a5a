import type { Document, PathItem } from './document.js';
import { sampleOf } from './samples.js';

type Json = Record<string, unknown>;

interface Payload {
  schema: Json;
  example?: unknown;
}

const payloadsOf = (document: Document): [type: string, payload: Payload][] =>
  Object.entries(document.webhooks ?? {}).flatMap(([type, { post }]) => {
    const payload = post?.requestBody?.content['application/json'];
    return payload === undefined ? [] : [[type, payload as Payload]];
  });

/** Sets the event types to those that have a webhook, and gives each webhook an example. */
export function completeEvents(document: Document): Document {
  const payloads = payloadsOf(document);
  const { EventType } = document.components['schemas'] as Record<string, Json>;
  if (EventType) EventType['enum'] = payloads.map(([type]) => type);
  for (const [type, payload] of payloads) {
    const sample = sampleOf(document, payload.schema) as Json;
    payload.example ??= { ...sample, type, context: {} };
  }
  return document;
}

/**
 * A copy in which webhooks refer to path items of the components, named by their operations. Generators that make methods
 * of everything that has an operation, such as openapi-generator's typescript-fetch and python, make invalid code of a
 * webhook that is written in place.
 */
export function withNamedWebhooks(document: Document): Document {
  const webhooks: Record<string, PathItem> = {};
  const pathItems: Record<string, PathItem> = {};
  for (const [type, item] of Object.entries(document.webhooks ?? {})) {
    const name = item.post?.operationId ?? type;
    webhooks[type] = { $ref: `#/components/pathItems/${name}` };
    pathItems[name] = item;
  }
  return { ...document, webhooks, components: { ...document.components, pathItems } };
}

/** Source of generated/event-samples.ts: the data of a test event of each type. */
export function eventSamples(document: Document): string {
  const rows = payloadsOf(document).map(([type, { example }]) => {
    const { data } = example as { data: unknown };
    return `  '${type}': ${JSON.stringify(data)},`;
  });
  return `/** Made by scripts/developer/generate.ts from openapi/. */\nexport const eventSamples = {\n${rows.join('\n')}\n} as const;\n`;
}
