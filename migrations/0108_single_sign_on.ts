import type { Knex } from 'knex';
import { exact, flag, id, instant } from './support.js';

/** Single sign-on: the provider of a workspace, the domains that it has proven, and whom the provider knows. */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.createTable('sso_settings', (t) => {
    id(t, 'workspace_id').notNullable().primary();
    exact(t, 'issuer', 500).notNullable();
    exact(t, 'client_id').notNullable();
    t.specificType('client_secret', 'TEXT').notNullable();
    t.specificType('domains', 'TEXT').notNullable();
    exact(t, 'role_claim', 100);
    t.specificType('roles', 'TEXT').notNullable();
    flag(t, 'is_required');
    instant(t, 'updated_at').notNullable();
  });
  await knex.schema.createTable('sso_domains', (t) => {
    exact(t, 'domain', 253).notNullable().primary();
    id(t, 'workspace_id').notNullable();
    instant(t, 'verified_at').notNullable();
    t.index(['workspace_id'], 'sso_domains_workspace_index');
  });
  await knex.schema.createTable('sso_identities', (t) => {
    id(t, 'workspace_id').notNullable();
    t.specificType('identity_hash', 'BINARY(32)').notNullable();
    id(t, 'user_id').notNullable();
    exact(t, 'issuer', 500).notNullable();
    exact(t, 'subject').notNullable();
    instant(t, 'created_at').notNullable();
    t.primary(['workspace_id', 'identity_hash']);
    t.index(['workspace_id', 'user_id'], 'sso_identities_user_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('sso_identities');
  await knex.schema.dropTableIfExists('sso_domains');
  await knex.schema.dropTableIfExists('sso_settings');
}
