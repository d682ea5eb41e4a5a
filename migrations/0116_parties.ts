import type { Knex } from 'knex';
import { dropColumns } from './support.js';

const ofClients = [
  'tax_number',
  'identifiers',
  'electronic_address',
  'buyer_reference',
  'accounting_reference',
  'e_invoice_format',
];

/**
 * What electronic invoices need to know of a client, and what a client needs to assign an invoice. `tax_id` holds the VAT id, or else
 * the tax number: rows from before are read by its form.
 */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.alterTable('clients', (t) => {
    t.string('tax_number', 200);
    t.json('identifiers');
    t.json('electronic_address');
    t.string('buyer_reference', 200);
    t.string('accounting_reference', 200);
    t.specificType('e_invoice_format', 'VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin');
  });
  await knex.schema.alterTable('invoices', (t) => void t.json('document_references'));
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'clients', ofClients);
  await dropColumns(knex, 'invoices', ['document_references']);
}
