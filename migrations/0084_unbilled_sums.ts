import type { Knex } from 'knex';
import { dropColumns, flag, hours, id } from './support.js';

/**
 * What is unbilled of each client's days. It starts out empty, and a worker counts what there is: servers of earlier versions, which
 * may still run, would not keep it (docs/decisions/rollups.md).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('unbilled_time', (t) => {
    id(t, 'workspace_id').notNullable();
    id(t, 'client_id').notNullable();
    t.date('date').notNullable();
    id(t, 'project_id').notNullable();
    flag(t, 'approved');
    hours(t, 'hours').notNullable();
    t.decimal('value', 25, 6).notNullable();
    // In the order of the report's groups, which are then added up as they are read; days are counted by the other index.
    t.primary(['workspace_id', 'client_id', 'project_id', 'approved', 'date']);
    t.index(['workspace_id', 'client_id', 'date'], 'unbilled_time_date_index');
  });
  await knex.schema.alterTable('workspaces', (t) => void t.date('unbilled_counted_to'));
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'workspaces', ['unbilled_counted_to']);
  await knex.schema.dropTableIfExists('unbilled_time');
}
