import type { Knex } from 'knex';
import { dropColumns, id, instant } from './support.js';

/** Who watches which ticket, and whom a comment mentions. */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.createTable('ticket_watchers', (t) => {
    id(t, 'workspace_id').notNullable();
    id(t, 'ticket_id').notNullable();
    id(t, 'user_id').notNullable();
    instant(t, 'created_at').notNullable();
    t.primary(['workspace_id', 'ticket_id', 'user_id']);
  });
  await knex.schema.alterTable('ticket_activities', (t) => void t.json('mentions'));
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'ticket_activities', ['mentions']);
  await knex.schema.dropTableIfExists('ticket_watchers');
}
