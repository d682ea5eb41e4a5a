import type { Knex } from 'knex';
import { dropColumns, money } from './support.js';

/** To which increments totals are rounded, by currency, and the copy on each invoice that is; null for none. */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.alterTable('workspaces', (t) => void t.json('total_rounding'));
  await knex.schema.alterTable('invoices', (t) => void money(t, 'rounding_increment'));
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'workspaces', ['total_rounding']);
  await dropColumns(knex, 'invoices', ['rounding_increment']);
}
