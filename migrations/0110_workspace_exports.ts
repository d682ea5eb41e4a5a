import type { Knex } from 'knex';
import { exact, id, instant, standard } from './support.js';

/** Exports of workspaces, which workers write to file storage (docs/decisions/workspace-export.md). */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.createTable('workspace_exports', (t) => {
    standard(t);
    id(t, 'user_id');
    exact(t, 'status', 20).notNullable();
    exact(t, 'storage_key', 120);
    t.specificType('size', 'BIGINT');
    t.integer('rows');
    t.integer('files');
    t.integer('documents');
    instant(t, 'ready_at');
    instant(t, 'expires_at');
    t.integer('attempts').notNullable().defaultTo(0);
    exact(t, 'lease_by', 40);
    instant(t, 'lease_until');
    t.index(['workspace_id', 'created_at', 'id'], 'workspace_exports_created_at_index');
    t.index(['status', 'created_at'], 'workspace_exports_status_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('workspace_exports');
}
