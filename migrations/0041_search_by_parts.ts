import type { Knex } from 'knex';
import { dropIndexes } from './support.js';

/** What can be found by any part of a word from now on. */
const types = ['clients', 'contacts', 'projects', 'invoices'];
/** More columns that the list of tickets filters by, each followed by the default order. */
const filters = ['reporter_id', 'agreement_id'];

const indexOf = (column: string): string => `tickets_${column}_index`;

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('tickets', (t) => {
    for (const column of filters) t.index(['workspace_id', column, 'created_at', 'id'], indexOf(column));
  });
  await indexAnew(knex);
}

export async function down(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'tickets', filters.map(indexOf));
  await indexAnew(knex);
}

/** Rows without a document are indexed right after the migrations. */
async function indexAnew(knex: Knex): Promise<void> {
  for (const table of ['search_terms', 'search_documents'])
    await knex.raw(
      'DELETE s FROM workspaces w JOIN ?? s ON s.workspace_id = w.id WHERE s.resource_type IN (?, ?, ?, ?)',
      [table, ...types],
    );
  await knex('search_backlog')
    .insert(types.map((resource_type) => ({ resource_type })))
    .onConflict('resource_type')
    .ignore();
}
