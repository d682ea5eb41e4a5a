import type { Knex } from 'knex';
import { dropColumns, id, instant } from './support.js';

/**
 * What a list with `updated_since` must know besides the rows themselves: the latest time of a change that a reader may have seen,
 * changes without an event until they are examined, and those that were committed after later ones had been seen.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('event_counters', (t) => void instant(t, 'seen_until'));
  await knex.schema.createTable('silent_changes', (t) => {
    t.bigIncrements('id');
    id(t, 'workspace_id').notNullable();
    id(t, 'resource_id').notNullable();
    instant(t, 'changed_at').notNullable();
    t.index(['workspace_id', 'id'], 'silent_changes_workspace_id_index');
  });
  await knex.schema.createTable('overtaken_changes', (t) => {
    id(t, 'workspace_id').notNullable();
    id(t, 'resource_id').notNullable();
    instant(t, 'changed_at').notNullable();
    instant(t, 'overtaken_at').notNullable();
    t.primary(['workspace_id', 'resource_id', 'changed_at']);
    t.index(['workspace_id', 'overtaken_at', 'changed_at', 'resource_id'], 'overtaken_changes_overtaken_at_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['overtaken_changes', 'silent_changes']) await knex.schema.dropTableIfExists(table);
  await dropColumns(knex, 'event_counters', ['seen_until']);
}
