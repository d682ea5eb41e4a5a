import type { Knex } from 'knex';
import { dropColumns, exact } from './support.js';

const tagged = ['clients', 'projects', 'tickets', 'contacts'];

/** Tagged objects hold a copy of their tags' names, so that no list or event has to look them up; null for none. */
export async function up(knex: Knex): Promise<void> {
  for (const table of tagged) await knex.schema.alterTable(table, (t) => void t.json('tags'));
  // Some letters become several when they are composed and lower-cased.
  await knex.schema.alterTable('tags', (t) => exact(t, 'name_key', 300).notNullable().alter());
}

export async function down(knex: Knex): Promise<void> {
  for (const table of tagged) await dropColumns(knex, table, ['tags']);
}
