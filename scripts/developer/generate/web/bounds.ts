import type { Document } from '../document.js';
import { resolve, type Schema } from '../sdk/schema.js';

/** A schema with the keywords that limit a value. */
export interface Bounded extends Schema {
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxProperties?: number;
  propertyNames?: Bounded;
  additionalProperties?: Bounded | boolean;
  anyOf?: Bounded[];
  'x-needs'?: string;
  'x-text'?: string;
}

/** The limits of a single value; a limit that it lacks is undefined. */
export function boundsOf({ minLength, maxLength, minimum, maximum, pattern, format }: Bounded) {
  const places = /^decimal-(\d+)$/.exec(format ?? '')?.[1];
  return {
    minLength,
    maxLength,
    minimum,
    maximum,
    pattern,
    decimals: places === undefined ? undefined : Number(places),
  };
}

/** A schema merged with the one that it refers to. Keywords beside the reference win. */
export const wholeOf = (document: Document, schema: Bounded): Bounded => ({ ...resolve(document, schema), ...schema });
