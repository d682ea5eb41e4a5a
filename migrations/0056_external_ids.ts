import type { Knex } from 'knex';
import { dropColumns, exact, hasColumn, id } from './support.js';

const tables = [
  'clients',
  'contacts',
  'projects',
  'tickets',
  'time_entries',
  'expenses',
  'invoices',
  'agreements',
] as const;

/** The ids that other systems use for objects, and the metadata that they attach to them. */
export async function up(knex: Knex): Promise<void> {
  for (const table of tables) {
    if (await hasColumn(knex, table, 'external_id')) continue;
    await knex.schema.alterTable(table, (t) => {
      exact(t, 'external_id');
      t.json('metadata');
      t.unique(['workspace_id', 'external_id'], { indexName: `${table}_external_id_unique` });
    });
  }
  await knex.schema.dropTableIfExists('metadata_values');
  await knex.schema.createTable('metadata_values', (t) => {
    id(t, 'workspace_id').notNullable();
    id(t, 'resource_type').notNullable();
    id(t, 'resource_id').notNullable();
    id(t, 'name').notNullable();
    // Bytes, so that values are equal only if they are identical, trailing spaces included. 500 characters of four bytes each.
    t.specificType('value', 'VARBINARY(2000)').notNullable();
    t.primary(['workspace_id', 'resource_type', 'resource_id', 'name']);
    t.index(['workspace_id', 'resource_type', 'name', 'value', 'resource_id'], 'metadata_values_value_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('metadata_values');
  for (const table of tables) await dropColumns(knex, table, ['external_id', 'metadata']);
}
