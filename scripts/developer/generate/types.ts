import { createConfig } from '@redocly/openapi-core';
import openapiTypescript, { astToString } from 'openapi-typescript';
import type { Document, Parameter } from './document.js';

/**
 * A copy in which query parameters with a default are required: validation has filled them in by the time a handler
 * runs. Those with `x-default-unless` stay optional, because another parameter can keep the default away.
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
