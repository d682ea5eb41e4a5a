import type { Knex } from 'knex';
import { dropColumns, standard } from './support.js';

const ascii = (length: number): string => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

/** Texts of mails to clients that workspaces have changed, who gets copies and replies, and which mail has come back. */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.createTable('mail_templates', (t) => {
    standard(t);
    t.specificType('kind', ascii(30)).notNullable();
    t.specificType('language', ascii(2)).notNullable();
    t.string('subject', 200).notNullable();
    t.text('text', 'mediumtext').notNullable();
    t.unique(['workspace_id', 'kind', 'language'], { indexName: 'mail_templates_kind_unique' });
  });
  for (const table of ['workspaces', 'clients'])
    await knex.schema.alterTable(table, (t) => {
      t.json('mail_cc');
      t.string('mail_reply_to', 254);
    });
  await knex.schema.alterTable('mails', (t) => {
    t.specificType('bounce_token', ascii(32));
    t.unique(['bounce_token'], { indexName: 'mails_bounce_token_unique' });
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['workspaces', 'clients']) await dropColumns(knex, table, ['mail_cc', 'mail_reply_to']);
  await dropColumns(knex, 'mails', ['bounce_token']);
  await knex.schema.dropTableIfExists('mail_templates');
}
