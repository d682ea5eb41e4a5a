import type { Knex } from 'knex';
import { exact, id, instant, ownId, standard } from './support.js';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('events', (t) => {
    ownId(t);
    exact(t, 'type', 40).notNullable();
    id(t, 'resource_id').notNullable();
    // Text rather than JSON: a webhook receives exactly these bytes, the same at each attempt.
    for (const column of ['data', 'context']) t.specificType(column, 'MEDIUMTEXT').notNullable();
    for (const column of ['user_id', 'api_key_id']) id(t, column);
    t.string('request_id', 64);
    instant(t, 'created_at').notNullable();
    t.index(['workspace_id', 'id'], 'events_workspace_id_index');
    t.index(['workspace_id', 'type', 'id'], 'events_type_index');
    t.index(['workspace_id', 'resource_id', 'id'], 'events_resource_index');
    t.index(['workspace_id', 'created_at', 'id'], 'events_created_at_index');
  });
  await knex.schema.createTable('webhooks', (t) => {
    standard(t);
    t.string('url', 2000).notNullable();
    t.json('events').notNullable();
    t.string('description', 200);
    t.string('status', 12).notNullable().defaultTo('active');
    t.text('secret').notNullable();
    t.text('previous_secret');
    instant(t, 'previous_secret_expires_at');
    t.index(['workspace_id', 'created_at', 'id'], 'webhooks_created_at_index');
    t.index(['workspace_id', 'status', 'created_at', 'id'], 'webhooks_status_index');
  });
  await knex.schema.createTable('webhook_messages', (t) => {
    id(t, 'webhook_id').notNullable();
    id(t, 'event_id').notNullable();
    id(t, 'workspace_id').notNullable();
    t.string('state', 12).notNullable().defaultTo('pending');
    t.integer('attempts').notNullable().defaultTo(0);
    instant(t, 'next_attempt_at').notNullable();
    exact(t, 'lease_by', 64);
    instant(t, 'lease_until');
    // A test event is not an event of the workspace, so the message carries it.
    t.specificType('test_event', 'MEDIUMTEXT');
    instant(t, 'created_at').notNullable();
    t.primary(['webhook_id', 'event_id']);
    t.index(['state', 'next_attempt_at'], 'webhook_messages_due_index');
    t.index(['workspace_id', 'state', 'next_attempt_at'], 'webhook_messages_workspace_due_index');
    t.index(['workspace_id', 'created_at'], 'webhook_messages_created_at_index');
    t.index(['lease_by'], 'webhook_messages_lease_by_index');
  });
  await knex.schema.createTable('webhook_deliveries', (t) => {
    standard(t);
    id(t, 'webhook_id').notNullable();
    id(t, 'event_id').notNullable();
    exact(t, 'event_type', 40).notNullable();
    t.integer('attempt').notNullable();
    t.string('status', 12).notNullable();
    t.integer('response_code');
    t.integer('response_time_ms').notNullable();
    t.string('error', 500);
    instant(t, 'attempted_at').notNullable();
    instant(t, 'delivered_at');
    instant(t, 'next_retry_at');
    t.index(['workspace_id', 'webhook_id', 'created_at', 'id'], 'webhook_deliveries_created_at_index');
    t.index(['workspace_id', 'webhook_id', 'status', 'created_at', 'id'], 'webhook_deliveries_status_index');
    t.index(['workspace_id', 'webhook_id', 'event_id', 'created_at', 'id'], 'webhook_deliveries_event_index');
    t.index(['workspace_id', 'created_at', 'id'], 'webhook_deliveries_workspace_created_at_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  const tables = ['webhook_deliveries', 'webhook_messages', 'webhooks', 'events'];
  for (const table of tables) await knex.schema.dropTableIfExists(table);
}
