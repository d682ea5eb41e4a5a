import type { Knex } from 'knex';
import { dropColumns } from './support.js';

/** The language that a user reads; null follows the workspace. */
export async function up(knex: Knex): Promise<void> {
  await dropColumns(knex, 'users', ['locale']);
  await knex.schema.alterTable('users', (t) => {
    t.string('locale', 5);
  });
}

export const down = (knex: Knex): Promise<void> => dropColumns(knex, 'users', ['locale']);
