import sql from 'sql-template-tag';
import type { Ctx } from './context.js';
import { execute, select } from './select.js';

/**
 * The next number of one of the workspace's sequences, from 1. The row stays locked until the transaction ends, and a
 * transaction that fails gives its number back: so there are no gaps, whatever runs at once or crashes. Take it as late as
 * you can, for others wait behind it.
 */
export async function nextInSequence(ctx: Ctx, name: string): Promise<number> {
  const { workspaceId } = ctx.scope;
  await execute(
    ctx,
    sql`INSERT INTO sequences (workspace_id, name, value) VALUES (${workspaceId}, ${name}, 1) ON DUPLICATE KEY UPDATE value = value + 1`,
  );
  const [row] = await select<{ value: number }>(
    ctx,
    sql`SELECT value FROM sequences WHERE workspace_id = ${workspaceId} AND name = ${name}`,
  );
  return Number(row?.value);
}
