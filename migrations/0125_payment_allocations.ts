import type { Knex } from 'knex';
import { dropColumns, dropIndexes, hasColumn, id, money, standard } from './support.js';

const ascii = (length: number): string => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

const indexes = [
  ['payments_client_date_index', ['client_id', 'date', 'id']],
  ['payments_client_credit_index', ['client_id', 'credit', 'currency', 'date']],
  ['payments_credit_index', ['credit', 'client_id', 'currency']],
] as const;

/**
 * Payments belong to clients: what of them pays which invoice, and what is credit. `client_id` is null until the next migration has
 * allocated the payment, and so are the payments of servers of earlier versions, which may still run.
 */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.alterTable('workspaces', (t) => {
    t.specificType('apply_credit', ascii(20)).notNullable().defaultTo('by_hand');
  });
  await knex.schema.createTable('payment_allocations', (t) => {
    standard(t);
    id(t, 'payment_id').notNullable();
    id(t, 'refund_id');
    id(t, 'invoice_id').notNullable();
    t.specificType('currency', 'CHAR(3) CHARACTER SET ascii COLLATE ascii_bin').notNullable();
    money(t, 'amount').notNullable();
    t.date('date').notNullable();
    t.index(['workspace_id', 'payment_id', 'invoice_id', 'amount'], 'payment_allocations_payment_index');
    t.index(
      ['workspace_id', 'invoice_id', 'date', 'amount', 'payment_id', 'refund_id'],
      'payment_allocations_invoice_index',
    );
    t.index(['workspace_id', 'date', 'currency', 'amount', 'invoice_id'], 'payment_allocations_date_index');
  });
  await knex.schema.alterTable('payments', (t) => {
    id(t, 'client_id');
    money(t, 'credit').notNullable().defaultTo(0);
  });
  await knex.raw(`ALTER TABLE payments MODIFY invoice_id ${ascii(40)} NULL`);
  for (const [name, columns] of indexes)
    await knex.schema.alterTable('payments', (t) => void t.index(['workspace_id', ...columns], name));
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'workspaces', ['apply_credit']);
  await knex.schema.dropTableIfExists('payment_allocations');
  if (!(await hasColumn(knex, 'payments', 'client_id'))) return;
  await dropIndexes(
    knex,
    'payments',
    indexes.map(([name]) => name),
  );
  await dropColumns(knex, 'payments', ['client_id', 'credit']);
  await knex('payments').whereNull('invoice_id').delete();
  await knex.raw(`ALTER TABLE payments MODIFY invoice_id ${ascii(40)} NOT NULL`);
}
