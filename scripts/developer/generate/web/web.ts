import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../../../settings/root.js';
import { eachOperation, isOfPortal, type Document } from '../document.js';
import { sdkOperations } from '../sdk/operations.js';
import type { Schema } from '../sdk/schema.js';
import { webFields } from './fields.js';
import { webLists } from './lists.js';
import { webLabels } from './labels.js';
import { webMessages } from './messages.js';
import { webNeeds } from './needs.js';
import { webQueries } from './queries.js';
import { webStale } from './stale.js';

const header = '/** Made by scripts/developer/generate.ts from the contract. */';

/** Writes the files that the dashboard takes from the contract, without the operations of the portal, and the types of its texts. */
export async function writeWeb(document: Document, folder: string): Promise<void> {
  const team: Document = { ...document, paths: pathsOfTeam(document) };
  const operations = sdkOperations(team, new Map<string, Schema>());
  const files = {
    'queries.ts': webQueries(team, operations),
    'lists.ts': webLists(team),
    'labels.ts': webLabels(team),
    'messages.ts': await webMessages(join(projectRoot, 'web', 'messages', 'en')),
    'fields.ts': webFields(team, operations),
    'needs.ts': webNeeds(team),
    'stale.ts': webStale(team),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, source] of Object.entries(files)) await writeFile(join(folder, name), `${header}\n${source}`);
}

function pathsOfTeam(document: Document): Document['paths'] {
  const paths: Document['paths'] = {};
  for (const { path, method, item, operation } of eachOperation(document.paths)) {
    if (isOfPortal(operation)) continue;
    paths[path] = { ...(paths[path] ?? { parameters: item.parameters ?? [] }), [method]: operation };
  }
  return paths;
}
