import sql from 'sql-template-tag';
import type { Ctx } from '../../../models/context.js';
import { execute } from '../../../models/select.js';

/**
 * Waits for no refund that was on its way at Stripe when a workspace was exported: the original sends it, and has it undone if it fails. Here it
 * counts as made elsewhere, unless Stripe says something else about it, once the account is connected.
 */
export async function releaseImportedRefunds(base: Pick<Ctx, 'db'>, workspaceId: string): Promise<void> {
  await execute(
    base,
    sql`UPDATE payments SET refund_status = NULL, refund_error = NULL
         WHERE workspace_id = ${workspaceId} AND refund_status = 'pending'`,
  );
}
