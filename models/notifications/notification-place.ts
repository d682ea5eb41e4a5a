/** How far the events of each workspace have been turned into notifications, in event order. */
import sql from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';

/** The last event that was read; later ones follow it in event order. */
export interface NotificationPlace {
  readonly position: number;
  readonly id: string;
}

/** Sorts after the ids of all events. */
const afterAll = 'evt_zzzzzzzzzzzzzzzzzzzzzzzzzz';

/** Locks the workspace's place until the transaction ends, so that passes over its events run one after the other. */
export async function lockNotificationPlace(ctx: Ctx): Promise<NotificationPlace> {
  await execute(
    ctx,
    sql`INSERT INTO notification_places (workspace_id, position, event_id) VALUES (${ctx.scope.workspaceId}, -1, '')
        ON DUPLICATE KEY UPDATE workspace_id = VALUES(workspace_id)`,
  );
  const [place] = await select<NotificationPlace>(
    ctx,
    sql`SELECT position, event_id AS id FROM notification_places WHERE workspace_id = ${ctx.scope.workspaceId} FOR UPDATE`,
  );
  return place ?? { position: -1, id: '' };
}

/** The number of the workspace's last pass that ordered events: all events up to it can be read. */
export async function lastPosition(ctx: Ctx): Promise<number> {
  const [counter] = await select<{ position: number }>(
    ctx,
    sql`SELECT position FROM event_counters WHERE workspace_id = ${ctx.scope.workspaceId}`,
  );
  return counter?.position ?? -1;
}

/** Moves the locked place to an event, or with a position alone, behind all events up to that position. */
export async function moveNotificationPlace(
  ctx: Ctx,
  { position, id = afterAll }: { readonly position: number; readonly id?: string },
): Promise<void> {
  await execute(
    ctx,
    sql`UPDATE notification_places SET position = ${position}, event_id = ${id} WHERE workspace_id = ${ctx.scope.workspaceId}`,
  );
}

/**
 * Ids of workspaces with events that have no order yet, or from which notifications have not been made; none are made
 * in a workspace that will be deleted.
 */
export async function findWorkspacesToNotify(base: Pick<Ctx, 'db'>): Promise<string[]> {
  // One index lookup for each workspace. With a join instead, the optimizer could choose to read all events.
  const found = await select<{ id: string }>(
    base,
    sql`SELECT w.id, (SELECT e.id FROM events e FORCE INDEX (events_position_index)
                       WHERE e.workspace_id = w.id AND e.position IS NULL LIMIT 1) AS waiting,
               w.deletes_at IS NULL AND (c.position > COALESCE(p.position, -1) OR p.event_id <> ${afterAll}) AS is_behind
          FROM workspaces w LEFT JOIN event_counters c ON c.workspace_id = w.id
          LEFT JOIN notification_places p ON p.workspace_id = w.id
        HAVING waiting IS NOT NULL OR is_behind = 1`,
  );
  return found.map(({ id }) => id);
}

/** Whether a workspace has ordered events from which notifications have not been made. */
export async function isBehind(base: Pick<Ctx, 'db'>, workspaceId: string): Promise<boolean> {
  const [counter] = await select<{ behind: number }>(
    base,
    sql`SELECT c.position > COALESCE(p.position, -1) OR p.event_id <> ${afterAll} AS behind
          FROM event_counters c LEFT JOIN notification_places p ON p.workspace_id = c.workspace_id
         WHERE c.workspace_id = ${workspaceId}`,
  );
  return counter?.behind === 1;
}
