import type { Knex } from 'knex';
import { dropColumns, dropIndexes, exact, flag, hours, id, instant, money, ownId, standard } from './support.js';

const ascii = (t: Knex.CreateTableBuilder, name: string, length: number): Knex.ColumnBuilder =>
  t.specificType(name, `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`);

/** The orders and filters of the list of tickets for which the table had no index so far. */
const ticketOrders = ['created_at', 'updated_at', 'due_date', 'priority_position'] as const;
const ticketFilters = ['status_id', 'priority_id'] as const;

const statuses = [
  { name: 'New', type: 'open', color: '#3b82f6', pauses_sla: false },
  { name: 'In Progress', type: 'open', color: '#8b5cf6', pauses_sla: false },
  { name: 'Waiting on Client', type: 'open', color: '#f59e0b', pauses_sla: true },
  { name: 'Resolved', type: 'closed', color: '#10b981', pauses_sla: false },
  { name: 'Closed', type: 'closed', color: '#6b7280', pauses_sla: false },
];

const priorities = [
  { name: 'Low', color: '#6b7280', minutes: [480, 4320] },
  { name: 'Normal', color: '#3b82f6', minutes: [240, 1440] },
  { name: 'High', color: '#f59e0b', minutes: [60, 480] },
  { name: 'Urgent', color: '#ef4444', minutes: [15, 240] },
];

/** Complete tickets, the parts of tickets and projects, and tags. */
export async function up(knex: Knex): Promise<void> {
  await createTicketLists(knex);
  await completeTickets(knex);
  await createTicketParts(knex);
  await createProjectParts(knex);
  await createTags(knex);
}

async function createTicketLists(knex: Knex): Promise<void> {
  await knex.schema.createTable('ticket_statuses', (t) => {
    standard(t);
    t.string('name', 100).notNullable();
    exact(t, 'name_key', 100).notNullable();
    ascii(t, 'type', 6).notNullable();
    ascii(t, 'color', 7).notNullable();
    flag(t, 'pauses_sla');
    t.smallint('position').unsigned().notNullable();
    t.unique(['workspace_id', 'name_key'], { indexName: 'ticket_statuses_name_unique' });
    t.index(['workspace_id', 'position', 'id'], 'ticket_statuses_position_index');
  });
  await knex.schema.createTable('ticket_priorities', (t) => {
    standard(t);
    t.string('name', 100).notNullable();
    exact(t, 'name_key', 100).notNullable();
    ascii(t, 'color', 7).notNullable();
    t.integer('sla_response').unsigned();
    t.integer('sla_resolution').unsigned();
    t.smallint('position').unsigned().notNullable();
    flag(t, 'is_default');
    t.unique(['workspace_id', 'name_key'], { indexName: 'ticket_priorities_name_unique' });
    t.index(['workspace_id', 'position', 'id'], 'ticket_priorities_position_index');
  });
  await fillTicketLists(knex);
}

/**
 * The defaults of existing workspaces. The ids of the rows are those of the workspaces, with the last character replaced by a
 * number.
 */
async function fillTicketLists(knex: Knex): Promise<void> {
  const idWith = (prefix: string): string => `CONCAT('${prefix}_', SUBSTRING(w.id, 4, 25), ?)`;
  for (const [at, status] of statuses.entries())
    await knex.raw(
      `INSERT INTO ticket_statuses (id, workspace_id, created_at, updated_at, position, name, name_key, type, color, pauses_sla)
       SELECT ${idWith('stat')}, w.id, w.created_at, w.created_at, ?, ?, ?, ?, ?, ? FROM workspaces w`,
      [String(at), at + 1, status.name, status.name.toLowerCase(), status.type, status.color, status.pauses_sla],
    );
  for (const [at, priority] of priorities.entries())
    await knex.raw(
      `INSERT INTO ticket_priorities (id, workspace_id, created_at, updated_at, position, name, name_key, color, sla_response, sla_resolution, is_default)
       SELECT ${idWith('pri')}, w.id, w.created_at, w.created_at, ?, ?, ?, ?, ?, ?, ? FROM workspaces w`,
      [
        String(at),
        at + 1,
        priority.name,
        priority.name.toLowerCase(),
        priority.color,
        ...priority.minutes,
        priority.name === 'Normal',
      ],
    );
}

async function completeTickets(knex: Knex): Promise<void> {
  await knex.schema.alterTable('tickets', (t) => {
    t.text('description', 'mediumtext');
    for (const column of ['status_id', 'priority_id']) id(t, column).notNullable();
    t.smallint('priority_position').unsigned().notNullable();
    id(t, 'reporter_id');
    t.date('due_date');
    hours(t, 'estimated_hours');
    instant(t, 'opened_at').notNullable();
    for (const column of ['first_response_at', 'resolved_at']) instant(t, column);
    t.text('resolution_summary', 'mediumtext');
    t.unique(['workspace_id', 'number'], { indexName: 'tickets_number_unique' });
    for (const column of ticketOrders) t.index(['workspace_id', column, 'id'], `tickets_by_${column}_index`);
    for (const column of ticketFilters)
      t.index(['workspace_id', column, 'created_at', 'id'], `tickets_${column}_index`);
  });
}

