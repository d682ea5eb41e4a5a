import type { Knex } from 'knex';
import { dropColumns, dropIndexes, id } from './support.js';

const columns = ['home_workspace_id', 'home_user_id'] as const;

/** Where someone signed in who has gone to the other side of the workspace since; null for a session that is where it began. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (t) => {
    for (const column of columns) id(t, column);
    t.index([...columns], 'sessions_home_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'sessions', ['sessions_home_index']);
  await dropColumns(knex, 'sessions', columns);
}
