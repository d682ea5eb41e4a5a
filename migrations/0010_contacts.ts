import type { Knex } from 'knex';
import { dropColumns, dropIndexes, exact, id, instant, standard } from './support.js';

const digits = (t: Knex.AlterTableBuilder, name: string): Knex.ColumnBuilder =>
  t.specificType(name, 'VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin');

/** Access to the portal, the columns by which duplicates are found, and one primary contact per client. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('contacts', (t) => {
    exact(t, 'email_key');
    digits(t, 'phone_digits');
    digits(t, 'mobile_digits');
    t.specificType('portal_access', 'VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin')
      .notNullable()
      .defaultTo('none');
    t.string('portal_password_hash', 255);
    for (const column of ['portal_last_login_at', 'portal_invitation_sent_at']) instant(t, column);
    t.specificType(
      'primary_of',
      'VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin AS (IF(is_primary, client_id, NULL)) VIRTUAL',
    );
    t.unique(['workspace_id', 'primary_of'], { indexName: 'contacts_is_primary_unique' });
    for (const column of ['created_at', 'updated_at', 'name']) {
      t.index(['workspace_id', column, 'id'], `contacts_by_${column}_index`);
    }
    for (const column of ['is_primary', 'is_billing', 'portal_access']) {
      t.index(['workspace_id', column, 'created_at', 'id'], `contacts_${column}_index`);
    }
    for (const column of ['email_key', 'phone_digits', 'mobile_digits']) {
      t.index(['workspace_id', column, 'id'], `contacts_${column}_index`);
    }
    // A portal sign-in knows the address but not the workspace.
    t.index(['email_key', 'portal_access'], 'contacts_sign_in_index');
  });
  await knex.schema.createTable('former_contacts', (t) => {
    standard(t);
    id(t, 'client_id').notNullable();
    t.string('name', 200).notNullable();
    t.index(['workspace_id', 'client_id', 'id'], 'former_contacts_client_id_index');
  });
  await knex.schema.alterTable('tickets', (t) => void id(t, 'contact_id'));
  for (const table of ['tickets', 'projects', 'invoices']) {
    await knex.schema.alterTable(table, (t) => {
      t.index(['workspace_id', 'contact_id', 'created_at', 'id'], `${table}_contact_id_index`);
    });
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['tickets', 'projects', 'invoices'])
    await dropIndexes(knex, table, [`${table}_contact_id_index`]);
  await dropColumns(knex, 'tickets', ['contact_id']);
  await knex.schema.dropTableIfExists('former_contacts');
  const indexes = ['by_created_at', 'by_updated_at', 'by_name', 'is_primary', 'is_billing', 'portal_access', 'sign_in'];
  const keys = ['email_key', 'phone_digits', 'mobile_digits'];
  await dropIndexes(knex, 'contacts', [
    'contacts_is_primary_unique',
    ...[...indexes, ...keys].map((name) => `contacts_${name}_index`),
  ]);
  await dropColumns(knex, 'contacts', ['primary_of']);
  const portal = ['portal_access', 'portal_password_hash', 'portal_last_login_at', 'portal_invitation_sent_at'];
  await dropColumns(knex, 'contacts', [...keys, ...portal]);
}
