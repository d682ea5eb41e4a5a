import type { Knex } from 'knex';
import { dropColumns, dropIndexes } from './support.js';

const columns = ['e_invoice', 'e_invoice_key', 'e_invoice_copy'];
const unique = 'expenses_e_invoice_unique';

/** The electronic invoice that an expense was recorded from, and the key by which the same one is known again. */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.alterTable('expenses', (t) => {
    t.json('e_invoice');
    t.specificType('e_invoice_key', 'CHAR(64) CHARACTER SET ascii COLLATE ascii_bin');
    t.integer('e_invoice_copy').unsigned();
  });
  await knex.schema.alterTable('expenses', (t) => {
    t.unique(['workspace_id', 'e_invoice_key', 'e_invoice_copy'], { indexName: unique });
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'expenses', [unique]);
  await dropColumns(knex, 'expenses', columns);
}
