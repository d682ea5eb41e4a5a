import type { Knex } from 'knex';
import { dropColumns, id } from './support.js';

/** The invoice whose mail or reminder a mail is, so that a failed mail can be reported with it. */
export async function up(knex: Knex): Promise<void> {
  await dropColumns(knex, 'mails', ['invoice_id']);
  await knex.schema.alterTable('mails', (t) => void id(t, 'invoice_id'));
}

export const down = (knex: Knex): Promise<void> => dropColumns(knex, 'mails', ['invoice_id']);
