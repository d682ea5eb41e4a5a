import type { Knex } from 'knex';
import { dropColumns, dropIndexes, id } from './support.js';

const indexes = {
  mails_listed_index: ['workspace_id', 'created_at', 'id'],
  mails_kind_index: ['workspace_id', 'kind', 'created_at', 'id'],
  mails_resource_index: ['workspace_id', 'resource_id', 'created_at', 'id'],
} as const;

/**
 * What a mail is, and what it is about, for the list of mails. Servers of earlier versions, which may still run, write `other`, as mails from
 * before have.
 */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.alterTable('mails', (t) => {
    t.specificType('kind', 'VARCHAR(30) CHARACTER SET ascii COLLATE ascii_bin').notNullable().defaultTo('other');
    t.specificType('resource_type', 'VARCHAR(30) CHARACTER SET ascii COLLATE ascii_bin');
    id(t, 'resource_id');
    for (const [name, columns] of Object.entries(indexes)) t.index([...columns], name);
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'mails', Object.keys(indexes));
  await dropColumns(knex, 'mails', ['kind', 'resource_type', 'resource_id']);
}
