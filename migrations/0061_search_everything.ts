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
  for (const table of tables)
    await knex.raw(`ALTER TABLE ?? MODIFY resource_type VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL`, [
      table,
    ]);
  await knex('search_backlog')
    .insert([...added, ...earlier].map((resource_type) => ({ resource_type })))
    .onConflict('resource_type')
    .ignore();
}

/** The room stays: TiDB takes none back from a column of a primary key, and what was cut short could not run again. */
export async function down(knex: Knex): Promise<void> {
  for (const table of ['search_terms', 'search_documents'])
    await knex.raw('DELETE s FROM workspaces w JOIN ?? s ON s.workspace_id = w.id WHERE s.resource_type IN (?, ?)', [
      table,
      ...added,
    ]);
  await knex('search_backlog').whereIn('resource_type', added).delete();
}
