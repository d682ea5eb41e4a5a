import type { Knex } from 'knex';
import { exact, id, instant, ownId } from './support.js';

/** The audit log, and for each workspace the end of its chain (docs/decisions/audit-log.md). */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.createTable('audit_entries', (t) => {
    ownId(t);
    t.specificType('position', 'BIGINT').notNullable();
    instant(t, 'created_at').notNullable();
    exact(t, 'action', 60).notNullable();
    exact(t, 'actor_type', 20).notNullable();
    id(t, 'actor_id');
    id(t, 'user_id');
    exact(t, 'resource_type', 40).notNullable();
    id(t, 'resource_id');
    exact(t, 'ip_address', 45);
    exact(t, 'request_id', 64);
    t.specificType('details', 'MEDIUMTEXT').notNullable();
    exact(t, 'salt', 32);
    exact(t, 'details_hash', 64).notNullable();
    exact(t, 'hash', 64).notNullable();
    t.unique(['workspace_id', 'position'], { indexName: 'audit_entries_position_unique' });
    t.index(['workspace_id', 'created_at', 'id'], 'audit_entries_created_at_index');
    t.index(['workspace_id', 'action', 'created_at', 'id'], 'audit_entries_action_index');
    t.index(['workspace_id', 'actor_id', 'created_at', 'id'], 'audit_entries_actor_index');
    t.index(['workspace_id', 'user_id', 'created_at', 'id'], 'audit_entries_user_index');
    t.index(['workspace_id', 'resource_id', 'created_at', 'id'], 'audit_entries_resource_index');
    t.index(['workspace_id', 'ip_address', 'created_at', 'id'], 'audit_entries_ip_address_index');
  });
  await knex.schema.createTable('audit_chains', (t) => {
    id(t, 'workspace_id').notNullable().primary();
    t.specificType('sealed_key', 'TEXT').notNullable();
    t.specificType('position', 'BIGINT').notNullable();
    exact(t, 'hash', 64).notNullable();
    t.specificType('removed_position', 'BIGINT').notNullable();
    exact(t, 'removed_hash', 64).notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('audit_chains');
  await knex.schema.dropTableIfExists('audit_entries');
}
