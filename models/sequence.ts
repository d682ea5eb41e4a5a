import sql from 'sql-template-tag';
import type { Ctx } from './context.js';
import { executeForNumber } from './select.js';

/**
 * The next number of one of the workspace's sequences, from 1. The row stays locked until the transaction ends, and a transaction
 * that fails gives its number back: so there are no gaps, whatever runs at once or crashes. Take it as late as you can, because
 * others wait behind it.
 */
export async function nextInSequence(ctx: Ctx, name: string): Promise<number> {
  return executeForNumber(
    ctx,
    sql`INSERT INTO sequences (workspace_id, name, value) VALUES (${ctx.scope.workspaceId}, ${name}, LAST_INSERT_ID(1))
        ON DUPLICATE KEY UPDATE value = LAST_INSERT_ID(value + 1)`,
  );
}
