import { createConfig } from '@redocly/openapi-core';
import openapiTypescript, { astToString } from 'openapi-typescript';
import type { Document, Parameter } from './document.js';

/**
 * A copy in which a query parameter with a default is required: validation has filled it in by the time a handler runs, unless another
 * parameter keeps it from doing so.
 */
function withDefaultsRequired(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) => {
    const parameter = value as Parameter | null;
    const isFilledIn =
      parameter?.in === 'query' &&
      parameter.schema?.default !== undefined &&
      parameter['x-default-unless'] === undefined;
    return isFilledIn ? { ...parameter, required: true } : value;
  }) as Document;
}

/** TypeScript declarations of the contract, as the handlers see it. */
export async function contractTypes(document: Document): Promise<string> {
  const source = JSON.stringify(withDefaultsRequired(document));
  const ast = await openapiTypescript(source, { redocly: await createConfig({}), defaultNonNullable: true });
  return astToString(ast);
}
