import type { Knex } from 'knex';
import { dropColumns, flag, id, standard } from './support.js';

const ascii = (length: number): string => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

/** The files of electronic invoices as they were issued, and what invoices and credit notes show of them. */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.createTable('e_invoices', (t) => {
    standard(t);
    id(t, 'document_id').notNullable();
    id(t, 'invoice_id').notNullable();
    t.specificType('format', ascii(20)).notNullable();
    t.specificType('xml', 'MEDIUMTEXT').notNullable();
    t.specificType('pdf', 'LONGBLOB');
    flag(t, 'is_awaited');
    t.unique(['workspace_id', 'document_id'], { indexName: 'e_invoices_document_unique' });
    t.index(['workspace_id', 'is_awaited', 'id'], 'e_invoices_awaited_index');
  });
  await knex.schema.alterTable('invoices', (t) => void t.json('e_invoice'));
  await knex.schema.alterTable('credit_notes', (t) => void t.json('e_invoice'));
  await knex.schema.alterTable('clients', (t) => void t.specificType('e_invoice_via', ascii(20)));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('e_invoices');
  await dropColumns(knex, 'invoices', ['e_invoice']);
  await dropColumns(knex, 'credit_notes', ['e_invoice']);
  await dropColumns(knex, 'clients', ['e_invoice_via']);
}
