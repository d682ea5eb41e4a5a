import type { Knex } from 'knex';
import { dropColumns, id, instant } from './support.js';

/** The mails that users could switch off before they had settings of notifications, and what these settings call them. */
const former = { notifies_ticket_assigned: 'ticket_assigned', notifies_ticket_replied: 'client_replied' };

/**
 * Which notifications wait for a daily or weekly mail, and when each user's next one is due. What users had switched off stays off;
 * the columns that said so are not read any more.
 */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.alterTable('notifications', (t) => void t.string('waits_for', 10));
  await knex.schema.alterTable(
    'notifications',
    (t) => void t.index(['workspace_id', 'user_id', 'waits_for', 'id'], 'notifications_waits_for_index'),
  );
  await knex.schema.createTable('notification_digests', (t) => {
    id(t, 'workspace_id').notNullable();
    id(t, 'user_id').notNullable();
    t.string('frequency', 10).notNullable();
    instant(t, 'due_at').notNullable();
    t.primary(['workspace_id', 'user_id', 'frequency']);
    t.index(['due_at', 'workspace_id'], 'notification_digests_due_at_index');
  });
  for (const [column, kind] of Object.entries(former))
    await knex.raw(
      "UPDATE users SET notification_settings = JSON_MERGE_PATCH(COALESCE(notification_settings, '{}'), ?) WHERE ?? = 0",
      [JSON.stringify({ [kind]: { mail: 'off' } }), column],
    );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('notification_digests');
  await dropColumns(knex, 'notifications', ['waits_for']);
}
