import type { Knex } from 'knex';
import { exact, id, instant, money, rate, standard } from './support.js';

/** The columns that the totals of a list read, so that one index covers them. */
const summed = ['status', 'currency', 'total', 'outstanding', 'due_date'];

const ascii = (length: number): string => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('invoices', (t) => {
    standard(t);
    exact(t, 'invoice_number', 100).notNullable();
    id(t, 'client_id').notNullable();
    for (const column of ['contact_id', 'agreement_id']) id(t, column);
    t.specificType('status', ascii(20)).notNullable().defaultTo('draft');
    t.specificType('currency', 'CHAR(3) CHARACTER SET ascii COLLATE ascii_bin').notNullable();
    for (const column of ['invoice_date', 'due_date']) t.date(column).notNullable();
    t.date('paid_date');
    for (const column of ['sent_at', 'viewed_at']) instant(t, column);
    t.decimal('tax_rate', 9, 6).notNullable().defaultTo(0);
    for (const column of ['subtotal', 'tax_amount', 'total', 'amount_paid', 'outstanding']) {
      money(t, column).notNullable().defaultTo(0);
    }
    t.string('subject', 200);
    t.text('notes', 'mediumtext');
    t.text('internal_notes', 'mediumtext');
    t.string('po_number', 200);
    t.string('payment_method', 20);
    t.string('payment_reference', 200);
    t.specificType('hosted_token', ascii(43));
    instant(t, 'last_reminder_at');
    t.integer('reminder_count').notNullable().defaultTo(0);
    instant(t, 'approved_at');
    id(t, 'approved_by_id');
    t.unique(['workspace_id', 'invoice_number'], { indexName: 'invoices_invoice_number_unique' });
    t.unique(['hosted_token'], { indexName: 'invoices_hosted_token_unique' });
    t.index(['workspace_id', 'invoice_date', 'id', ...summed], 'invoices_invoice_date_index');
    t.index(['workspace_id', 'client_id', 'invoice_date', 'id', ...summed], 'invoices_client_index');
    t.index(['workspace_id', 'status', 'invoice_date', 'id', ...summed.slice(1)], 'invoices_status_index');
    t.index(['workspace_id', 'due_date', 'id', 'invoice_date', ...summed.slice(0, -1)], 'invoices_due_date_index');
    t.index(['workspace_id', 'status', 'due_date', 'id'], 'invoices_status_due_index');
    for (const column of ['status', 'total', 'updated_at', 'created_at']) {
      t.index(['workspace_id', column, 'id'], `invoices_by_${column}_index`);
    }
  });
  await knex.schema.createTable('invoice_line_items', (t) => {
    standard(t);
    id(t, 'invoice_id').notNullable();
    t.integer('position').notNullable();
    t.text('description', 'mediumtext').notNullable();
    t.decimal('quantity', 15, 4).notNullable();
    rate(t, 'rate').notNullable();
    money(t, 'amount').notNullable();
    id(t, 'project_id');
    t.index(['workspace_id', 'invoice_id', 'position', 'id'], 'invoice_line_items_invoice_index');
    t.index(['workspace_id', 'project_id', 'invoice_id'], 'invoice_line_items_project_index');
  });
  await knex.schema.createTable('payments', (t) => {
    standard(t);
    id(t, 'invoice_id').notNullable();
    t.string('type', 10).notNullable();
    money(t, 'amount').notNullable();
    money(t, 'refunded_amount').notNullable().defaultTo(0);
    t.specificType('currency', 'CHAR(3) CHARACTER SET ascii COLLATE ascii_bin').notNullable();
    t.date('date').notNullable();
    t.string('method', 20);
    t.string('reference', 200);
    t.text('notes', 'mediumtext');
    id(t, 'payment_id');
    t.text('reason', 'mediumtext');
    for (const column of ['created_at', 'date']) {
      t.index(['workspace_id', 'invoice_id', column, 'id'], `payments_invoice_${column}_index`);
    }
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['payments', 'invoice_line_items', 'invoices']) await knex.schema.dropTableIfExists(table);
}
