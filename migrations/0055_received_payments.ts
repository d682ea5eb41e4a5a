import type { Knex } from 'knex';
import { dropColumns, dropIndexes, exact, id, money, standard } from './support.js';

const unique = 'payments_provider_reference_unique';

/** Payments reported by a provider, each recorded once by its reference there, and delayed payments of the test method. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('payments', (t) => {
    t.specificType('provider', 'VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin');
    exact(t, 'provider_reference', 100);
  });
  await knex.schema.alterTable('payments', (t) => {
    t.unique(['workspace_id', 'provider', 'provider_reference'], { indexName: unique });
  });
  await knex.schema.createTable('test_payments', (t) => {
    standard(t);
    id(t, 'invoice_id').notNullable();
    exact(t, 'reference', 100).notNullable();
    money(t, 'amount').notNullable();
    t.date('due_on').notNullable();
    t.unique(['workspace_id', 'reference'], { indexName: 'test_payments_reference_unique' });
    t.index(['workspace_id', 'due_on', 'id'], 'test_payments_due_on_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('test_payments');
  await dropIndexes(knex, 'payments', [unique]);
  await dropColumns(knex, 'payments', ['provider', 'provider_reference']);
}
