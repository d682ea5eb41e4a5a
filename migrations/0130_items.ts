import type { Knex } from 'knex';
import { exact, flag, standard } from './support.js';

const ascii = (length: number): string => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

/** The price list: what lines of invoices name and copy. */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.createTable('items', (t) => {
    standard(t);
    t.string('name', 200).notNullable();
    exact(t, 'name_key', 200).notNullable();
    t.text('description', 'mediumtext');
    t.specificType('unit', ascii(20));
    t.decimal('price', 19, 4).notNullable();
    t.specificType('currency', ascii(3)).notNullable();
    t.json('tax_rate_ids');
    flag(t, 'active', true);
    t.unique(['workspace_id', 'name_key'], { indexName: 'items_name_unique' });
    t.index(['workspace_id', 'name', 'id'], 'items_name_index');
    t.index(['workspace_id', 'created_at', 'id'], 'items_created_at_index');
    t.index(['workspace_id', 'active', 'name', 'id'], 'items_active_index');
    t.index(['workspace_id', 'currency', 'name', 'id'], 'items_currency_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('items');
}
