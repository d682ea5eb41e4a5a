import type { Knex } from 'knex';
import { exact, id } from './support.js';

/** The external ids of contacts that were merged into another one, which they lead to from then on. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('merged_external_ids');
  await knex.schema.createTable('merged_external_ids', (t) => {
    id(t, 'workspace_id').notNullable();
    exact(t, 'external_id').notNullable();
    id(t, 'kept_contact_id').notNullable();
    t.primary(['workspace_id', 'external_id']);
    t.index(['workspace_id', 'kept_contact_id'], 'merged_external_ids_kept_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('merged_external_ids');
}
