import type { Knex } from 'knex';
import { dropColumns, flag, hours, id, instant, standard } from './support.js';

/** What clients are asked to approve, the hours of it as they were then, and projects that are billed for nothing else. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('projects', (t) => void flag(t, 'require_client_approval'));
  await knex.schema.createTable('approvals', (t) => {
    standard(t);
    t.string('type', 12).notNullable();
    t.string('status', 12).notNullable();
    id(t, 'client_id').notNullable();
    for (const column of ['project_id', 'milestone_id', 'agreement_id']) id(t, column);
    // The milestone while this approval, pending or approved, stands for it: unique, so that it has one.
    id(t, 'milestone_key');
    t.string('title', 200).notNullable();
    t.text('description', 'mediumtext');
    for (const column of ['period_from', 'period_to', 'due_date']) t.date(column);
    hours(t, 'hours');
    hours(t, 'left_hours').notNullable().defaultTo(0);
    t.integer('entry_count').notNullable().defaultTo(0);
    instant(t, 'left_at');
    t.text('message', 'mediumtext');
    id(t, 'requested_by_id');
    id(t, 'contact_id');
    t.text('comment', 'mediumtext');
    instant(t, 'decided_at');
    id(t, 'cancelled_by_id');
    instant(t, 'cancelled_at');
    t.integer('reminder_count').notNullable().defaultTo(0);
    instant(t, 'last_reminder_at');
    // How many of the reminders by the clock are behind it.
    t.specificType('reminders_due', 'TINYINT').notNullable().defaultTo(0);
    t.unique(['workspace_id', 'milestone_key'], { indexName: 'approvals_milestone_key_unique' });
    t.index(['workspace_id', 'created_at', 'id'], 'approvals_by_created_at_index');
    t.index(['workspace_id', 'due_date', 'id'], 'approvals_by_due_date_index');
    for (const column of ['type', 'status', 'client_id', 'project_id', 'agreement_id'])
      t.index(['workspace_id', column, 'created_at', 'id'], `approvals_${column}_index`);
    for (const column of ['milestone_id', 'contact_id'])
      t.index(['workspace_id', column, 'id'], `approvals_${column}_index`);
  });
  await knex.schema.createTable('approval_entries', (t) => {
    standard(t);
    id(t, 'approval_id').notNullable();
    // Null once the entry is deleted.
    id(t, 'time_entry_id');
    // The entry while it stands in this approval, pending or approved: unique, so that it stands in one.
    id(t, 'standing_key');
    id(t, 'user_id').notNullable();
    t.date('date').notNullable();
    hours(t, 'hours').notNullable();
    t.text('description', 'mediumtext');
    instant(t, 'left_at');
    t.unique(['workspace_id', 'standing_key'], { indexName: 'approval_entries_standing_key_unique' });
    t.index(['workspace_id', 'approval_id', 'date', 'id'], 'approval_entries_approval_id_index');
    t.index(['workspace_id', 'time_entry_id', 'id'], 'approval_entries_time_entry_id_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('approval_entries');
  await knex.schema.dropTableIfExists('approvals');
  await dropColumns(knex, 'projects', ['require_client_approval']);
}
