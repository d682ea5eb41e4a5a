/** The order of lists that users arrange: ticket statuses and priorities. */
import sql from 'sql-template-tag';
import type { Ctx } from '../../models/context.js';
import { execute, identifier, select } from '../../models/select.js';

export type OrderedList = 'ticket_statuses' | 'ticket_priorities';

/** Makes changes of the workspace's lists run one after the other. Call it before locking any row of a list. */
export async function lockLists({ db, scope }: Ctx): Promise<void> {
  await select({ db }, sql`SELECT id FROM workspaces WHERE id = ${scope.workspaceId} FOR UPDATE`);
}

/**
 * Numbers a list from 1 without gaps. Moves the row `id` to `position`, or to the end if that is past it; undefined
 * leaves it where it is.
 */
export async function arrange(ctx: Ctx, list: OrderedList, id: string, position: number | undefined): Promise<void> {
  const rows = await select<{ id: string; position: number }>(
    ctx,
    sql`SELECT t.id, t.position FROM ${identifier(list)} t WHERE t.workspace_id = ${ctx.scope.workspaceId} ORDER BY t.position, t.id`,
  );
  const ids = rows.map((row) => row.id);
  const others = ids.filter((other) => other !== id);
  const order = position === undefined ? ids : others.toSpliced(position - 1, 0, id);
  const held = new Map(rows.map((row) => [row.id, row.position]));
  for (const [at, each] of order.entries())
    if (held.get(each) !== at + 1)
      await execute(
        ctx,
        sql`UPDATE ${identifier(list)} SET position = ${at + 1}, updated_at = ${ctx.now}
             WHERE workspace_id = ${ctx.scope.workspaceId} AND id = ${each}`,
      );
}

/** The position after the last of a list. */
export async function lastPlace(ctx: Ctx, list: OrderedList): Promise<number> {
  const [row] = await select<{ position: number | null }>(
    ctx,
    sql`SELECT MAX(t.position) AS position FROM ${identifier(list)} t WHERE t.workspace_id = ${ctx.scope.workspaceId}`,
  );
  return (row?.position ?? 0) + 1;
}
