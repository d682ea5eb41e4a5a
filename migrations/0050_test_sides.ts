import type { Knex } from 'knex';
import { id } from './support.js';

/** A row for each test side: a shared lock on it is held by whoever changes the side, an exclusive one by whoever resets it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('test_sides', (t) => {
    id(t, 'workspace_id').notNullable().primary();
    t.integer('resets').notNullable().defaultTo(0);
  });
  await knex.raw("INSERT INTO test_sides (workspace_id) SELECT id FROM workspaces WHERE mode = 'test'");
}

export const down = (knex: Knex): Promise<void> => knex.schema.dropTableIfExists('test_sides');
