import type { Knex } from 'knex';
import { dropColumns, flag, id, instant } from './support.js';

/** Second factors of users and contacts (docs/decisions/second-factor.md); of recovery codes only hashes are stored. */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.createTable('second_factors', (t) => {
    id(t, 'workspace_id').notNullable();
    id(t, 'account_id').notNullable();
    t.specificType('sealed_secret', 'TEXT').notNullable();
    instant(t, 'created_at').notNullable();
    instant(t, 'confirmed_at');
    t.specificType('last_step', 'BIGINT').notNullable();
    t.primary(['workspace_id', 'account_id']);
  });
  await knex.schema.createTable('recovery_codes', (t) => {
    id(t, 'workspace_id').notNullable();
    id(t, 'account_id').notNullable();
    t.specificType('hash', 'BINARY(32)').notNullable();
    t.primary(['workspace_id', 'account_id', 'hash']);
  });
  await knex.schema.alterTable('workspaces', (t) => void flag(t, 'require_two_factor'));
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'workspaces', ['require_two_factor']);
  await knex.schema.dropTableIfExists('recovery_codes');
  await knex.schema.dropTableIfExists('second_factors');
}
