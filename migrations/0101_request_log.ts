import type { Knex } from 'knex';
import { dropIndexes, exact, id, instant, ownId } from './support.js';

/**
 * The requests of API keys (docs/decisions/request-log.md), and the events that came of each. Every column and index of the log is
 * paid for by each request.
 */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.createTable('logged_requests', (t) => {
    ownId(t);
    instant(t, 'created_at').notNullable();
    exact(t, 'request_id', 64).notNullable();
    exact(t, 'method', 10).notNullable();
    exact(t, 'path', 500).notNullable();
    t.specificType('query_parameters', 'TEXT');
    exact(t, 'operation_id', 60);
    t.specificType('status', 'SMALLINT').notNullable();
    t.double('duration_ms').notNullable();
    id(t, 'api_key_id').notNullable();
    id(t, 'user_id').notNullable();
    exact(t, 'ip_address', 45).notNullable();
    exact(t, 'user_agent', 200);
    t.specificType('error', 'TEXT');
    t.index(['workspace_id', 'created_at', 'id'], 'logged_requests_created_at_index');
    t.index(['workspace_id', 'api_key_id', 'created_at', 'id'], 'logged_requests_api_key_index');
    t.index(['workspace_id', 'operation_id', 'created_at', 'id'], 'logged_requests_operation_index');
    t.index(['workspace_id', 'status', 'created_at', 'id'], 'logged_requests_status_index');
    t.index(['workspace_id', 'request_id'], 'logged_requests_request_id_index');
  });
  await knex.schema.alterTable(
    'events',
    (t) => void t.index(['workspace_id', 'request_id'], 'events_request_id_index'),
  );
}

export async function down(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'events', ['events_request_id_index']);
  await knex.schema.dropTableIfExists('logged_requests');
}
