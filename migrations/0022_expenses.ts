import type { Knex } from 'knex';
import { flag, id, instant, money, standard } from './support.js';

const ascii = (t: Knex.CreateTableBuilder, name: string, length: number): Knex.ColumnBuilder =>
  t.specificType(name, `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`);

/** The columns that the totals of a list read, so that one index covers them. */
const summed = ['currency', 'amount', 'billable_amount', 'approval_status'];

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('expenses', (t) => {
    standard(t);
    for (const column of ['client_id', 'project_id']) id(t, column);
    id(t, 'user_id').notNullable();
    t.date('date').notNullable();
    t.string('description', 2000).notNullable();
    ascii(t, 'category', 12).notNullable().defaultTo('other');
    t.string('vendor', 200);
    money(t, 'amount').notNullable();
    t.specificType('currency', 'CHAR(3) CHARACTER SET ascii COLLATE ascii_bin').notNullable();
    flag(t, 'billable', true);
    t.decimal('markup_percent', 6, 2).notNullable().defaultTo(0);
    money(t, 'billable_amount').notNullable();
    t.text('notes', 'mediumtext');
    t.string('receipt_url', 2000);
    ascii(t, 'receipt_key', 255);
    t.string('receipt_filename', 255);
    ascii(t, 'receipt_type', 127);
    instant(t, 'receipt_uploaded_at');
    ascii(t, 'approval_status', 12).notNullable().defaultTo('pending');
    id(t, 'approved_by_id');
    instant(t, 'approved_at');
    t.text('rejection_reason', 'mediumtext');
    id(t, 'invoice_line_id');
    instant(t, 'marked_billed_at');
    t.string('invoice_reference', 200);
    t.specificType('billed', 'TINYINT(1) AS (invoice_line_id IS NOT NULL OR marked_billed_at IS NOT NULL) STORED');
    t.index(['workspace_id', 'date', 'id', ...summed], 'expenses_date_index');
    for (const column of ['client_id', 'project_id', 'user_id', 'category', 'billable', 'billed'])
      t.index(['workspace_id', column, 'date', 'id', ...summed], `expenses_${column}_index`);
    t.index(
      ['workspace_id', 'approval_status', 'date', 'id', 'currency', 'amount', 'billable_amount'],
      'expenses_approval_status_index',
    );
    t.index(['workspace_id', 'created_at', 'id'], 'expenses_created_at_index');
    t.index(['workspace_id', 'updated_at', 'id'], 'expenses_updated_at_index');
    t.index(['workspace_id', 'amount', 'id'], 'expenses_amount_index');
    t.index(['workspace_id', 'invoice_line_id'], 'expenses_invoice_line_id_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('expenses');
}
