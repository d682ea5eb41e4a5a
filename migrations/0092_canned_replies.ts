import type { Knex } from 'knex';
import { exact, standard } from './support.js';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('canned_replies', (t) => {
    standard(t);
    t.string('name', 100).notNullable();
    exact(t, 'name_key', 100).notNullable();
    t.text('content', 'mediumtext').notNullable();
    t.unique(['workspace_id', 'name_key'], { indexName: 'canned_replies_name_unique' });
    t.index(['workspace_id', 'name', 'id'], 'canned_replies_name_index');
    t.index(['workspace_id', 'created_at', 'id'], 'canned_replies_created_at_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('canned_replies');
}
