import type { Knex } from 'knex';
import { dropColumns, dropIndexes } from './support.js';

/** The order over all tickets, and over what is open, from either end. */
const indexes = {
  tickets_by_sla_due_at_index: ['workspace_id', 'sla_due_at', 'id'],
  tickets_is_closed_by_sla_due_at_index: ['workspace_id', 'is_closed', 'sla_due_at', 'id'],
};

/** After all deadlines, so that tickets without one come last; and among these what is closed. */
const none = `TIMESTAMP'9999-12-30 00:00:00'`;
const closed = `TIMESTAMP'9999-12-31 00:00:00'`;

/** The earliest deadline of a ticket's SLA that is still to be reached, whether passed or not, for lists in that order. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('tickets', (t) => {
    t.specificType(
      'sla_due_at',
      `DATETIME(3) AS (CASE WHEN closed_at IS NOT NULL THEN ${closed} ELSE LEAST(
         CASE WHEN first_response_at IS NULL THEN COALESCE(response_due_at, ${none}) ELSE ${none} END,
         COALESCE(resolution_due_at, ${none})) END) VIRTUAL`,
    );
  });
  await knex.schema.alterTable('tickets', (t) => {
    for (const [name, columns] of Object.entries(indexes)) t.index(columns, name);
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'tickets', Object.keys(indexes));
  await dropColumns(knex, 'tickets', ['sla_due_at']);
}
