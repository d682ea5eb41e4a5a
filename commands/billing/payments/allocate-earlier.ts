import sql, { join } from 'sql-template-tag';
import type { Ctx } from '../../../models/context.js';
import { execute, select } from '../../../models/select.js';
import { changing } from '../../../models/workspace/test-side.js';

/** Rows of one transaction, so that nobody waits for it. */
const atOnce = 1000;

/**
 * Allocates payments and refunds that know no client: servers of earlier versions, which may still run, and exports of them have each
 * on one invoice. Daily job, as the migration did; nothing is left to do once only this version runs.
 */
export async function allocateEarlierPayments(ctx: Ctx): Promise<void> {
  while (await changing(ctx, (within) => allocateSome(within, ctx.scope.workspaceId)));
}

/** As `allocateEarlierPayments`, in the transaction of an import. */
export async function allocateImported(base: Pick<Ctx, 'db'>, workspaceId: string): Promise<void> {
  while (await allocateSome(base, workspaceId));
}

/** Returns whether there may be more. */
async function allocateSome(base: Pick<Ctx, 'db'>, workspaceId: string): Promise<boolean> {
  const rows = await select<{ id: string }>(
    base,
    sql`SELECT p.id FROM payments p WHERE p.workspace_id = ${workspaceId} AND p.client_id IS NULL LIMIT ${atOnce} FOR UPDATE`,
  );
  if (rows.length === 0) return false;
  const named = sql`p.workspace_id = ${workspaceId} AND p.id IN (${join(rows.map(({ id }) => id))})`;
  await execute(
    base,
    sql`INSERT INTO payment_allocations (id, workspace_id, created_at, updated_at, payment_id, refund_id, invoice_id, currency, amount, date)
        SELECT CONCAT('pal_', SUBSTRING(p.id, 5)), p.workspace_id, p.created_at, p.created_at, COALESCE(p.payment_id, p.id),
               IF(p.type = 'refund', p.id, NULL), p.invoice_id, p.currency, p.amount, p.date
          FROM payments p WHERE ${named}`,
  );
  await execute(
    base,
    sql`UPDATE payments p JOIN invoices i ON i.workspace_id = p.workspace_id AND i.id = p.invoice_id
           SET p.client_id = i.client_id WHERE ${named}`,
  );
  return rows.length === atOnce;
}
