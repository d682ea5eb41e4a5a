import type { Knex } from 'knex';

/** Rows of one transaction, so that nobody waits for it. */
const atOnce = 1000;

/**
 * Allocates each payment and refund from before to its invoice, and gives it the client of the invoice. Both in one transaction, and
 * so an interrupted run is continued by the next.
 */
export async function up(knex: Knex): Promise<void> {
  const workspaces = await knex('workspaces').orderBy('id').pluck<string[]>('id');
  for (const workspaceId of workspaces) while (await allocateSome(knex, workspaceId));
}

/** Returns whether there may be more. */
async function allocateSome(knex: Knex, workspaceId: string): Promise<boolean> {
  const ids = await knex('payments')
    .where({ workspace_id: workspaceId, client_id: null })
    .limit(atOnce)
    .pluck<string[]>('id');
  if (ids.length === 0) return false;
  const places = ids.map(() => '?').join(', ');
  await knex.transaction(async (trx) => {
    await trx.raw(
      `INSERT INTO payment_allocations (id, workspace_id, created_at, updated_at, payment_id, refund_id, invoice_id, currency, amount, date)
       SELECT CONCAT('pal_', SUBSTRING(p.id, 5)), p.workspace_id, p.created_at, p.created_at, COALESCE(p.payment_id, p.id),
              IF(p.type = 'refund', p.id, NULL), p.invoice_id, p.currency, p.amount, p.date
         FROM payments p WHERE p.workspace_id = ? AND p.client_id IS NULL AND p.id IN (${places})`,
      [workspaceId, ...ids],
    );
    await trx.raw(
      `UPDATE payments p JOIN invoices i ON i.workspace_id = p.workspace_id AND i.id = p.invoice_id
          SET p.client_id = i.client_id
        WHERE p.workspace_id = ? AND p.client_id IS NULL AND p.id IN (${places})`,
      [workspaceId, ...ids],
    );
  });
  return ids.length === atOnce;
}

/** The table and the column go with the migration before. */
export const down = (): Promise<void> => Promise.resolve();
