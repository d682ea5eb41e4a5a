import type { Knex } from 'knex';
import { dropColumns, dropIndexes, flag, hasColumn } from './support.js';

const table = 'webhook_deliveries';
const index = `${table}_event_type_index`;

/** What the receiver answered, and what deliveries of events of one type are listed by. */
export async function up(knex: Knex): Promise<void> {
  if (!(await hasColumn(knex, table, 'response_body')))
    await knex.schema.alterTable(table, (t) => {
      // As many characters as there are bytes at most, of up to three bytes each.
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
