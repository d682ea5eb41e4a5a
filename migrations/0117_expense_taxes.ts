import type { Knex } from 'knex';
import { dropColumns, exact, money } from './support.js';

const columns = ['tax_rate_id', 'tax_name', 'tax_rate', 'tax_category', 'tax_amount'];

/** The tax in expenses: a copy of the rate, which may have been deleted since. */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.alterTable('expenses', (t) => {
    exact(t, 'tax_rate_id', 40);
    t.string('tax_name', 100);
    t.decimal('tax_rate', 9, 6);
    t.specificType('tax_category', 'VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin');
    money(t, 'tax_amount').notNullable().defaultTo(0);
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'expenses', columns);
}
