import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../../settings/root.js';

/** The version of the contract, which the clients have too. */
export async function contractVersion(): Promise<string> {
  const text = await readFile(join(projectRoot, 'generated/openapi.json'), 'utf8');
  return (JSON.parse(text) as { info: { version: string } }).info.version;
}
