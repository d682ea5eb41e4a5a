import type { Knex } from 'knex';
import { hours, id, replaceIndex } from './support.js';

/** Stands in the key of a month for a client, project or ticket that an entry does not name. */
const none = '';

const sums = (t: Knex.CreateTableBuilder): void => {
  for (const column of ['hours', 'billable_hours']) hours(t, column).notNullable();
  for (const column of ['value', 'cost']) t.decimal(column, 25, 6).notNullable();
};

const currency = (t: Knex.CreateTableBuilder): void =>
  void t.specificType('currency', 'CHAR(3) CHARACTER SET ascii COLLATE ascii_bin').notNullable();

const added = 'SUM(hours), SUM(billable_hours), SUM(value), SUM(hours * COALESCE(cost_rate, 0))';

const indexed = [
  'workspace_id',
  'date',
  'id',
  'hours',
  'billable_hours',
  'value',
  'currency',
  'billable',
  'billed',
  'user_id',
];

/** The columns that reports group by, so that the index alone covers the days around whole months. */
const named = ['client_id', 'project_id', 'ticket_id', 'cost_rate'];

const indexByDate = (knex: Knex, columns: string[]): Promise<void> =>
  replaceIndex(knex, 'time_entries', 'time_entries_date_index', columns);

/** The sums of time that reports read instead of every entry; from now on each change of an entry updates them. */
export async function up(knex: Knex): Promise<void> {
  await indexByDate(knex, [...indexed, ...named]);
  await knex.schema.createTable('daily_time', (t) => {
    id(t, 'workspace_id').notNullable();
    t.date('date').notNullable();
    id(t, 'user_id').notNullable();
    currency(t);
    sums(t);
    t.primary(['workspace_id', 'date', 'user_id', 'currency']);
  });
  await knex.schema.createTable('monthly_time', (t) => {
    id(t, 'workspace_id').notNullable();
    t.date('month').notNullable();
    id(t, 'user_id').notNullable();
    for (const column of ['client_id', 'project_id', 'ticket_id']) id(t, column).notNullable().defaultTo(none);
    currency(t);
    sums(t);
    t.primary(['workspace_id', 'month', 'user_id', 'client_id', 'project_id', 'ticket_id', 'currency']);
  });
  await knex.raw(
    `INSERT INTO daily_time SELECT workspace_id, date, user_id, currency, ${added}
       FROM time_entries GROUP BY workspace_id, date, user_id, currency`,
  );
  await knex.raw(
    `INSERT INTO monthly_time
     SELECT workspace_id, DATE_FORMAT(date, '%Y-%m-01'), user_id, COALESCE(client_id, ''), COALESCE(project_id, ''),
            COALESCE(ticket_id, ''), currency, ${added}
       FROM time_entries
      GROUP BY workspace_id, DATE_FORMAT(date, '%Y-%m-01'), user_id, COALESCE(client_id, ''), COALESCE(project_id, ''),
               COALESCE(ticket_id, ''), currency`,
  );
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['monthly_time', 'daily_time']) await knex.schema.dropTableIfExists(table);
  await indexByDate(knex, indexed);
}
