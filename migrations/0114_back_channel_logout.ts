import type { Knex } from 'knex';
import { dropColumns, dropIndexes, hasColumn, id, instant } from './support.js';

/**
 * Which session at the provider a session began with, the logouts that a provider has sent, and since when its secret is
 * the current one.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await hasColumn(knex, 'sessions', 'sso_identity_hash')))
    await knex.schema.alterTable('sessions', (t) => {
      t.specificType('sso_identity_hash', 'BINARY(32)');
      t.specificType('sso_session_hash', 'BINARY(32)');
      t.index(['workspace_id', 'sso_session_hash'], 'sessions_sso_session_index');
    });
  if (!(await hasColumn(knex, 'sso_settings', 'secret_changed_at')))
    await knex.schema.alterTable('sso_settings', (t) => {
      instant(t, 'secret_changed_at');
    });
  await knex.raw('UPDATE sso_settings SET secret_changed_at = updated_at WHERE secret_changed_at IS NULL');
  await knex.schema.dropTableIfExists('sso_logouts');
  await knex.schema.createTable('sso_logouts', (t) => {
    id(t, 'workspace_id').notNullable();
    t.specificType('token_hash', 'BINARY(32)').notNullable();
    instant(t, 'expires_at').notNullable();
    t.primary(['workspace_id', 'token_hash']);
    t.index(['workspace_id', 'expires_at'], 'sso_logouts_expiry_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('sso_logouts');
  await dropColumns(knex, 'sso_settings', ['secret_changed_at']);
  await dropIndexes(knex, 'sessions', ['sessions_sso_session_index']);
  await dropColumns(knex, 'sessions', ['sso_identity_hash', 'sso_session_hash']);
}
