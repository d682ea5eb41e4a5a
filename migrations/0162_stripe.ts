import type { Knex } from 'knex';
import { dropColumns, dropIndexes, exact, flag, id, instant, money, standard } from './support.js';

const ascii = (length: number): string => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`;
const ofPayment = 'payments_provider_payment_index';

/** The Stripe account of a workspace, its Checkout pages, what is to be done at Stripe, and what payments know from there. */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.createTable('stripe_accounts', (t) => {
    id(t, 'workspace_id').notNullable().primary();
    exact(t, 'account_id', 100);
    t.string('account_name', 200);
    t.text('secret_key').notNullable();
    t.specificType('key_last4', ascii(4)).notNullable();
    t.text('webhook_secret').notNullable();
    exact(t, 'endpoint_id', 100);
    flag(t, 'is_enabled');
    instant(t, 'updated_at').notNullable();
  });
  await knex.schema.createTable('stripe_checkouts', (t) => {
    standard(t);
    id(t, 'invoice_id').notNullable();
    exact(t, 'session_id').notNullable();
    t.text('url').notNullable();
    money(t, 'amount').notNullable();
    t.specificType('currency', ascii(3)).notNullable();
    t.specificType('status', ascii(12)).notNullable();
    instant(t, 'expires_at').notNullable();
    t.unique(['workspace_id', 'session_id'], { indexName: 'stripe_checkouts_session_unique' });
    t.index(['workspace_id', 'invoice_id', 'status'], 'stripe_checkouts_invoice_index');
  });
  await knex.schema.createTable('stripe_tasks', (t) => {
    standard(t);
    t.specificType('kind', ascii(20)).notNullable();
    exact(t, 'subject').notNullable();
    t.integer('version').notNullable().defaultTo(0);
    t.integer('attempts').notNullable().defaultTo(0);
    instant(t, 'due_at').notNullable();
    t.specificType('lease_by', ascii(36));
    instant(t, 'lease_until');
    t.string('last_error', 500);
    t.unique(['workspace_id', 'kind', 'subject'], { indexName: 'stripe_tasks_subject_unique' });
    t.index(['due_at'], 'stripe_tasks_due_index');
  });
  await knex.schema.alterTable('payments', (t) => {
    exact(t, 'provider_payment', 100);
    money(t, 'provider_fee');
    t.specificType('provider_fee_currency', ascii(3));
    t.specificType('refund_status', ascii(10));
    t.string('refund_error', 500);
    t.specificType('dispute_status', ascii(20));
    t.string('dispute_reason', 100);
    money(t, 'dispute_amount');
    instant(t, 'dispute_due_by');
  });
  await knex.schema.alterTable('payments', (t) => void t.index(['workspace_id', 'provider_payment'], ofPayment));
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['stripe_tasks', 'stripe_checkouts', 'stripe_accounts'])
    await knex.schema.dropTableIfExists(table);
  await dropIndexes(knex, 'payments', [ofPayment]);
  await dropColumns(knex, 'payments', [
    'provider_payment',
    'provider_fee',
    'provider_fee_currency',
    'refund_status',
    'refund_error',
    'dispute_status',
    'dispute_reason',
    'dispute_amount',
    'dispute_due_by',
  ]);
}
