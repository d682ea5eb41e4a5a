import type { Knex } from 'knex';
import { dropColumns } from './support.js';

/** What the invoices of a recurring invoice bill besides its lines. */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.alterTable('recurring_invoices', (t) => {
    t.specificType('join', 'VARCHAR(30) CHARACTER SET ascii COLLATE ascii_bin').notNullable().defaultTo('alone');
  });
}

export const down = (knex: Knex): Promise<void> => dropColumns(knex, 'recurring_invoices', ['join']);
