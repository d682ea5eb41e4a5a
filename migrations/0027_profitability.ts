import type { Knex } from 'knex';

const columns = ['workspace_id', 'date', 'id', 'currency', 'amount', 'billable_amount', 'approval_status'];

/** What the report on profitability adds up by, so that it reads the index alone. */
const named = ['client_id', 'project_id'];

/** In one statement, so that no moment is without the index. */
const indexByDate = (knex: Knex, indexed: readonly string[]): Promise<void> =>
  knex.raw('ALTER TABLE expenses DROP INDEX ??, ADD INDEX ?? (??)', [
    'expenses_date_index',
    'expenses_date_index',
    [...indexed],
  ]);

export const up = (knex: Knex): Promise<void> => indexByDate(knex, [...columns, ...named]);

export const down = (knex: Knex): Promise<void> => indexByDate(knex, columns);
