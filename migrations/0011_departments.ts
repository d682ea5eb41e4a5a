import type { Knex } from 'knex';
import { dropIndexes } from './support.js';

/** Managers see the time of their department, so every list of theirs looks up its people. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', (t) => {
    t.index(['workspace_id', 'department', 'id'], 'users_department_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'users', ['users_department_index']);
}
