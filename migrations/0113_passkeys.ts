import type { Knex } from 'knex';
import { exact, flag, id, instant } from './support.js';

/** Passkeys of users and contacts, and the challenges that wait for one (docs/decisions/passkeys.md). */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.createTable('passkeys', (t) => {
    // Of the credential's id, which is longer than an index can be.
    t.specificType('hash', 'BINARY(32)').notNullable().primary();
    id(t, 'id').notNullable();
    id(t, 'workspace_id').notNullable();
    id(t, 'account_id').notNullable();
    t.specificType('credential_id', 'VARCHAR(1400) CHARACTER SET ascii COLLATE ascii_bin').notNullable();
    t.specificType('public_key', 'VARBINARY(4096)').notNullable();
    t.specificType('counter', 'BIGINT').notNullable();
    t.string('name', 200).notNullable();
    flag(t, 'is_synced');
    instant(t, 'created_at').notNullable();
    instant(t, 'last_used_at');
    t.unique(['workspace_id', 'account_id', 'id'], { indexName: 'passkeys_account_unique' });
  });
  await knex.schema.createTable('passkey_challenges', (t) => {
    t.specificType('hash', 'BINARY(32)').notNullable().primary();
    exact(t, 'purpose', 20).notNullable();
    // Null for signing in: who does is not known yet.
    id(t, 'account_id');
    instant(t, 'expires_at').notNullable();
    t.index(['expires_at'], 'passkey_challenges_expires_at_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('passkey_challenges');
  await knex.schema.dropTableIfExists('passkeys');
}
