import type { Knex } from 'knex';

/** The rate of a line may be as large as any amount, such as the fee of a period. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoice_line_items', (t) => t.decimal('rate', 19, 4).notNullable().alter());
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoice_line_items', (t) => t.decimal('rate', 15, 4).notNullable().alter());
}
