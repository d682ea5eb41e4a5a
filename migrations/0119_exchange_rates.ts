import type { Knex } from 'knex';
import { dropColumns, money, standard } from './support.js';

const ascii = (length: number): string => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

const ofInvoices = ['tax_currency', 'tax_amount_in_tax_currency', 'exchange_rate', 'exchange_rate_date'];

/** Exchange rates, and the one by which a sent invoice states its tax in the currency of the firm. */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.createTable('exchange_rates', (t) => {
    standard(t);
    t.specificType('from_currency', ascii(3)).notNullable();
    t.specificType('to_currency', ascii(3)).notNullable();
    t.date('date').notNullable();
    t.decimal('rate', 20, 10).notNullable();
    t.specificType('source', ascii(10)).notNullable();
    t.unique(['workspace_id', 'from_currency', 'to_currency', 'date'], { indexName: 'exchange_rates_date_unique' });
    t.index(['workspace_id', 'date', 'id'], 'exchange_rates_date_index');
    t.index(['workspace_id', 'created_at', 'id'], 'exchange_rates_created_at_index');
    t.index(['workspace_id', 'from_currency', 'date', 'id'], 'exchange_rates_from_index');
    t.index(['workspace_id', 'to_currency', 'date', 'id'], 'exchange_rates_to_index');
  });
  await knex.schema.alterTable('invoices', (t) => {
    t.specificType('tax_currency', ascii(3));
    money(t, 'tax_amount_in_tax_currency');
    t.decimal('exchange_rate', 30, 18);
    t.date('exchange_rate_date');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('exchange_rates');
  await dropColumns(knex, 'invoices', ofInvoices);
}
