import type { Knex } from 'knex';
import { exact, flag, id, money, standard } from './support.js';

const ascii = (length: number): string => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

/** Bank statements, their lines, each of which an account has once, and how CSV files are read. */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.createTable('bank_imports', (t) => {
    standard(t);
    t.specificType('format', ascii(10)).notNullable();
    t.string('filename', 255).notNullable();
    t.json('accounts').notNullable();
    t.date('first_day');
    t.date('last_day');
    t.specificType('status', ascii(10)).notNullable().defaultTo('open');
    t.integer('known').notNullable().defaultTo(0);
    t.integer('outgoing').notNullable().defaultTo(0);
    t.integer('pending').notNullable().defaultTo(0);
    t.json('columns');
    t.index(['workspace_id', 'created_at', 'id'], 'bank_imports_created_at_index');
    t.index(['workspace_id', 'status', 'created_at', 'id'], 'bank_imports_status_index');
  });
  await knex.schema.createTable('bank_import_lines', (t) => {
    standard(t);
    id(t, 'import_id').notNullable();
    t.integer('position').notNullable();
    exact(t, 'account', 64).notNullable();
    t.specificType('fingerprint', ascii(64)).notNullable();
    t.specificType('entry_key', ascii(64));
    t.date('date').notNullable();
    money(t, 'amount').notNullable();
    t.specificType('currency', ascii(3)).notNullable();
    t.string('counterparty', 200);
    t.specificType('iban', ascii(34));
    t.string('reference', 200);
    exact(t, 'end_to_end_id', 200);
    t.string('text', 1000);
    flag(t, 'is_return');
    flag(t, 'is_similar');
    t.specificType('status', ascii(10)).notNullable().defaultTo('open');
    id(t, 'client_id');
    id(t, 'payment_id');
    id(t, 'returned_line_id');
    t.unique(['workspace_id', 'account', 'fingerprint'], { indexName: 'bank_import_lines_fingerprint_unique' });
    t.index(['workspace_id', 'import_id', 'position', 'id'], 'bank_import_lines_position_index');
    t.index(['workspace_id', 'import_id', 'status', 'position', 'id'], 'bank_import_lines_status_index');
    t.index(['workspace_id', 'account', 'entry_key'], 'bank_import_lines_entry_index');
    t.index(['workspace_id', 'account', 'date', 'amount'], 'bank_import_lines_date_index');
    t.index(['workspace_id', 'iban', 'status', 'client_id'], 'bank_import_lines_iban_index');
    t.index(['workspace_id', 'end_to_end_id', 'status'], 'bank_import_lines_end_to_end_id_index');
    t.index(['workspace_id', 'payment_id'], 'bank_import_lines_payment_index');
  });
  await knex.schema.createTable('bank_layouts', (t) => {
    standard(t);
    t.specificType('layout_key', ascii(64)).notNullable();
    t.json('columns').notNullable();
    t.string('account', 64);
    t.specificType('currency', ascii(3));
    t.unique(['workspace_id', 'layout_key'], { indexName: 'bank_layouts_layout_key_unique' });
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('bank_layouts');
  await knex.schema.dropTableIfExists('bank_import_lines');
  await knex.schema.dropTableIfExists('bank_imports');
}
