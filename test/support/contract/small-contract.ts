/** Small contracts, from which the tests of the SDKs' generators make sources. */
import type { Parameter } from '../../../scripts/developer/generate/document.js';
import type { Schema } from '../../../scripts/developer/generate/sdk/schema.js';

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Responses of an operation whose JSON has these properties. */
export const answering = (properties: Record<string, Schema>) => ({
  '200': { content: { 'application/json': { schema: { type: 'object', properties } } } },
});

const text: Schema = { type: 'string' };

export const query = (name: string, more: object = {}): Parameter => ({
  name,
  in: 'query',
  schema: text,
  ...more,
});
