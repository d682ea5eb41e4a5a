import type { Knex } from 'knex';
import { exact, id, instant } from './support.js';

/** Codes by which the command line gets an API key; only their hashes are stored. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('cli_logins', (t) => {
    t.specificType('hash', 'BINARY(32)').notNullable().primary();
    id(t, 'workspace_id').notNullable();
    id(t, 'user_id').notNullable();
    t.string('name', 200).notNullable();
    exact(t, 'scope', 20).notNullable();
    instant(t, 'key_expires_at');
    instant(t, 'expires_at').notNullable();
    instant(t, 'created_at').notNullable();
    t.index(['workspace_id', 'user_id'], 'cli_logins_user_index');
    t.index(['workspace_id', 'expires_at'], 'cli_logins_expires_at_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('cli_logins');
}
