import type { Knex } from 'knex';
import { exact, id, instant } from './support.js';

export async function up(knex: Knex): Promise<void> {
  // PDFs rendered earlier, keyed by what they were rendered from. Whatever is missing is rendered again.
  await knex.schema.createTable('kept_documents', (t) => {
    id(t, 'workspace_id').notNullable();
    exact(t, 'digest', 64).notNullable();
    t.specificType('bytes', 'MEDIUMBLOB').notNullable();
    instant(t, 'used_at').notNullable();
    t.primary(['workspace_id', 'digest']);
    t.index(['workspace_id', 'used_at'], 'kept_documents_used_at_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('kept_documents');
}
