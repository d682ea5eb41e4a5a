import type { Knex } from 'knex';
import { dropColumns } from './support.js';

const columns = ['browser', 'platform'] as const;

/** What people signed in with, for them to tell their sessions apart. Null where it is not known. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (t) => {
    for (const column of columns) t.string(column, 40);
  });
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'sessions', columns);
}
