import type { Knex } from 'knex';
import { dropIndexes } from './support.js';

const index = 'ticket_activities_contact_id_index';

/** What a contact did is looked up when the contact is merged or goes. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('ticket_activities', (t) => void t.index(['workspace_id', 'contact_id', 'id'], index));
}

export async function down(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'ticket_activities', [index]);
}
