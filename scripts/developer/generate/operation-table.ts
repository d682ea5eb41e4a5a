import { areaNeedsOf, includedAreasOf } from './areas.js';
import { eachOperation, isOfPortal, type Document } from './document.js';

/** Source of generated/operations.ts: what the server must know about each operation before it runs it. */
export function operationTable(document: Document): string {
  const rows = [...eachOperation(document.paths)].map(({ path, method, operation }) => {
    const status = Number(Object.keys(operation.responses).find((code) => code.startsWith('2')));
    const row = {
      method,
      path,
      tag: operation.tags[0],
      realm: isOfPortal(operation) ? 'portal' : 'team',
      status,
      needs: operation.security?.flatMap((scheme) => Object.values(scheme).flat()) ?? [],
      areas: areaNeedsOf(document, method, operation),
      includedAreas: includedAreasOf(document, operation),
      ownTransaction: operation['x-own-transaction'] === true,
      duringDeletion: operation['x-during-deletion'] === true,
      isRead: method === 'get' || operation['x-reads'] === true,
      weight: operation['x-weight'] ?? null,
      subject: operation['x-subject'] ?? null,
      upsert: operation['x-upsert'] ?? null,
      audit: operation['x-audit'] ?? null,
    };
    return `  ${operation.operationId}: ${JSON.stringify(row)},`;
  });
  return `/** Made by scripts/developer/generate.ts from openapi/. */\nexport const operations = {\n${rows.join('\n')}\n} as const;\n`;
}
