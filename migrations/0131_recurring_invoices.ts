import type { Knex } from 'knex';
import { dropColumns, dropIndexes, flag, id, standard } from './support.js';

const ascii = (length: number): string => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

/** Recurring invoices, and the one date of each that an invoice is made for. */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.createTable('recurring_invoices', (t) => {
    standard(t);
    id(t, 'client_id').notNullable();
    id(t, 'contact_id');
    t.specificType('status', ascii(10)).notNullable().defaultTo('active');
    t.specificType('interval', ascii(10)).notNullable();
    t.integer('every').notNullable().defaultTo(1);
    t.date('anchor_date').notNullable();
    t.date('end_date');
    t.integer('next_number').notNullable().defaultTo(0);
    t.date('next_date');
    t.date('billed_until');
    flag(t, 'auto_send');
    t.integer('payment_terms_days');
    t.string('subject', 200);
    t.text('notes', 'mediumtext');
    t.text('internal_notes', 'mediumtext');
    t.string('po_number', 200);
    t.decimal('tax_rate', 9, 6);
    t.json('tax_rate_ids');
    flag(t, 'prices_include_tax');
    t.json('lines').notNullable();
    t.json('last_error');
    t.index(['workspace_id', 'created_at', 'id'], 'recurring_invoices_created_at_index');
    t.index(['workspace_id', 'next_date', 'id'], 'recurring_invoices_next_date_index');
    t.index(['workspace_id', 'client_id', 'created_at', 'id'], 'recurring_invoices_client_index');
    t.index(['workspace_id', 'status', 'created_at', 'id'], 'recurring_invoices_status_index');
    t.index(['workspace_id', 'contact_id'], 'recurring_invoices_contact_index');
  });
  await knex.schema.alterTable('invoices', (t) => {
    id(t, 'recurring_invoice_id');
    t.date('recurring_date');
  });
  await knex.schema.alterTable('invoices', (t) => {
    t.unique(['workspace_id', 'recurring_invoice_id', 'recurring_date'], {
      indexName: 'invoices_recurring_date_unique',
    });
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'invoices', ['invoices_recurring_date_unique']);
  await dropColumns(knex, 'invoices', ['recurring_invoice_id', 'recurring_date']);
  await knex.schema.dropTableIfExists('recurring_invoices');
}
