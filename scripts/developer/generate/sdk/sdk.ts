import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Document } from '../document.js';
import { camelCase } from './names.js';
import { sdkOperations } from './operations.js';
import { sdkResources } from './resources.js';
import type { Schema } from './schema.js';
import { sdkTypes } from './types.js';

/** Writes the parts of the SDK that follow from the contract: a class for each resource, and the types. */
export async function writeSdk(document: Document, folder: string): Promise<void> {
  const named = new Map<string, Schema>();
  const operations = sdkOperations(document, named);
  const { tags = [] } = document as { tags?: { name: string; description?: string }[] };
  const summaries = new Map(tags.map(({ name, description }) => [camelCase(name), description?.split('\n')[0]]));
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'resources.ts'),
    sdkResources(operations, (resource) => summaries.get(resource)),
  );
  await writeFile(join(folder, 'types.ts'), await sdkTypes(document, named));
}
