import type { Knex } from 'knex';
import { dropColumns, id } from './support.js';

const added = ['from_name', 'reply_to', 'portal_contact_id', 'text_without_portal', 'html_without_portal'];

/** Mails to clients come in the firm's name, and lead into the portal only those who may still enter it when they are sent. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('mails', (t) => {
    t.string('from_name', 255);
    t.string('reply_to', 320);
    id(t, 'portal_contact_id');
    t.text('text_without_portal', 'mediumtext');
    t.text('html_without_portal', 'mediumtext');
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'mails', added);
}
