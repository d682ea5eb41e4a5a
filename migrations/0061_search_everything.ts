import type { Knex } from 'knex';

/** Searched from now on. */
const added = ['time_entries', 'expenses'];
/** Searched before, and from now on also found by the beginning of its title. */
const earlier = ['clients', 'contacts', 'projects', 'invoices', 'tickets'];
const tables = ['search_terms', 'search_documents', 'search_backlog'];

/**
 * Makes room for the names of more tables, which the database does without touching a row. Existing rows are indexed right after
 * the migrations.
 */
export async function up(knex: Knex): Promise<void> {
  await giveRoom(knex, 16);
  await knex('search_backlog')
    .insert([...added, ...earlier].map((resource_type) => ({ resource_type })))
    .onConflict('resource_type')
    .ignore();
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['search_terms', 'search_documents'])
    await knex.raw('DELETE s FROM workspaces w JOIN ?? s ON s.workspace_id = w.id WHERE s.resource_type IN (?, ?)', [
      table,
      ...added,
    ]);
  await knex('search_backlog').whereIn('resource_type', added).delete();
  await giveRoom(knex, 8);
}

async function giveRoom(knex: Knex, length: number): Promise<void> {
  for (const table of tables)
    await knex.raw(
      `ALTER TABLE ?? MODIFY resource_type VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin NOT NULL`,
      [table],
    );
}
