import type { Knex } from 'knex';
import { dropColumns } from './support.js';

/** How long the periods of an agreement are, and how many months the fee of a period is for. */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.alterTable('agreements', (t) => {
    t.specificType('interval', 'VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin').notNullable().defaultTo('monthly');
  });
  await knex.schema.alterTable('agreement_periods', (t) => {
    t.specificType('months', 'TINYINT UNSIGNED').notNullable().defaultTo(1);
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'agreement_periods', ['months']);
  await dropColumns(knex, 'agreements', ['interval']);
}
