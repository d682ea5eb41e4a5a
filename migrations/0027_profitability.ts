import type { Knex } from 'knex';
import { replaceIndex } from './support.js';

const columns = ['workspace_id', 'date', 'id', 'currency', 'amount', 'billable_amount', 'approval_status'];

/** The columns that the profitability report groups by, so that it reads only the index. */
const named = ['client_id', 'project_id'];

const indexByDate = (knex: Knex, indexed: readonly string[]): Promise<void> =>
  replaceIndex(knex, 'expenses', 'expenses_date_index', indexed);

export const up = (knex: Knex): Promise<void> => indexByDate(knex, [...columns, ...named]);

export const down = (knex: Knex): Promise<void> => indexByDate(knex, columns);
