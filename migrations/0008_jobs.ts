import type { Knex } from 'knex';
import { exact, id, instant } from './support.js';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('jobs', (t) => {
    id(t, 'workspace_id').notNullable();
    exact(t, 'kind', 40).notNullable();
    instant(t, 'due_at').notNullable();
    // The zone that due_at was calculated in: it is recalculated when the workspace changes its time zone.
    t.string('timezone', 64).notNullable();
    t.integer('attempts').notNullable().defaultTo(0);
    exact(t, 'lease_by', 64);
    instant(t, 'lease_until');
    instant(t, 'last_run_at');
    t.string('last_error', 500);
    t.primary(['workspace_id', 'kind']);
    t.index(['due_at'], 'jobs_due_at_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('jobs');
}
