import type { Knex } from 'knex';
import { dropColumns, hasColumn } from './support.js';

/** The clients and projects whose events a webhook receives; null for all. */
export async function up(knex: Knex): Promise<void> {
  if (!(await hasColumn(knex, 'webhooks', 'filter')))
    await knex.schema.alterTable('webhooks', (t) => void t.json('filter'));
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'webhooks', ['filter']);
}
