import type { Knex } from 'knex';
import { dropIndexes } from './support.js';

const table = 'time_entries';
const filtered = ['excluded', 'rate_type'];
const nameOf = (column: string): string => `${table}_${column}_index`;

/** Indexes for filters of the list of time entries: in order of date, with the columns that its totals read. */
export async function up(knex: Knex): Promise<void> {
  const columns = (column: string) => [
    'workspace_id',
    column,
    'date',
    'id',
    'hours',
    'billable_hours',
    'value',
    'currency',
  ];
  for (const column of filtered) await knex.schema.alterTable(table, (t) => t.index(columns(column), nameOf(column)));
}

export const down = (knex: Knex): Promise<void> => dropIndexes(knex, table, filtered.map(nameOf));
