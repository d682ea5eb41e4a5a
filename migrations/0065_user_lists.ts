import type { Knex } from 'knex';
import { dropIndexes } from './support.js';

const name = 'users_by_status_and_name_index';

/** An index for lists of users with a given status, in order of their names. */
export async function up(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'users', [name]);
  await knex.raw('ALTER TABLE ?? ADD INDEX ?? (??)', ['users', name, ['workspace_id', 'status', 'name', 'id']]);
}

export const down = (knex: Knex): Promise<void> => dropIndexes(knex, 'users', [name]);
