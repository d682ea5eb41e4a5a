import type { Knex } from 'knex';

/** One text sealed with SECRET_KEY, by which a start knows whether it has the key that this database goes with. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.createTable('secret_key_check', (t) => {
    t.specificType('id', 'TINYINT').notNullable().primary();
    t.string('sealed', 255).notNullable();
  });

export const down = (knex: Knex): Promise<void> => knex.schema.dropTableIfExists('secret_key_check');
