/** List filters for the data that integrations set on objects: external ids and metadata. */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../models/context.js';
import { nameOfKey } from '../models/metadata-values.js';
import { among } from './filters.js';

interface ExternalQuery {
  readonly external_id?: readonly string[];
  readonly metadata?: Readonly<Record<string, string>>;
}

/** `external_id` selects rows with one of the ids; `metadata` selects rows with every given key and value. */
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
 * The index to read by when these filters are given. External ids have a unique index, except that a contact is also
 * found by the external ids of contacts merged into it. So contacts, like rows found by metadata, are read by primary
 * key.
 */
export function externalIndex(table: string, query: object): string | undefined {
  const { external_id: externalId, metadata } = query as ExternalQuery;
  if (externalId !== undefined) return table === 'contacts' ? 'PRIMARY' : `${table}_external_id_unique`;
  return metadata === undefined ? undefined : 'PRIMARY';
}
