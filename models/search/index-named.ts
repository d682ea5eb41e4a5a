import sql, { join } from 'sql-template-tag';
import { batchesOf } from '../database/batches.js';
import { identifier, padded, select } from '../select.js';
import { indexedByEvents, indexRows, searchedColumns, type SearchBase, type SearchedType } from './search-index.js';

/** Indexes of the objects that events name those whose words wait for them, once. */
export async function indexNamed(base: SearchBase, ids: readonly string[]): Promise<void> {
  for (const [prefix, type] of indexedByEvents) {
    const named = [...new Set(ids.filter((id) => id.startsWith(`${prefix}_`)))].toSorted();
    for (const some of batchesOf(named)) await indexLacking(base, type, some);
  }
}

/** The rows are locked first: whoever changes one meanwhile finds its document afterwards, or has left its words to this. */
async function indexLacking(base: SearchBase, type: SearchedType, ids: readonly string[]): Promise<void> {
  const { workspaceId } = base.scope;
  const columns = join(searchedColumns[type].map((name) => identifier(name)));
  const rows = await select<{ readonly id: string }>(
    base,
    sql`SELECT id, ${columns} FROM ${identifier(type)} WHERE workspace_id = ${workspaceId} AND id IN (${padded(ids)}) ORDER BY id FOR UPDATE`,
  );
  if (rows.length === 0) return;
  const documents = await select<{ resource_id: string }>(
    base,
    sql`SELECT resource_id FROM search_documents
         WHERE workspace_id = ${workspaceId} AND resource_type = ${type} AND resource_id IN (${padded(ids)})`,
  );
  const held = new Set(documents.map(({ resource_id }) => resource_id));
  await indexRows(
    base,
    type,
    rows.filter(({ id }) => !held.has(id)),
  );
}