async function createTicketParts(knex: Knex): Promise<void> {
  await knex.schema.createTable('ticket_activities', (t) => {
    ownId(t);
    instant(t, 'created_at').notNullable();
    id(t, 'ticket_id').notNullable();
    ascii(t, 'type', 20).notNullable();
    t.text('content', 'mediumtext');
    for (const column of ['user_id', 'contact_id']) id(t, column);
    ascii(t, 'visibility', 8).notNullable().defaultTo('internal');
    for (const column of ['old_value', 'new_value']) t.string(column, 255);
    t.index(['workspace_id', 'ticket_id', 'created_at', 'id'], 'ticket_activities_ticket_id_index');
  });
  await knex.schema.createTable('tasks', (t) => {
    standard(t);
    for (const column of ['project_id', 'ticket_id']) id(t, column);
    t.string('title', 200).notNullable();
    t.text('description', 'mediumtext');
    id(t, 'assignee_id');
    t.date('due_date');
    flag(t, 'completed');
    instant(t, 'completed_at');
    t.smallint('position').unsigned().notNullable().defaultTo(0);
    for (const parent of ['project_id', 'ticket_id'])
      t.index(['workspace_id', parent, 'position', 'id'], `tasks_${parent}_index`);
    t.index(['workspace_id', 'assignee_id', 'id'], 'tasks_assignee_id_index');
  });
  await knex.schema.createTable('attachments', (t) => {
    standard(t);
    id(t, 'ticket_id').notNullable();
    t.string('filename', 255).notNullable();
    ascii(t, 'content_type', 127).notNullable();
    t.integer('size').unsigned().notNullable();
    ascii(t, 'storage_key', 255).notNullable();
    id(t, 'user_id');
    t.index(['workspace_id', 'ticket_id', 'created_at', 'id'], 'attachments_ticket_id_index');
  });
}

async function createProjectParts(knex: Knex): Promise<void> {
  await knex.schema.createTable('milestones', (t) => {
    standard(t);
    id(t, 'project_id').notNullable();
    t.string('title', 200).notNullable();
    t.text('description', 'mediumtext');
    t.date('due_date');
    money(t, 'amount');
    id(t, 'invoice_line_id');
    t.index(['workspace_id', 'project_id', 'due_date', 'id'], 'milestones_project_id_index');
    t.index(['workspace_id', 'invoice_line_id'], 'milestones_invoice_line_id_index');
  });
  await knex.schema.createTable('phases', (t) => {
    standard(t);
    id(t, 'project_id').notNullable();
    t.string('title', 200).notNullable();
    t.text('description', 'mediumtext');
    for (const column of ['start_date', 'due_date']) t.date(column);
    ascii(t, 'status', 10).notNullable().defaultTo('pending');
    t.smallint('position').unsigned().notNullable();
    t.index(['workspace_id', 'project_id', 'position', 'id'], 'phases_project_id_index');
  });
}

async function createTags(knex: Knex): Promise<void> {
  await knex.schema.createTable('tags', (t) => {
    standard(t);
    t.string('name', 100).notNullable();
    exact(t, 'name_key', 100).notNullable();
    exact(t, 'slug', 120).notNullable();
    ascii(t, 'color', 7).notNullable();
    t.string('description', 1000);
    t.integer('usage_count').unsigned().notNullable().defaultTo(0);
    t.unique(['workspace_id', 'name_key'], { indexName: 'tags_name_unique' });
    t.unique(['workspace_id', 'slug'], { indexName: 'tags_slug_unique' });
    for (const column of ['created_at', 'usage_count', 'name'])
      t.index(['workspace_id', column, 'id'], `tags_by_${column}_index`);
  });
  await knex.schema.createTable('taggings', (t) => {
    id(t, 'workspace_id').notNullable();
    ascii(t, 'resource_type', 8).notNullable();
    for (const column of ['resource_id', 'tag_id']) id(t, column).notNullable();
    t.primary(['workspace_id', 'resource_type', 'resource_id', 'tag_id']);
    t.index(['workspace_id', 'tag_id', 'resource_type', 'resource_id'], 'taggings_tag_id_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  const made = ['taggings', 'tags', 'phases', 'milestones', 'attachments', 'tasks', 'ticket_activities'];
  for (const table of [...made, 'ticket_priorities', 'ticket_statuses']) await knex.schema.dropTableIfExists(table);
  await dropIndexes(knex, 'tickets', [
    'tickets_number_unique',
    ...ticketOrders.map((column) => `tickets_by_${column}_index`),
    ...ticketFilters.map((column) => `tickets_${column}_index`),
  ]);
  const links = ['status_id', 'priority_id', 'priority_position', 'reporter_id'];
  const instants = ['opened_at', 'first_response_at', 'resolved_at'];
  await dropColumns(knex, 'tickets', [
    ...links,
    ...instants,
    'description',
    'due_date',
    'estimated_hours',
    'resolution_summary',
  ]);
}
