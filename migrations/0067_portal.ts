import type { Knex } from 'knex';
import { dropColumns, flag, id } from './support.js';

/** What contacts do in the portal, and whether the portal shows them hours. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('events', (t) => void id(t, 'contact_id'));
  await knex.schema.alterTable('attachments', (t) => void id(t, 'contact_id'));
  await knex.schema.alterTable('attachments', (t) => {
    t.index(['workspace_id', 'contact_id', 'id'], 'attachments_contact_id_index');
  });
  await knex.schema.alterTable('workspaces', (t) => void flag(t, 'portal_shows_hours'));
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'events', ['contact_id']);
  await dropColumns(knex, 'attachments', ['contact_id']);
  await dropColumns(knex, 'workspaces', ['portal_shows_hours']);
}
