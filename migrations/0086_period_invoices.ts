import type { Knex } from 'knex';
import { dropIndexes } from './support.js';

const index = 'agreement_periods_invoice_id_index';

/** A period whose invoice is void has none; voiding an invoice finds its period by the index. */
export async function up(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'agreement_periods', [index]);
  await knex.schema.alterTable('agreement_periods', (t) => t.index(['workspace_id', 'invoice_id'], index));
  await knex.raw(
    `UPDATE agreement_periods SET invoice_id = NULL
      WHERE invoice_id IN (SELECT i.id FROM invoices i
                            WHERE i.workspace_id = agreement_periods.workspace_id AND i.id = agreement_periods.invoice_id AND i.status = 'void')`,
  );
}

/** Which invoice a period had is not restored: earlier versions showed one that is void. */
export async function down(knex: Knex): Promise<void> {
  await dropIndexes(knex, 'agreement_periods', [index]);
}
