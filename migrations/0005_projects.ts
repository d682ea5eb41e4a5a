import type { Knex } from 'knex';
import { exact, flag, hours, id, instant, money, rate, standard } from './support.js';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('rate_cards', (t) => {
    standard(t);
    t.string('name', 200).notNullable();
    exact(t, 'name_key', 200).notNullable();
    t.specificType('currency', 'CHAR(3) CHARACTER SET ascii COLLATE ascii_bin').notNullable();
    rate(t, 'standard_rate').notNullable();
    rate(t, 'emergency_rate');
    flag(t, 'is_default');
    t.specificType(
      'default_of',
      'CHAR(3) CHARACTER SET ascii COLLATE ascii_bin AS (IF(is_default, RTRIM(currency), NULL)) STORED',
    );
    t.unique(['workspace_id', 'name_key'], { indexName: 'rate_cards_name_unique' });
    t.unique(['workspace_id', 'default_of'], { indexName: 'rate_cards_is_default_unique' });
    t.index(['workspace_id', 'created_at', 'id'], 'rate_cards_created_at_index');
    t.index(['workspace_id', 'name', 'id'], 'rate_cards_name_index');
    t.index(['workspace_id', 'currency', 'created_at', 'id'], 'rate_cards_currency_index');
  });
  await knex.schema.createTable('project_types', (t) => {
    standard(t);
    t.string('name', 200).notNullable();
    exact(t, 'name_key', 200).notNullable();
    t.unique(['workspace_id', 'name_key'], { indexName: 'project_types_name_unique' });
    t.index(['workspace_id', 'created_at', 'id'], 'project_types_created_at_index');
    t.index(['workspace_id', 'name', 'id'], 'project_types_name_index');
  });
  await knex.schema.createTable('projects', (t) => {
    standard(t);
    t.string('title', 200).notNullable();
    t.text('description', 'mediumtext');
    id(t, 'client_id').notNullable();
    t.string('status', 12).notNullable().defaultTo('pending');
    id(t, 'type_id');
    t.string('billing_type', 20).notNullable().defaultTo('time_and_materials');
    for (const column of ['manager_id', 'contact_id', 'agreement_id']) id(t, column);
    for (const column of ['start_date', 'due_date']) t.date(column);
    for (const column of ['commenced_at', 'completed_at']) instant(t, column);
    hours(t, 'budget_hours');
    money(t, 'budget_amount');
    hours(t, 'hours_used').notNullable().defaultTo(0);
    money(t, 'amount_billed').notNullable().defaultTo(0);
    flag(t, 'rate_override');
    id(t, 'rate_id');
    rate(t, 'custom_rate');
    t.text('notes', 'mediumtext');
    t.string('contract_url', 2000);
    for (const column of ['created_at', 'updated_at', 'due_date', 'title', 'status']) {
      t.index(['workspace_id', column, 'id'], `projects_by_${column}_index`);
    }
    for (const column of ['client_id', 'status', 'billing_type', 'manager_id', 'type_id']) {
      t.index(['workspace_id', column, 'created_at', 'id'], `projects_${column}_index`);
    }
    t.index(['workspace_id', 'rate_id'], 'projects_rate_id_index');
  });
  await knex.schema.createTable('tickets', (t) => {
    standard(t);
    id(t, 'client_id').notNullable();
    for (const column of ['project_id', 'agreement_id', 'assignee_id']) id(t, column);
    t.string('number', 20).notNullable();
    t.string('title', 200).notNullable();
    t.string('billing_type', 20).notNullable().defaultTo('time_and_materials');
    for (const column of ['breached_at', 'closed_at']) instant(t, column);
    for (const column of ['client_id', 'project_id', 'assignee_id']) {
      t.index(['workspace_id', column, 'created_at', 'id'], `tickets_${column}_index`);
    }
  });
  await knex.schema.createTable('agreements', (t) => {
    standard(t);
    id(t, 'client_id').notNullable();
    t.string('title', 200).notNullable();
    t.string('status', 12).notNullable();
    t.index(['workspace_id', 'client_id', 'created_at', 'id'], 'agreements_client_id_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['agreements', 'tickets', 'projects', 'project_types', 'rate_cards'])
    await knex.schema.dropTableIfExists(table);
}
