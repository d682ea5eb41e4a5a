import type { Knex } from 'knex';
import { dropColumns, dropIndexes, id } from './support.js';

const index = 'events_position_index';

/**
 * The order of events by their commits. `position` is given once an event is committed: the number of the pass that found it, within
 * which the order is that of the ids. What there is keeps the order of the ids: it gets the position 0 as the default of the new
 * column, which takes no time however large the table is. From then on NULL says that an event waits for its position.
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
