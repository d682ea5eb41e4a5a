import type { Knex } from 'knex';
import { dropIndexes } from './support.js';

const indexes = [
  ['payments_listed_index', ['date', 'id']],
  ['payments_type_index', ['type', 'date', 'id']],
  ['payments_method_index', ['method', 'date', 'id']],
  ['payments_amount_index', ['amount', 'id']],
  ['payments_updated_at_index', ['updated_at', 'id']],
] as const;

/** Indexes for the list of all payments. */
export async function up(knex: Knex): Promise<void> {
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
