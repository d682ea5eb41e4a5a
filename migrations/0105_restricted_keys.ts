import type { Knex } from 'knex';
import { dropColumns, exact, hasColumn, instant } from './support.js';

/** What restricted keys may do, from where keys work, and the secret from before a roll. */
export async function up(knex: Knex): Promise<void> {
  if (!(await hasColumn(knex, 'api_keys', 'previous_hash')))
    await knex.schema.alterTable('api_keys', (t) => {
      t.specificType('access', 'TEXT');
      t.specificType('allowed_ips', 'TEXT');
      exact(t, 'last_used_ip', 45);
      t.specificType('previous_hash', 'BINARY(32)');
      instant(t, 'previous_expires_at');
      instant(t, 'unused_told_at');
      t.unique(['previous_hash'], { indexName: 'api_keys_previous_hash_unique' });
    });
  if (!(await hasColumn(knex, 'cli_logins', 'access')))
    await knex.schema.alterTable('cli_logins', (t) => {
      t.specificType('access', 'TEXT');
      t.specificType('allowed_ips', 'TEXT');
    });
}

export async function down(knex: Knex): Promise<void> {
  const ofKeys = ['access', 'allowed_ips', 'last_used_ip', 'previous_hash', 'previous_expires_at', 'unused_told_at'];
  await dropColumns(knex, 'api_keys', ofKeys);
  await dropColumns(knex, 'cli_logins', ['access', 'allowed_ips']);
}
