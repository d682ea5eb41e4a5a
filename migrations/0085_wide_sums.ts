import type { Knex } from 'knex';

/** Sums of amounts, each of which may be 8,000,000,000,000: a thousand of them, and lines that cancel each other out, must fit. */
const sums = [
  { table: 'projects', column: 'amount_billed', value: 0 },
  { table: 'revenue_shares', column: 'amount' },
] as const;

export const up = (knex: Knex): Promise<void> => widen(knex, 25);

export const down = (knex: Knex): Promise<void> => widen(knex, 19);

async function widen(knex: Knex, digits: number): Promise<void> {
  for (const { table, column, ...kept } of sums)
    await knex.schema.alterTable(table, (t) => {
      const changed = t.decimal(column, digits, 4).notNullable();
      ('value' in kept ? changed.defaultTo(kept.value) : changed).alter();
    });
}
