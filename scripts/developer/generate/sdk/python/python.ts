import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SdkOperation } from '../operations.js';
import type { Schema } from '../schema.js';
import { pythonKeywords, pythonResources } from './resources.js';
import { pythonTypes } from './types.js';

/**
 * Writes the parts of the Python SDK that follow from the contract.
 *
 * @param schemas all schemas that have a name
 * @param describe returns what the contract says about a resource, if anything
 */
export async function writePythonSdk(
  operations: readonly SdkOperation[],
  schemas: ReadonlyMap<string, Schema>,
  describe: (resource: string) => string | undefined,
  folder: string,
): Promise<void> {
  const keywords = pythonKeywords(operations, schemas);
  const objects = new Map([...schemas].filter(([name]) => !keywords.has(name)));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '__init__.py'), '');
  await writeFile(join(folder, 'resources.py'), pythonResources(operations, schemas, describe));
  await writeFile(join(folder, 'types.py'), pythonTypes(objects, keywords));
}
