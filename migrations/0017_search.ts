import type { Knex } from 'knex';
import { exact, id } from './support.js';

const ascii = (t: Knex.CreateTableBuilder, name: string, length: number): Knex.ColumnBuilder =>
  t.specificType(name, `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`);

const searched = ['clients', 'contacts', 'projects', 'invoices', 'tickets'];

/**
 * What search reads: for each term the rows that contain it, and for each row its terms. Existing rows are indexed right after the
 * migrations; `search_backlog` says which tables have such rows.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('search_terms', (t) => {
    id(t, 'workspace_id').notNullable();
    ascii(t, 'resource_type', 8).notNullable();
    exact(t, 'term', 40).notNullable();
    id(t, 'resource_id').notNullable();
    t.primary(['workspace_id', 'resource_type', 'term', 'resource_id']);
  });
  await knex.schema.createTable('search_documents', (t) => {
    id(t, 'workspace_id').notNullable();
    ascii(t, 'resource_type', 8).notNullable();
    id(t, 'resource_id').notNullable();
    t.specificType('terms', 'MEDIUMTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin').notNullable();
    t.primary(['workspace_id', 'resource_type', 'resource_id']);
  });
  await knex.schema.createTable('search_backlog', (t) => {
    ascii(t, 'resource_type', 8).notNullable().primary();
  });
  await knex('search_backlog').insert(searched.map((resource_type) => ({ resource_type })));
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['search_backlog', 'search_documents', 'search_terms'])
    await knex.schema.dropTableIfExists(table);
}
