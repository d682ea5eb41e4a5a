import type { Knex } from 'knex';
import { exact, id, instant, standard } from './support.js';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('scheduled_reports', (t) => {
    standard(t);
    id(t, 'user_id').notNullable();
    exact(t, 'report_type', 40).notNullable();
    exact(t, 'schedule', 20).notNullable();
    t.specificType('day_of_week', 'TINYINT');
    t.specificType('day_of_month', 'TINYINT');
    t.json('recipients').notNullable();
    t.json('parameters').notNullable();
    instant(t, 'next_run_at').notNullable();
    instant(t, 'last_run_at');
    t.string('last_error', 500);
    // Consecutive failures.
    t.integer('attempts').notNullable().defaultTo(0);
    exact(t, 'lease_by', 64);
    instant(t, 'lease_until');
    t.index(['workspace_id', 'created_at', 'id'], 'scheduled_reports_created_at_index');
    t.index(['workspace_id', 'user_id', 'created_at', 'id'], 'scheduled_reports_user_id_index');
    t.index(['workspace_id', 'next_run_at'], 'scheduled_reports_due_index');
    t.index(['next_run_at'], 'scheduled_reports_next_run_at_index');
  });
  // What the mails of a run carry: the figures as of that time.
  await knex.schema.createTable('report_runs', (t) => {
    standard(t);
    id(t, 'scheduled_report_id').notNullable();
    t.specificType('document', 'LONGTEXT').notNullable();
    instant(t, 'kept_until').notNullable();
    t.index(['workspace_id', 'kept_until'], 'report_runs_kept_until_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('report_runs');
  await knex.schema.dropTableIfExists('scheduled_reports');
}
