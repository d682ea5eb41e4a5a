import type { Knex } from 'knex';
import { dropColumns, id } from './support.js';

/**
 * What the operator allows a workspace, by the id of its live side; null is no limit. Files get their size; that of
 * receipts from before is not known.
 */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.createTable('workspace_limits', (t) => {
    id(t, 'workspace_id').notNullable().primary();
    t.specificType('storage_bytes', 'BIGINT');
    t.integer('mails_a_day').unsigned();
    t.integer('exports_a_day').unsigned();
    t.integer('streams').unsigned();
    // What the owners have been told of: a day, or the limit of the storage.
    t.string('storage_warned', 20);
    t.string('mails_warned', 20);
    t.string('exports_warned', 20);
  });
  await knex.schema.alterTable('files', (t) => {
    t.specificType('size', 'BIGINT').notNullable().defaultTo(0);
  });
  await knex.raw('UPDATE files f JOIN attachments a ON a.storage_key = f.storage_key SET f.size = a.size');
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'files', ['size']);
  await knex.schema.dropTableIfExists('workspace_limits');
}
