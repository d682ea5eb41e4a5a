import type { Knex } from 'knex';
import { dropIndexes, id, instant } from './support.js';

const hash = (t: Knex.CreateTableBuilder): void => void t.specificType('hash', 'BINARY(32)').notNullable().primary();

/** The credentials of people: links in mails, and sessions. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('tokens', (t) => {
    hash(t);
    id(t, 'workspace_id').notNullable();
    t.string('purpose', 24).notNullable();
    id(t, 'subject_id').notNullable();
    instant(t, 'expires_at').notNullable();
    instant(t, 'created_at').notNullable();
    t.index(['workspace_id', 'subject_id'], 'tokens_subject_index');
    t.index(['workspace_id', 'expires_at'], 'tokens_expires_at_index');
  });
  await knex.schema.createTable('sessions', (t) => {
    hash(t);
    id(t, 'workspace_id').notNullable();
    id(t, 'user_id');
    id(t, 'contact_id');
    instant(t, 'created_at').notNullable();
    instant(t, 'last_used_at').notNullable();
    t.index(['workspace_id', 'user_id'], 'sessions_user_index');
    t.index(['workspace_id', 'contact_id'], 'sessions_contact_index');
    t.index(['workspace_id', 'created_at'], 'sessions_created_at_index');
  });
  await knex.schema.alterTable('users', (t) => {
    // A sign-in knows the address but not the workspace.
    t.index(['email_key', 'status'], 'users_sign_in_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'users', ['users_sign_in_index']);
  for (const table of ['sessions', 'tokens']) await knex.schema.dropTableIfExists(table);
}
