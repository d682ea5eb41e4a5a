import type { Knex } from 'knex';
import { dropColumns, dropIndexes, id } from './support.js';

const index = 'events_position_index';

/**
 * Orders events by their commits. `position` is assigned once an event is committed: the number of the pass that found it, within
 * which events are ordered by id. Existing events keep the order of their ids: they get the position 0 as the default of the new
 * column, which takes no time however large the table is. From then on, NULL means that an event is waiting for its position.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE events ADD COLUMN position BIGINT NULL DEFAULT 0');
  await knex.raw('ALTER TABLE events ALTER COLUMN position SET DEFAULT NULL');
  await knex.raw(`ALTER TABLE events ADD INDEX ${index} (workspace_id, position, id, created_at)`);
  await knex.schema.createTable('event_counters', (t) => {
    id(t, 'workspace_id').notNullable().primary();
    t.bigInteger('position').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('event_counters');
  await dropIndexes(knex, 'events', [index]);
  await dropColumns(knex, 'events', ['position']);
}
