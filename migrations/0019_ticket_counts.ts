import type { Knex } from 'knex';
import { dropColumns, dropIndexes, hours } from './support.js';

/** The columns that the list of tickets filters by, each followed by the default order. */
const filters = ['is_closed', 'is_breached'] as const;
const counters = ['logged_hours', 'billable_hours'] as const;

/** The hours of a ticket are counted on it, as those of a project are, so that no list and no event has to add them up. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('tickets', (t) => {
    for (const column of counters) hours(t, column).notNullable().defaultTo(0);
    t.specificType('is_closed', 'TINYINT(1) AS (closed_at IS NOT NULL) VIRTUAL');
    t.specificType('is_breached', 'TINYINT(1) AS (breached_at IS NOT NULL) VIRTUAL');
  });
  await knex.schema.alterTable('tickets', (t) => {
    for (const column of filters) t.index(['workspace_id', column, 'created_at', 'id'], `tickets_${column}_index`);
  });
  await knex.raw(
    `UPDATE tickets k JOIN (SELECT t.ticket_id, SUM(t.hours) AS logged, SUM(t.billable_hours) AS billable
                              FROM time_entries t WHERE t.ticket_id IS NOT NULL GROUP BY t.ticket_id) AS work
         ON work.ticket_id = k.id
        SET k.logged_hours = work.logged, k.billable_hours = work.billable`,
  );
  for (const list of ['ticket_statuses', 'ticket_priorities'])
    await knex.schema.alterTable(list, (t) => void t.index(['workspace_id', 'name', 'id'], `${list}_by_name_index`));
}

export async function down(knex: Knex): Promise<void> {
  for (const list of ['ticket_statuses', 'ticket_priorities']) await dropIndexes(knex, list, [`${list}_by_name_index`]);
  await dropIndexes(
    knex,
    'tickets',
    filters.map((column) => `tickets_${column}_index`),
  );
  await dropColumns(knex, 'tickets', [...counters, 'is_closed', 'is_breached']);
}
