import type { Knex } from 'knex';
import { exact, flag, id, instant, rate, standard } from './support.js';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('workspaces', (t) => {
    id(t, 'id').notNullable().primary();
    id(t, 'twin_id').notNullable();
    t.string('mode', 4).notNullable();
    t.string('name', 200).notNullable();
    t.specificType('currency', 'CHAR(3) CHARACTER SET ascii COLLATE ascii_bin').notNullable().defaultTo('USD');
    t.string('timezone', 64).notNullable().defaultTo('UTC');
    t.integer('payment_terms_days').notNullable().defaultTo(30);
    t.decimal('default_tax_rate', 9, 6);
    t.string('invoice_number_format', 60).notNullable().defaultTo('INV-{YYYY}-{SEQ:4}');
    rate(t, 'default_hourly_rate');
    t.decimal('emergency_multiplier', 6, 4).notNullable().defaultTo(1.5);
    t.string('time_rounding', 12).notNullable().defaultTo('none');
    flag(t, 'require_invoice_approval');
    flag(t, 'require_expense_approval');
    flag(t, 'require_time_approval');
    t.json('sla_business_hours');
    t.date('lock_time_before');
    flag(t, 'has_webhooks');
    instant(t, 'clock_at');
    exact(t, 'clock_lease_by', 64);
    instant(t, 'clock_lease_until');
    instant(t, 'created_at').notNullable();
    instant(t, 'updated_at').notNullable();
    t.index(['clock_at'], 'workspaces_clock_at_index');
  });
  await knex.schema.createTable('users', (t) => {
    standard(t);
    t.string('email', 254).notNullable();
    exact(t, 'email_key').notNullable();
    t.string('name', 200).notNullable();
    t.string('avatar_url', 2000);
    t.string('role', 12).notNullable();
    t.string('title', 200);
    t.string('department', 200);
    t.string('phone', 200);
    t.string('timezone', 64);
    t.string('status', 12).notNullable();
    t.integer('hours_per_week').notNullable().defaultTo(40);
    t.integer('billable_target').notNullable().defaultTo(75);
    rate(t, 'cost_rate');
    rate(t, 'bill_rate');
    t.json('permissions');
    t.string('password_hash', 255);
    instant(t, 'last_active_at');
    instant(t, 'invitation_sent_at');
    instant(t, 'invitation_expires_at');
    instant(t, 'deactivated_at');
    t.unique(['workspace_id', 'email_key'], { indexName: 'users_email_unique' });
    t.index(['workspace_id', 'created_at', 'id'], 'users_created_at_index');
    t.index(['workspace_id', 'status', 'created_at', 'id'], 'users_status_index');
    t.index(['workspace_id', 'name', 'id'], 'users_name_index');
  });
  await knex.schema.createTable('api_keys', (t) => {
    standard(t);
    id(t, 'user_id').notNullable();
    t.string('name', 200).notNullable();
    t.string('scope', 12).notNullable().defaultTo('full');
    t.specificType('hash', 'BINARY(32)').notNullable();
    t.specificType('last_four', 'CHAR(4) CHARACTER SET ascii COLLATE ascii_bin').notNullable();
    instant(t, 'expires_at');
    instant(t, 'last_used_at');
    instant(t, 'revoked_at');
    t.unique(['hash'], { indexName: 'api_keys_hash_unique' });
    t.index(['workspace_id', 'created_at', 'id'], 'api_keys_created_at_index');
    t.index(['workspace_id', 'user_id', 'created_at', 'id'], 'api_keys_user_index');
  });
  await knex.schema.createTable('idempotency_keys', (t) => {
    id(t, 'workspace_id').notNullable();
    exact(t, 'idempotency_key').notNullable();
    t.specificType('request_hash', 'BINARY(32)').notNullable();
    t.integer('status');
    t.specificType('answer', 'LONGTEXT CHARACTER SET ascii COLLATE ascii_bin');
    instant(t, 'created_at').notNullable();
    instant(t, 'lease_until');
    t.primary(['workspace_id', 'idempotency_key']);
    t.index(['workspace_id', 'created_at'], 'idempotency_keys_created_at_index');
  });
  await knex.schema.createTable('sequences', (t) => {
    id(t, 'workspace_id').notNullable();
    t.string('name', 40).notNullable();
    t.bigInteger('value').notNullable();
    t.primary(['workspace_id', 'name']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['sequences', 'idempotency_keys', 'api_keys', 'users', 'workspaces'])
    await knex.schema.dropTableIfExists(table);
}
