import type { Knex } from 'knex';
import { dropIndexes } from './support.js';

const indexes = [
  ['payments_dispute_status_index', ['dispute_status', 'date', 'id']],
  ['payments_refund_status_index', ['refund_status', 'date', 'id']],
] as const;

/** Indexes for the lists of disputed payments and of failed refunds. */
export async function up(knex: Knex): Promise<void> {
  await down(knex);
  for (const [name, columns] of indexes)
    await knex.schema.alterTable('payments', (t) => void t.index(['workspace_id', ...columns], name));
}

export async function down(knex: Knex): Promise<void> {
  await dropIndexes(
    knex,
    'payments',
    indexes.map(([name]) => name),
  );
}
