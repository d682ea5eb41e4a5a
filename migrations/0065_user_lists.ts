import type { Knex } from 'knex';
import { dropIndexes } from './support.js';

const name = 'users_by_status_and_name_index';

/** Users are listed by their status: in the order of their names too. */
export async function up(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'users', [name]);
  await knex.raw('ALTER TABLE ?? ADD INDEX ?? (??)', ['users', name, ['workspace_id', 'status', 'name', 'id']]);
}

export const down = (knex: Knex): Promise<void> => dropIndexes(knex, 'users', [name]);
