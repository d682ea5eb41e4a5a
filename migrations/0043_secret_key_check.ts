import type { Knex } from 'knex';

/** A text sealed with SECRET_KEY, which shows at startup whether the key is the one that this database was used with. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.createTable('secret_key_check', (t) => {
    t.specificType('id', 'TINYINT').notNullable().primary();
    t.string('sealed', 255).notNullable();
  });

export const down = (knex: Knex): Promise<void> => knex.schema.dropTableIfExists('secret_key_check');
