import sql, { join, type Sql } from 'sql-template-tag';
import { batchesOf } from '../../database/batches.js';
import { identifier, padded, select } from '../select.js';
import { indexedByEvents, indexRows, searchedColumns, type SearchBase, type SearchedType } from './search-index.js';

interface Row {
  readonly id: string;
}

/** Indexes the time entries and expenses (`indexedByEvents`) among `ids`, the ids of objects that events are about. */
export async function indexByEvents(base: SearchBase, ids: readonly string[]): Promise<void> {
  for (const [prefix, type] of indexedByEvents) {
    const named = [...new Set(ids.filter((id) => id.startsWith(`${prefix}_`)))].toSorted();
    for (const some of batchesOf(named)) await indexLacking(base, type, some);
  }
}

/**
 * Most rows have a document or no text, and are skipped without a lock. The others are locked and read again. Whoever
 * changes a locked row waits, then finds its document; a change that neither read has seen has an event that is still
 * to be ordered.
 */
async function indexLacking(base: SearchBase, type: SearchedType, ids: readonly string[]): Promise<void> {
  const found = await select<Row>(base, lacking(base, type, ids));
  if (found.length === 0) return;
  const theirs = found.map(({ id }) => id);
  await select(
    base,
    sql`SELECT id FROM ${identifier(type)} WHERE workspace_id = ${base.scope.workspaceId} AND id IN (${padded(theirs)}) ORDER BY id FOR UPDATE`,
  );
  await indexRows(base, type, await select<Row>(base, lacking(base, type, theirs)));
}

/** Selects the rows that have a text but no document. */
function lacking({ scope }: SearchBase, type: SearchedType, ids: readonly string[]): Sql {
  const columns = searchedColumns[type].map((name) => identifier(`t.${name}`));
  return sql`SELECT t.id, ${join(columns)} FROM ${identifier(type)} t
    LEFT JOIN search_documents d ON d.workspace_id = t.workspace_id AND d.resource_type = ${type} AND d.resource_id = t.id
    WHERE t.workspace_id = ${scope.workspaceId} AND t.id IN (${padded(ids)}) AND d.resource_id IS NULL AND COALESCE(${join(columns)}) IS NOT NULL
    ORDER BY t.id`;
}
