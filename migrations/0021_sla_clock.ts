import type { Knex } from 'knex';
import { dropColumns, dropIndexes, instant } from './support.js';

/** The indexes by which workers find due tickets: in all workspaces, and in one. */
const indexes = {
  tickets_sla_next_at_index: ['sla_next_at', 'workspace_id'],
  tickets_workspace_sla_next_at_index: ['workspace_id', 'sla_next_at', 'id'],
};

/** How much of a ticket's time counts towards its SLA, and when a worker must look at it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('tickets', (t) => {
    t.specificType('sla_clock', 'MEDIUMTEXT CHARACTER SET utf8mb4');
    instant(t, 'sla_next_at');
  });
  await knex.schema.alterTable('tickets', (t) => {
    for (const [name, columns] of Object.entries(indexes)) t.index(columns, name);
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'tickets', Object.keys(indexes));
  await dropColumns(knex, 'tickets', ['sla_clock', 'sla_next_at']);
}
