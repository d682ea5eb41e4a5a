/** The filters of lists by what other systems put on objects. */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../models/context.js';
import { nameOfKey } from '../models/metadata-values.js';
import { among } from './filters.js';

interface ExternalQuery {
  readonly external_id?: readonly string[];
  readonly metadata?: Readonly<Record<string, string>>;
}

/** Rows that have one of the external ids, and rows that have each text under its key. */
export const externalFilters = (table: string) => ({
  external_id: among('t.external_id'),
  metadata: (metadata: Readonly<Record<string, string>>, { scope }: Ctx): Sql | undefined => {
    const each = Object.entries(metadata).map(
      ([name, value]) => sql`t.id IN (SELECT m.resource_id FROM metadata_values m
        WHERE m.workspace_id = ${scope.workspaceId} AND m.resource_type = ${table} AND m.name = ${nameOfKey(name)} AND m.value = ${value})`,
    );
    return each.length === 0 ? undefined : join(each, ' AND ');
  },
});

/**
 * The index that serves them: external ids have one, but those of contacts may lead to others, which are read by their ids, as is what is
 * found by its metadata.
 */
export function externalIndex(table: string, query: object): string | undefined {
  const { external_id: externalId, metadata } = query as ExternalQuery;
  if (externalId !== undefined) return table === 'contacts' ? 'PRIMARY' : `${table}_external_id_unique`;
  return metadata === undefined ? undefined : 'PRIMARY';
}
