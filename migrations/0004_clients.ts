import type { Knex } from 'knex';
import { exact, flag, id, instant, standard } from './support.js';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('clients', (t) => {
    standard(t);
    t.string('name', 200).notNullable();
    exact(t, 'name_key', 200).notNullable();
    t.string('email', 254);
    exact(t, 'email_key');
    for (const column of ['phone', 'address_line1', 'address_line2', 'city', 'state', 'postal_code', 'tax_id'])
      t.string(column, 200);
    t.string('website', 2000);
    t.specificType('country', 'CHAR(2) CHARACTER SET ascii COLLATE ascii_bin');
    t.specificType('currency', 'CHAR(3) CHARACTER SET ascii COLLATE ascii_bin').notNullable();
    t.decimal('tax_rate', 9, 6);
    t.integer('payment_terms_days');
    id(t, 'rate_id');
    t.text('notes', 'mediumtext');
    t.string('status', 12).notNullable().defaultTo('active');
    t.json('sla_overrides').notNullable();
    t.specificType('health_score', 'SMALLINT').notNullable().defaultTo(100);
    t.string('health_status', 12).notNullable().defaultTo('healthy');
    instant(t, 'archived_at');
    t.unique(['workspace_id', 'name_key'], { indexName: 'clients_name_unique' });
    t.unique(['workspace_id', 'email_key'], { indexName: 'clients_email_unique' });
    t.index(['workspace_id', 'created_at', 'id'], 'clients_created_at_index');
    t.index(['workspace_id', 'updated_at', 'id'], 'clients_updated_at_index');
    t.index(['workspace_id', 'name', 'id'], 'clients_name_index');
    t.index(['workspace_id', 'status', 'created_at', 'id'], 'clients_status_index');
  });
  await knex.schema.createTable('contacts', (t) => {
    standard(t);
    id(t, 'client_id').notNullable();
    t.string('name', 200).notNullable();
    t.string('email', 254);
    for (const column of ['phone', 'mobile', 'title', 'department']) t.string(column, 200);
    t.text('notes', 'mediumtext');
    for (const column of ['is_primary', 'is_billing', 'is_technical']) flag(t, column);
    for (const column of ['receives_invoices', 'receives_reports', 'receives_project_updates']) flag(t, column);
    t.index(['workspace_id', 'client_id', 'created_at', 'id'], 'contacts_client_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['contacts', 'clients']) await knex.schema.dropTableIfExists(table);
}
