import type { Knex } from 'knex';
import { dropColumns } from './support.js';

/** The address that a session was last used from. Null where it is not known. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (t) => {
    t.string('ip_address', 45);
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'sessions', ['ip_address']);
}
