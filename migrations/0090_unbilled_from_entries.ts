import type { Knex } from 'knex';

/**
 * Unbilled time is read from the entries (docs/decisions/rollups.md). The table and the column of its sums stay for servers of earlier
 * versions that still run: they find that nothing has been counted, and read the entries too.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('UPDATE workspaces SET unbilled_counted_to = NULL WHERE unbilled_counted_to IS NOT NULL');
  await knex.raw('TRUNCATE TABLE unbilled_time');
}

/** An earlier version counts again by itself. */
export const down = (): Promise<void> => Promise.resolve();
