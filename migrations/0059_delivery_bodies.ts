import type { Knex } from 'knex';
import { dropColumns, dropIndexes, flag, hasColumn } from './support.js';

const table = 'webhook_deliveries';
const index = `${table}_event_type_index`;

/** The receiver's response, and an index by which deliveries of one event type are listed. */
export async function up(knex: Knex): Promise<void> {
  if (!(await hasColumn(knex, table, 'response_body')))
    await knex.schema.alterTable(table, (t) => {
      // At most as many characters as there were bytes, each of up to three bytes.
      t.text('response_body');
      flag(t, 'response_body_truncated');
    });
  await knex.schema.alterTable(
    table,
    (t) => void t.index(['workspace_id', 'webhook_id', 'event_type', 'created_at', 'id'], index),
  );
}

export async function down(knex: Knex): Promise<void> {
  await dropIndexes(knex, table, [index]);
  await dropColumns(knex, table, ['response_body', 'response_body_truncated']);
}
