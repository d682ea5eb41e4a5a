import type { Knex } from 'knex';
import { dropColumns, dropIndexes, flag } from './support.js';

/**
 * Whether the last mail of an invoice failed, as a column: the list of such invoices must not read the mails of all of
 * them. The index over mails tells whether a mail was the last one.
 */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.alterTable('invoices', (t) => {
    flag(t, 'mail_failed');
    t.index(['workspace_id', 'mail_failed', 'invoice_date', 'id'], 'invoices_mail_failed_index');
  });
  await knex.schema.alterTable('mails', (t) => t.index(['workspace_id', 'invoice_id', 'id'], 'mails_invoice_index'));
}

export async function down(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'mails', ['mails_invoice_index']);
  await dropIndexes(knex, 'invoices', ['invoices_mail_failed_index']);
  await dropColumns(knex, 'invoices', ['mail_failed']);
}
