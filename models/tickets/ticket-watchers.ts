/** Who watches a ticket, and so is notified of comments on it. */
import sql from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';

/** Adds a watcher to a locked ticket; does nothing if they watch it already. */
export async function addWatcher(ctx: Ctx, ticketId: string, userId: string): Promise<void> {
  await execute(
    ctx,
    sql`INSERT IGNORE INTO ticket_watchers (workspace_id, ticket_id, user_id, created_at)
        VALUES (${ctx.scope.workspaceId}, ${ticketId}, ${userId}, ${ctx.now})`,
  );
}

export async function removeWatcher(ctx: Ctx, ticketId: string, userId: string): Promise<void> {
  await execute(
    ctx,
    sql`DELETE FROM ticket_watchers WHERE workspace_id = ${ctx.scope.workspaceId} AND ticket_id = ${ticketId} AND user_id = ${userId}`,
  );
}

/** A watcher with their name. */
export interface Watcher {
  readonly user_id: string;
  readonly user_name: string;
  readonly created_at: Date;
}

/** The watchers of a ticket, those first who began first. */
export const watchersOf = (ctx: Ctx, ticketId: string): Promise<Watcher[]> =>
  select(
    ctx,
    sql`SELECT t.user_id, u.name AS user_name, t.created_at FROM ticket_watchers t
          JOIN users u ON u.id = t.user_id AND u.workspace_id = t.workspace_id
         WHERE t.workspace_id = ${ctx.scope.workspaceId} AND t.ticket_id = ${ticketId} ORDER BY t.created_at, t.user_id`,
  );
