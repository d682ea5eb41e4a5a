import type { Knex } from 'knex';
import { dropColumns, exact, id, instant } from './support.js';

/**
 * Workspaces whose deletion was requested, by the id of the live side (docs/decisions/workspace-deletion.md). `deletes_at`
 * of both sides says that they are read-only; the row outlives everything else of the workspace, so that a deletion
 * that was interrupted goes on.
 */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  await knex.schema.alterTable('workspaces', (t) => {
    instant(t, 'deletes_at');
  });
  await knex.schema.createTable('workspace_deletions', (t) => {
    id(t, 'workspace_id').notNullable().primary();
    id(t, 'test_workspace_id').notNullable();
    instant(t, 'requested_at').notNullable();
    id(t, 'requested_by_id');
    t.string('requested_by_name', 200);
    instant(t, 'deletes_at').notNullable();
    // When the owners were reminded, and when the first row was deleted: from then on, nothing can be taken back.
    instant(t, 'reminded_at');
    instant(t, 'begun_at');
    // When everything was deleted for the first time: some time later, what was being written meanwhile follows.
    instant(t, 'emptied_at');
    exact(t, 'lease_by', 40);
    instant(t, 'lease_until');
    t.index(['deletes_at'], 'workspace_deletions_deletes_at_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('workspace_deletions');
  await dropColumns(knex, 'workspaces', ['deletes_at']);
}
