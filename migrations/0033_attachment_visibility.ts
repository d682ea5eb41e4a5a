import type { Knex } from 'knex';
import { dropColumns, hasColumn } from './support.js';

/** Existing attachments are visible to the team only. */
export async function up(knex: Knex): Promise<void> {
  if (await hasColumn(knex, 'attachments', 'visibility')) return;
  await knex.schema.alterTable('attachments', (t) => {
    t.specificType('visibility', 'VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin')
      .notNullable()
      .defaultTo('internal');
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'attachments', ['visibility']);
}
