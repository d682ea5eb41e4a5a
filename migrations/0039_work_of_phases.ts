import type { Knex } from 'knex';
import { dropColumns, dropIndexes, hours, id } from './support.js';

/** What can belong to a phase, and the order in which it is read there. */
const held = {
  tasks: ['position', 'id'],
  milestones: ['due_date', 'id'],
  tickets: ['created_at', 'id'],
} as const;
const tables = Object.keys(held) as (keyof typeof held)[];

/** Tasks, milestones and tickets name the phase of the project that they belong to, and a phase has a budget of hours. */
export async function up(knex: Knex): Promise<void> {
  for (const table of tables) {
    await knex.schema.alterTable(table, (t) => void id(t, 'phase_id'));
    await knex.schema.alterTable(table, (t) => {
      t.index(['workspace_id', 'phase_id', ...held[table]], `${table}_phase_id_index`);
    });
  }
  await knex.schema.alterTable('phases', (t) => void hours(t, 'budget_hours'));
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'phases', ['budget_hours']);
  for (const table of tables.toReversed()) {
    await dropIndexes(knex, table, [`${table}_phase_id_index`]);
    await dropColumns(knex, table, ['phase_id']);
  }
}
