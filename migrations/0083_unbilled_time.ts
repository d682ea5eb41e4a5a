import type { Knex } from 'knex';
import { replaceIndex } from './support.js';

const columns = ['workspace_id', 'billed', 'date', 'id', 'hours', 'billable_hours', 'value', 'currency', 'billable'];

/** What the report on unbilled work also reads, so that the index alone covers it. */
const more = ['client_id', 'project_id', 'ticket_id', 'agreement_id', 'approval_status'];

const widen = (knex: Knex, to: readonly string[]): Promise<void> =>
  replaceIndex(knex, 'time_entries', 'time_entries_billed_index', to);

export const up = (knex: Knex): Promise<void> => widen(knex, [...columns, ...more]);

export const down = (knex: Knex): Promise<void> => widen(knex, columns);
