import type { Knex } from 'knex';
import { dropColumns, dropIndexes, hasColumn } from './support.js';

/**
 * What readers by cursor of lists with `updated_since` need: the pass that found a change to be overtaken, and the last pass before
 * the data of a test side were reset, since whose time no cursor is valid.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await hasColumn(knex, 'overtaken_changes', 'position')))
    await knex.schema.alterTable('overtaken_changes', (t) => void t.bigInteger('position').notNullable().defaultTo(0));
  await knex.schema.alterTable(
    'overtaken_changes',
    (t) => void t.index(['workspace_id', 'position', 'resource_id'], 'overtaken_changes_position_index'),
  );
  await knex.schema.alterTable('event_counters', (t) => void t.bigInteger('reset_position').notNullable().defaultTo(0));
}

export async function down(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'overtaken_changes', ['overtaken_changes_position_index']);
  await dropColumns(knex, 'overtaken_changes', ['position']);
  await dropColumns(knex, 'event_counters', ['reset_position']);
}
