import type { Knex } from 'knex';
import { hours, id } from './support.js';

const sums = ['hours', 'billable_hours', 'value', 'cost'];

/**
 * Changes of time that the kept sums do not include yet. Each is its own row, so that no two requests wait for the same sum; a
 * worker adds them to the sums later. The sums stay as they are, so the table starts out empty, however many entries there are.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('time_increments', (t) => {
    id(t, 'workspace_id').notNullable();
    id(t, 'id').notNullable();
    t.date('date').notNullable();
    id(t, 'user_id').notNullable();
    for (const column of ['client_id', 'project_id', 'ticket_id']) id(t, column).notNullable();
    t.specificType('currency', 'CHAR(3) CHARACTER SET ascii COLLATE ascii_bin').notNullable();
    for (const column of ['hours', 'billable_hours']) hours(t, column).notNullable();
    for (const column of ['value', 'cost']) t.decimal(column, 25, 6).notNullable();
    t.primary(['workspace_id', 'id']);
  });
}

/** Otherwise, what is not in the sums yet would be lost with the table. */
export async function down(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('time_increments'))) return;
  await knex.transaction(async (trx) => {
    await addTo(trx, 'daily_time', { date: 'date' }, ['user_id', 'currency']);
    const linked = ['user_id', 'client_id', 'project_id', 'ticket_id', 'currency'];
    await addTo(trx, 'monthly_time', { month: "DATE_FORMAT(date, '%Y-%m-01')" }, linked);
    // In the same transaction, so that a repeated run does not add it twice.
    await trx.raw('DELETE FROM time_increments');
  });
  await knex.schema.dropTable('time_increments');
}

async function addTo(trx: Knex, table: string, day: Readonly<Record<string, string>>, keys: string[]): Promise<void> {
  const [[name, expression] = []] = Object.entries(day);
  const columns = ['workspace_id', name, ...keys, ...sums].join(', ');
  const groups = ['workspace_id', expression, ...keys].join(', ');
  await trx.raw(
    `INSERT INTO ${table} (${columns})
     SELECT ${groups}, ${sums.map((sum) => `SUM(${sum})`).join(', ')} FROM time_increments GROUP BY ${groups}
     ON DUPLICATE KEY UPDATE ${sums.map((sum) => `${sum} = ${table}.${sum} + VALUES(${sum})`).join(', ')}`,
  );
}
