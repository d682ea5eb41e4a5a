import type { Knex } from 'knex';
import { dropColumns } from './support.js';

/** The colour in which the portal shows what can be clicked. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('workspaces', (t) => void t.specificType('accent_color', 'CHAR(7) CHARACTER SET ascii'));
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'workspaces', ['accent_color']);
}
