import type { Document } from './document.js';
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

/** Source of generated/event-samples.ts: the data of a test event of each type. */
export function eventSamples(document: Document): string {
  const rows = payloadsOf(document).map(([type, { example }]) => {
    const { data } = example as { data: unknown };
    return `  '${type}': ${JSON.stringify(data)},`;
  });
  return `/** Made by scripts/developer/generate.ts from openapi/. */\nexport const eventSamples = {\n${rows.join('\n')}\n} as const;\n`;
}
