import type { Knex } from 'knex';
import { exact, flag, id, standard } from './support.js';

const userIf = (condition: string): string =>
  `VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin AS (IF(${condition}, user_id, NULL)) VIRTUAL`;

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('saved_views', (t) => {
    standard(t);
    id(t, 'user_id').notNullable();
    exact(t, 'screen', 40).notNullable();
    t.string('name', 100).notNullable();
    exact(t, 'name_key', 100).notNullable();
    t.json('query').notNullable();
    t.json('columns').notNullable();
    flag(t, 'shared');
    flag(t, 'is_default');
    // Null for a shared view, so that one index has what a user sees: their own and the shared ones.
    t.specificType('private_to', userIf('NOT shared'));
    t.specificType('default_of', userIf('is_default'));
    t.unique(['workspace_id', 'user_id', 'screen', 'name_key'], { indexName: 'saved_views_name_unique' });
    t.unique(['workspace_id', 'default_of', 'screen'], { indexName: 'saved_views_is_default_unique' });
    t.index(['workspace_id', 'private_to', 'screen', 'name', 'id'], 'saved_views_private_to_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('saved_views');
}
