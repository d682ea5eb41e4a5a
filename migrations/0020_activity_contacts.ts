import type { Knex } from 'knex';
import { dropIndexes } from './support.js';

const index = 'ticket_activities_contact_id_index';

/** The activities of a contact are looked up when the contact is merged or deleted. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('ticket_activities', (t) => void t.index(['workspace_id', 'contact_id', 'id'], index));
}

export async function down(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'ticket_activities', [index]);
}
