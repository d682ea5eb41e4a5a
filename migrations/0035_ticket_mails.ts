import type { Knex } from 'knex';
import { dropColumns, flag, instant } from './support.js';

/** Which mails about tickets people want, and when a comment was last changed. */
const wishes = {
  users: ['notifies_ticket_assigned', 'notifies_ticket_replied'],
  contacts: ['receives_ticket_replies'],
} as const;

export async function up(knex: Knex): Promise<void> {
  for (const [table, columns] of Object.entries(wishes))
    await knex.schema.alterTable(table, (t) => {
      for (const column of columns) flag(t, column, true);
    });
  await knex.schema.alterTable('ticket_activities', (t) => void instant(t, 'edited_at'));
}

export async function down(knex: Knex): Promise<void> {
  for (const [table, columns] of Object.entries(wishes)) await dropColumns(knex, table, columns);
  await dropColumns(knex, 'ticket_activities', ['edited_at']);
}
