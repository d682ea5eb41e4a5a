import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Document } from '../document.js';
import { camelCase } from './names.js';
import { sdkOperations } from './operations.js';
import { sdkResources } from './resources.js';
import type { Schema } from './schema.js';
import { writePythonSdk } from './python/python.js';
import { sdkSchemas, sdkTypes } from './types.js';

/**
 * Writes the parts of the SDKs that follow from the contract, below a folder: a class for each resource, and the types, in
 * TypeScript and in Python.
 */
export async function writeSdks(document: Document, out: string): Promise<void> {
  const named = new Map<string, Schema>();
  const operations = sdkOperations(document, named);
  const { tags = [] } = document;
  const summaries = new Map(tags.map(({ name, description }) => [camelCase(name), description?.split('\n')[0]]));
  const describe = (resource: string): string | undefined => summaries.get(resource);
  const schemas = sdkSchemas(document, named);
  const folder = join(out, 'sdk/src/generated');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'resources.ts'), sdkResources(operations, describe));
  await writeFile(join(folder, 'types.ts'), await sdkTypes(schemas));
  await writePythonSdk(operations, schemas, describe, join(out, 'sdk-python/docket/generated'));
}
