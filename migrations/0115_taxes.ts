import type { Knex } from 'knex';
import { dropColumns, exact, flag, money, standard } from './support.js';

const ascii = (length: number): string => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

const added: Readonly<Record<string, readonly string[]>> = {
  clients: ['tax_rate_ids'],
  invoices: ['taxes', 'prices_include_tax', 'tax_shares'],
  invoice_line_items: ['taxes', 'net_amount', 'unit'],
  credit_notes: ['tax_shares'],
};

/** Tax rates, the taxes of invoices by line, and their amounts. What is null follows the one rate of the invoice. */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.createTable('tax_rates', (t) => {
    standard(t);
    t.string('name', 100).notNullable();
    exact(t, 'name_key', 100).notNullable();
    t.decimal('rate', 9, 6).notNullable();
    t.specificType('category', ascii(20)).notNullable();
    flag(t, 'is_compound');
    t.string('reason', 500);
    t.specificType('reason_code', ascii(40));
    flag(t, 'is_default');
    t.unique(['workspace_id', 'name_key'], { indexName: 'tax_rates_name_unique' });
    t.index(['workspace_id', 'name', 'id'], 'tax_rates_name_index');
    t.index(['workspace_id', 'created_at', 'id'], 'tax_rates_created_at_index');
    t.index(['workspace_id', 'is_default'], 'tax_rates_default_index');
  });
  await knex.schema.alterTable('clients', (t) => void t.json('tax_rate_ids'));
  await knex.schema.alterTable('invoices', (t) => {
    t.json('taxes');
    flag(t, 'prices_include_tax');
    t.json('tax_shares');
  });
  await knex.schema.alterTable('invoice_line_items', (t) => {
    t.json('taxes');
    money(t, 'net_amount');
    t.specificType('unit', ascii(20));
  });
  await knex.schema.alterTable('credit_notes', (t) => void t.json('tax_shares'));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('tax_rates');
  for (const [table, columns] of Object.entries(added)) await dropColumns(knex, table, [...columns]);
}
