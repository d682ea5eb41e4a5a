import type { Knex } from 'knex';
import { dropColumns, exact, id, money, standard } from './support.js';

const currency = 'CHAR(3) CHARACTER SET ascii COLLATE ascii_bin';

/** Credit notes for sent invoices. */
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
    t.json('lines').notNullable();
    t.specificType('released_time', 'TINYINT(1)').notNullable().defaultTo(0);
    t.unique(['workspace_id', 'credit_note_number'], { indexName: 'credit_notes_credit_note_number_unique' });
    t.index(['workspace_id', 'invoice_id', 'id'], 'credit_notes_invoice_id_index');
    t.index(['workspace_id', 'client_id', 'credit_date', 'id', 'currency', 'total'], 'credit_notes_client_id_index');
    t.index(['workspace_id', 'credit_date', 'id', 'currency', 'subtotal', 'total'], 'credit_notes_credit_date_index');
    t.index(['workspace_id', 'total', 'id'], 'credit_notes_total_index');
    t.index(['workspace_id', 'updated_at', 'id'], 'credit_notes_updated_at_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('credit_notes');
  await dropColumns(knex, 'invoices', ['amount_credited']);
}
