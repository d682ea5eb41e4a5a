import type { Knex } from 'knex';
import { dropIndexes } from './support.js';

const index = 'invoices_agreement_index';

/** The invoices of an agreement are looked up with it, the latest first. */
export const up = (knex: Knex): Promise<void> =>
  knex.schema.alterTable('invoices', (t) => {
    t.index(['workspace_id', 'agreement_id', 'id'], index);
  });

export const down = (knex: Knex): Promise<void> => dropIndexes(knex, 'invoices', [index]);
