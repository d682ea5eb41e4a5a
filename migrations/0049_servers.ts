import type { Knex } from 'knex';
import { exact, instant } from './support.js';

/** Which server of a cluster is written to, and which processes share the database. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('database_writer', (t) => {
    t.specificType('id', 'TINYINT').notNullable().primary();
    exact(t, 'host', 255).notNullable();
    exact(t, 'address', 255).notNullable();
    instant(t, 'since').notNullable();
  });
  await knex.schema.createTable('servers', (t) => {
    exact(t, 'id', 36).notNullable().primary();
    t.string('name', 255).notNullable();
    t.json('shared').notNullable();
    instant(t, 'started_at').notNullable();
    instant(t, 'seen_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('servers');
  await knex.schema.dropTableIfExists('database_writer');
}
