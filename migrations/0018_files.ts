import type { Knex } from 'knex';
import { exact, id, instant } from './support.js';

/** Uploaded files, and their content until a worker has moved it to file storage. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('files', (t) => {
    t.specificType('storage_key', 'VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin').notNullable().primary();
    exact(t, 'state', 8).notNullable();
    instant(t, 'due_at');
    t.integer('attempts').unsigned().notNullable().defaultTo(0);
    id(t, 'lease_by');
    t.string('last_error', 500);
    t.index(['due_at'], 'files_due_at_index');
  });
  // In parts, because neither a statement nor a row can be as large as an upload.
  await knex.schema.createTable('file_parts', (t) => {
    t.specificType('storage_key', 'VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin').notNullable();
    t.smallint('part').unsigned().notNullable();
    t.specificType('bytes', 'MEDIUMBLOB').notNullable();
    t.primary(['storage_key', 'part']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['file_parts', 'files']) await knex.schema.dropTableIfExists(table);
}
