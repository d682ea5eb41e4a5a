import type { Knex } from 'knex';
import { exact, flag, instant, standard } from './support.js';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('mails', (t) => {
    standard(t);
    flag(t, 'is_test');
    for (const column of ['to', 'cc', 'bcc']) t.json(column).notNullable();
    t.string('subject', 998).notNullable();
    t.text('text', 'mediumtext').notNullable();
    t.text('html', 'mediumtext').notNullable();
    t.json('attachments').notNullable();
    t.string('status', 12).notNullable().defaultTo('pending');
    t.integer('attempts').notNullable().defaultTo(0);
    instant(t, 'next_attempt_at').notNullable();
    exact(t, 'lease_by', 64);
    instant(t, 'lease_until');
    instant(t, 'sent_at');
    t.string('error', 500);
    t.index(['status', 'is_test', 'next_attempt_at'], 'mails_due_index');
    t.index(['lease_by'], 'mails_lease_by_index');
    t.index(['workspace_id', 'status', 'created_at', 'id'], 'mails_created_at_index');
  });
  await knex.schema.createTable('workspace_logos', (t) => {
    standard(t);
    t.string('filename', 255).notNullable();
    t.string('content_type', 40).notNullable();
    t.integer('size').notNullable();
    t.specificType('bytes', 'MEDIUMBLOB').notNullable();
    t.unique(['workspace_id'], { indexName: 'workspace_logos_workspace_id_unique' });
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['workspace_logos', 'mails']) await knex.schema.dropTableIfExists(table);
}
