import type { Knex } from 'knex';
import { flag, hours, id, instant, rate, standard } from './support.js';

/** The columns that the totals of a list read and its flags filter by, so that one index covers both. */
const summed = ['hours', 'billable_hours', 'value', 'currency'];
const flags = ['billable', 'billed'];

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('agreement_periods', (t) => {
    standard(t);
    id(t, 'agreement_id').notNullable();
    t.index(['workspace_id', 'agreement_id'], 'agreement_periods_agreement_id_index');
  });
  await knex.schema.createTable('time_entries', (t) => {
    standard(t);
    id(t, 'user_id').notNullable();
    t.date('date').notNullable();
    hours(t, 'hours').notNullable();
    t.text('description', 'mediumtext');
    for (const column of ['client_id', 'project_id', 'ticket_id', 'agreement_id', 'period_id']) id(t, column);
    flag(t, 'billable', true);
    t.specificType('currency', 'CHAR(3) CHARACTER SET ascii COLLATE ascii_bin').notNullable();
    t.string('rate_type', 12).notNullable().defaultTo('standard');
    id(t, 'rate_id');
    flag(t, 'rate_id_given');
    rate(t, 'rate_charged').notNullable();
    flag(t, 'rate_override');
    rate(t, 'cost_rate');
    id(t, 'invoice_line_id');
    flag(t, 'excluded');
    t.string('exclusion_reason', 20);
    t.text('exclusion_note', 'mediumtext');
    t.string('approval_status', 12).notNullable().defaultTo('pending');
    id(t, 'approved_by_id');
    instant(t, 'approved_at');
    t.text('rejection_reason', 'mediumtext');
    id(t, 'running_user_id');
    instant(t, 'started_at');
    t.specificType('billed', 'TINYINT(1) AS (invoice_line_id IS NOT NULL) STORED');
    t.specificType('billable_hours', 'DECIMAL(12, 2) AS (IF(billable AND NOT excluded, hours, 0)) STORED');
    t.specificType('value', 'DECIMAL(19, 6) AS (IF(billable AND NOT excluded, hours * rate_charged, 0)) STORED');
    t.unique(['workspace_id', 'running_user_id'], { indexName: 'time_entries_running_user_id_unique' });
    t.index(['workspace_id', 'date', 'id', ...summed, ...flags, 'user_id'], 'time_entries_date_index');
    for (const parent of ['client', 'project', 'user']) {
      t.index(['workspace_id', `${parent}_id`, 'date', 'id', ...summed, ...flags], `time_entries_${parent}_id_index`);
    }
    for (const parent of ['ticket', 'agreement']) {
      t.index(['workspace_id', `${parent}_id`, 'date', 'id'], `time_entries_${parent}_id_index`);
    }
    t.index(['workspace_id', 'billed', 'date', 'id', ...summed, 'billable'], 'time_entries_billed_index');
    for (const column of ['billable', 'approval_status']) {
      t.index(['workspace_id', column, 'date', 'id', ...summed], `time_entries_${column}_index`);
    }
    t.index(['workspace_id', 'updated_at', 'id', 'date', ...summed], 'time_entries_updated_at_index');
    t.index(['workspace_id', 'hours', 'id'], 'time_entries_hours_index');
    t.index(['workspace_id', 'created_at', 'id'], 'time_entries_created_at_index');
    t.index(['workspace_id', 'invoice_line_id'], 'time_entries_invoice_line_id_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['time_entries', 'agreement_periods']) await knex.schema.dropTableIfExists(table);
}
