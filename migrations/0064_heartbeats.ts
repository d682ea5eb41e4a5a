import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { exact, instant } from './support.js';

/** How late a heartbeat arrives at a replica shows how far behind the replica is. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('database_heartbeat', (t) => {
    t.specificType('id', 'TINYINT').notNullable().primary();
    exact(t, 'origin', 36).notNullable();
    instant(t, 'beat_at').notNullable();
  });
  await knex('database_heartbeat').insert({ id: 1, origin: randomUUID(), beat_at: knex.raw('UTC_TIMESTAMP(3)') });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('database_heartbeat');
}
