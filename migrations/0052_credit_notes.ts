import type { Knex } from 'knex';
import { dropColumns, exact, id, money, standard } from './support.js';

const currency = 'CHAR(3) CHARACTER SET ascii COLLATE ascii_bin';

/** Credits on invoices that were sent. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoices', (t) => void money(t, 'amount_credited').notNullable().defaultTo(0));
  await knex.schema.createTable('credit_notes', (t) => {
    standard(t);
    exact(t, 'credit_note_number', 100).notNullable();
    for (const column of ['invoice_id', 'client_id']) id(t, column).notNullable();
    t.specificType('currency', currency).notNullable();
    t.date('credit_date').notNullable();
    t.decimal('tax_rate', 9, 6).notNullable();
    for (const column of ['subtotal', 'tax_amount', 'total']) money(t, column).notNullable();
    t.text('reason');
    t.specificType('released_time', 'TINYINT(1)').notNullable().defaultTo(0);
    t.unique(['workspace_id', 'credit_note_number'], { indexName: 'credit_notes_credit_note_number_unique' });
    t.index(['workspace_id', 'invoice_id', 'id'], 'credit_notes_invoice_id_index');
    t.index(['workspace_id', 'client_id', 'credit_date', 'id', 'currency', 'total'], 'credit_notes_client_id_index');
    t.index(['workspace_id', 'credit_date', 'id', 'currency', 'subtotal', 'total'], 'credit_notes_credit_date_index');
    t.index(['workspace_id', 'total', 'id'], 'credit_notes_total_index');
    t.index(['workspace_id', 'updated_at', 'id'], 'credit_notes_updated_at_index');
  });
  await knex.schema.createTable('credit_note_lines', (t) => {
    standard(t);
    id(t, 'credit_note_id').notNullable();
    id(t, 'invoice_line_id');
    t.smallint('position').unsigned().notNullable();
    t.text('description', 'mediumtext').notNullable();
    t.decimal('quantity', 15, 4);
    t.decimal('rate', 19, 4);
    money(t, 'amount').notNullable();
    t.index(['workspace_id', 'credit_note_id', 'position'], 'credit_note_lines_credit_note_id_index');
    t.index(['workspace_id', 'invoice_line_id'], 'credit_note_lines_invoice_line_id_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['credit_note_lines', 'credit_notes']) await knex.schema.dropTableIfExists(table);
  await dropColumns(knex, 'invoices', ['amount_credited']);
}
