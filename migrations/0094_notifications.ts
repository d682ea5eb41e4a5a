import type { Knex } from 'knex';
import { dropColumns, exact, flag, id, instant, standard } from './support.js';

/** A place after all events of a position: ids of events sort before it. */
const afterAll = 'evt_zzzzzzzzzzzzzzzzzzzzzzzzzz';

/**
 * Notifications of users, how far each workspace's events have been turned into them, and which kinds users want. Events from before
 * this migration cause none.
 */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.createTable('notifications', (t) => {
    standard(t);
    id(t, 'user_id').notNullable();
    t.string('kind', 40).notNullable();
    exact(t, 'source', 60).notNullable();
    id(t, 'event_id');
    t.string('subject_type', 20).notNullable();
    id(t, 'subject_id').notNullable();
    id(t, 'activity_id');
    id(t, 'actor_user_id');
    id(t, 'actor_contact_id');
    t.json('details').notNullable();
    flag(t, 'in_app', true);
    instant(t, 'read_at');
    instant(t, 'snoozed_until');
    t.unique(['workspace_id', 'user_id', 'source'], { indexName: 'notifications_source_unique' });
    t.index(['workspace_id', 'user_id', 'created_at', 'id'], 'notifications_listed_index');
    t.index(['workspace_id', 'user_id', 'read_at', 'created_at', 'id'], 'notifications_read_at_index');
    t.index(['workspace_id', 'created_at'], 'notifications_created_at_index');
  });
  await knex.schema.createTable('notification_places', (t) => {
    id(t, 'workspace_id').notNullable().primary();
    t.bigInteger('position').notNullable();
    id(t, 'event_id').notNullable();
  });
  await knex.raw(
    `INSERT INTO notification_places (workspace_id, position, event_id) SELECT workspace_id, position, '${afterAll}' FROM event_counters`,
  );
  await knex.schema.alterTable('users', (t) => void t.json('notification_settings'));
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'users', ['notification_settings']);
  for (const table of ['notification_places', 'notifications']) await knex.schema.dropTableIfExists(table);
}
